import Geodesy

@testable import SwitchbackMap

/// Notes what a map tells of its camera.
@MainActor
final class CameraLog: @preconcurrency MKMapViewDelegate {
  private(set) var lines: [String] = []

  /// What the map told that it should not have told then.
  private(set) var fault: String?

  /// What the map showed when the last movement was told to be over; `nil` while one is on.
  private(set) var end: MapViewport?

  /// What a program does when it hears of an end.
  var answer: (() -> Void)?

  /// Whether the map told of the end of all that it told of the beginning of.
  var isComplete: Bool { lines.last != "will" && lines.last != "move" }

  func clear() {
    lines = []
    end = nil
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.isDraggable = annotation.coordinate.longitude > 7
    view.canShowCallout = true
    return view
  }

  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    if !isComplete { fault = "began twice" }
    lines.append("will")
    end = nil
  }

  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
    if isComplete { fault = "moved before it began" }
    lines.append("move")
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    if isComplete { fault = "ended twice" }
    lines.append("did")
    end = mapView.viewport
    answer?()
  }
}
