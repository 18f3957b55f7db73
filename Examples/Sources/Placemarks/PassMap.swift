import MapKit
import SwiftUI

/// A map with some passes, and a binding to the part of the world that it shows.
struct PassMap: UIViewRepresentable {
  var placemarks: [PassAnnotation]
  @Binding var visibleRect: MKMapRect

  func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  func makeUIView(context: UIViewRepresentableContext<PassMap>) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    return map
  }

  func updateUIView(_ map: MKMapView, context: UIViewRepresentableContext<PassMap>) {
    context.coordinator.parent = self
    context.coordinator.show(visibleRect, in: map)
    // The map may give its annotations in any order, so both sides are brought into the same one: a placemark that
    // stays is then in the same place of both, and left alone.
    let existing = map.annotations.compactMap { $0 as? PassAnnotation }.sorted(by: isHigher)
    let wanted = placemarks.sorted(by: isHigher)
    for change in wanted.difference(from: existing, by: ===) {
      switch change {
      case .insert(_, let placemark, _): map.addAnnotation(placemark)
      case .remove(_, let placemark, _): map.removeAnnotation(placemark)
      }
    }
  }

  private func isHigher(_ first: PassAnnotation, _ second: PassAnnotation) -> Bool {
    first.pass.height > second.pass.height
  }
}

extension PassMap {
  /// Stands between the map and the binding, and gives the annotations their views.
  final class Coordinator: NSObject, MKMapViewDelegate {
    var parent: PassMap

    /// What the binding and the map agreed on last: a rectangle goes to the map only if it is another one, and so none
    /// that the map itself has told.
    private var agreed: MKMapRect?

    init(_ parent: PassMap) {
      self.parent = parent
    }

    /// Takes a rectangle of the binding to the map.
    func show(_ rect: MKMapRect, in map: MKMapView) {
      if let agreed, MKMapRectEqualToRect(agreed, rect) { return }
      map.setVisibleMapRect(rect, animated: agreed != nil)
      agreed = rect
    }

    /// Takes what the map shows to the binding.
    func mapViewDidChangeVisibleRegion(_ map: MKMapView) {
      let rect = map.visibleMapRect
      if let agreed, MKMapRectEqualToRect(agreed, rect) { return }
      agreed = rect
      parent.visibleRect = rect
    }

    func mapView(_ map: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard let annotation = annotation as? PassAnnotation else { return nil }
      let view = PassPinView(annotation: annotation, reuseIdentifier: nil)
      view.show(annotation.pass)
      return view
    }
  }
}
