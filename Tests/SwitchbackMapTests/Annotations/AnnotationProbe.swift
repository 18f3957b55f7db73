import Drawing
import Geodesy
import SwitchbackUI
import TestSupport

@testable import SwitchbackMap

/// A map on a surface without a platform, whose frames are a sixtieth of a second apart.
@MainActor
final class AnnotationProbe {
  let host = RecordingHost()
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  let delegate = ProbeDelegate()
  private(set) var time = 0.0

  /// A map that shows that many degrees from west to east about 44° north, 7° east.
  init(span: Double = 0.5) {
    map.didMove(to: host)
    map.delegate = delegate
    zoom(to: span)
  }

  func zoom(to span: Double) {
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 44, longitude: 7),
        span: MKCoordinateSpan(latitudeDelta: span / 4, longitudeDelta: span)
      ),
      animated: false
    )
  }

  @discardableResult
  func frame(after seconds: Double = 1.0 / 60) -> DisplayList {
    time += seconds
    return map.frame(at: time)
  }

  /// Lets everything come to rest.
  @discardableResult
  func settle() -> DisplayList {
    for _ in 0..<60 { frame() }
    return frame()
  }

  /// Adds a pin in the middle of the map that a person can drag.
  func addDraggable() -> MKPointAnnotation {
    delegate.makeView = { _, annotation in
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.isDraggable = true
      return view
    }
    let pin = place(0, 0, title: "Pin")
    map.addAnnotation(pin)
    settle()
    return pin
  }

  /// A place so many points from the middle of the map as it is.
  func place(
    _ x: Double,
    _ y: Double,
    title: String? = nil,
    subtitle: String? = nil
  )
    -> MKPointAnnotation
  {
    let point = CGPoint(x: 400 + x, y: 300 + y)
    return MKPointAnnotation(
      coordinate: map.convert(point, toCoordinateFrom: map),
      title: title,
      subtitle: subtitle
    )
  }

  func record(_ annotation: any MKAnnotation) -> AnnotationRecord? { map.record(of: annotation) }

  /// Where the annotation appeared in the last frame.
  func point(_ annotation: any MKAnnotation) -> CGPoint {
    record(annotation)?.point ?? CGPoint(x: -1e9, y: 0)
  }

  /// The texts of the last frame that are not degrees.
  func titles(_ list: DisplayList) -> [String] {
    list[.annotations].compactMap { if case .text(let run) = $0 { run.text } else { nil } }
  }

  private var isPressed = false

  @discardableResult
  func send(
    _ kind: InputEvent.Kind,
    at point: CGPoint = .zero,
    device: InputEvent.Device = .mouse,
    key: InputEvent.Key = .other,
    pointer: Int32 = 0,
    buttons: UInt8? = nil
  ) -> Bool {
    var event = InputEvent(kind, time: time)
    event.location = point
    event.device = device
    event.key = key
    event.pointer = pointer
    if kind == .pointerDown { isPressed = true }
    if kind == .pointerUp || kind == .pointerCancel { isPressed = false }
    event.buttons = buttons ?? (isPressed && kind != .wheel ? 1 : 0)
    return map.handle(event)
  }

  func tap(_ point: CGPoint) {
    send(.pointerDown, at: point)
    send(.pointerUp, at: point)
    time += 1
  }

  private var identifiers = AccessibilityIdentifiers()

  var elements: [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    map.appendAccessibilityElements(to: &elements, depth: 0, identifiers: &identifiers)
    return elements
  }
}

/// Notes what it is told, and makes views as a test says.
@MainActor
final class ProbeDelegate: @preconcurrency MKMapViewDelegate {
  var makeView: ((MKMapView, any MKAnnotation) -> MKAnnotationView?)?
  private(set) var viewRequests = 0
  private(set) var added = 0
  private(set) var log: [String] = []

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    viewRequests += 1
    return makeView?(mapView, annotation)
  }

  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    added += views.count
  }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    log.append("select view \(view.annotation?.title ?? "")")
  }

  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    log.append("deselect view \(view.annotation?.title ?? "")")
  }

  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
    log.append("select \(annotation.title ?? "")")
  }

  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
    log.append("deselect \(annotation.title ?? "")")
  }

  func mapView(
    _ mapView: MKMapView,
    annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {
    log.append("control of \(view.annotation?.title ?? "")")
  }

  func mapView(
    _ mapView: MKMapView,
    annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {
    log.append("drag \(oldState) to \(newState)")
  }
}
