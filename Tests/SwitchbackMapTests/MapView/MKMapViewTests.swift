import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct MKMapViewTests {
  private let host = RecordingHost()

  private func makeMap() -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    map.didMove(to: host)
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 43.8, longitude: 6.3),
        latitudinalMeters: 20_000,
        longitudinalMeters: 20_000
      ),
      animated: false
    )
    return map
  }

  private func annotations(_ count: Int) -> [MKPointAnnotation] {
    (0..<count).map {
      MKPointAnnotation(
        coordinate: CLLocationCoordinate2D(latitude: 43.75 + Double($0) / 100, longitude: 6.3),
        title: "\($0)"
      )
    }
  }

  @Test func `gives back the region that fits the view, and keeps it`() {
    let map = makeMap()
    let region = map.region
    for _ in 0..<50 { map.setRegion(map.region, animated: false) }
    #expect(abs(map.region.center.latitude - region.center.latitude) < 1e-9)
    #expect(abs(map.region.span.longitudeDelta / region.span.longitudeDelta - 1) < 1e-9)
  }

  @Test func `keeps annotations by identity and in order`() {
    let map = makeMap()
    let added = annotations(3)
    map.addAnnotations(added)
    map.addAnnotation(added[1])
    #expect(map.annotations.count == 3)
    let points = map.annotations.compactMap { $0 as? MKPointAnnotation }
    #expect(points.elementsEqual(added) { $0 === $1 })
  }

  @Test func `touches only what the difference of two slices names`() {
    let map = makeMap()
    let placemarks = annotations(10)
    let delegate = RecordingDelegate()
    map.delegate = delegate
    var time = 0.0
    func show(_ count: Int) {
      let existing = map.annotations.compactMap { $0 as? MKPointAnnotation }
      for change in placemarks.prefix(count).difference(from: existing, by: { $0 === $1 }) {
        switch change {
        case .insert(_, let element, _): map.addAnnotation(element)
        case .remove(_, let element, _): map.removeAnnotation(element)
        }
      }
      time += 1
      _ = map.frame(at: time)
    }
    show(4)
    #expect(delegate.addedViews == 4)
    let kept = map.view(for: placemarks[0])
    show(6)
    #expect(delegate.addedViews == 6)
    show(2)
    #expect(map.annotations.count == 2)
    #expect(map.view(for: placemarks[0]) === kept)
  }

  @Test func `removing and adding the same objects in one turn changes nothing`() {
    let map = makeMap()
    map.addAnnotations(annotations(5))
    _ = map.frame(at: 0)
    let before = map.frame(at: 1)
    let all = map.annotations
    map.removeAnnotations(all)
    map.addAnnotations(all)
    #expect(map.frame(at: 1.1)[.annotations] == before[.annotations])
  }

  @Test(arguments: [0.05, 5])
  func `what is removed and added again stands after the others, faded or not`(wait: Double) {
    let map = makeMap()
    let all = annotations(5)
    map.addAnnotations(all)
    _ = map.frame(at: 0)
    map.removeAnnotations([all[0], all[2]])
    _ = map.frame(at: 0.01)
    _ = map.frame(at: wait)
    map.addAnnotations([all[2], all[1], all[0]])
    _ = map.frame(at: wait + 1)
    #expect(map.annotations.map { $0.title } == ["1", "3", "4", "2", "0"])
    // What has no room is not drawn.
    let drawn = map.drawingOrder.map { $0.annotation.title }
    #expect(drawn.count > 2)
    #expect(drawn == map.annotations.map { $0.title }.filter { drawn.contains($0) })
  }

  @Test func `has no view and no renderer for what was removed and still fades`() {
    let map = makeMap()
    let place = annotations(1)[0]
    let line = MKPolyline(coordinates: scenarioLine(43.8), count: 40)
    map.addAnnotation(place)
    map.addOverlay(line)
    _ = map.frame(at: 0)
    let (view, renderer) = (map.view(for: place), map.renderer(for: line))
    #expect(view != nil && renderer != nil)
    map.removeAnnotation(place)
    map.removeOverlay(line)
    _ = map.frame(at: 0.1)
    #expect(map.annotationRecords.count == 1)
    #expect(map.view(for: place) == nil)
    #expect(map.renderer(for: line) == nil)
    map.addAnnotation(place)
    map.addOverlay(line)
    #expect(map.view(for: place) === view)
    #expect(map.renderer(for: line) === renderer)
  }

  @Test func `stays where it is when it is to show no annotations, or none that is on the map`() {
    let map = makeMap()
    let delegate = RecordingDelegate()
    map.delegate = delegate
    let before = map.viewport
    let nowhere = MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: .nan, longitude: 7)
    )
    for isAnimated in [false, true] {
      map.showAnnotations([], animated: isAnimated)
      map.showAnnotations([nowhere], animated: isAnimated)
      _ = map.frame(at: isAnimated ? 1 : 0)
    }
    #expect(map.viewport == before)
    #expect(delegate.regionChanges == 0)
    #expect(!map.isAnimating)
    // It is added all the same.
    #expect(map.annotations.count == 1)
  }

  @Test func `moves an annotation whose coordinate is set`() {
    let map = makeMap()
    let annotation = annotations(1)[0]
    map.addAnnotation(annotation)
    _ = map.frame(at: 0)
    annotation.coordinate = map.centerCoordinate
    _ = map.frame(at: 1)
    let point = map.recordsByAnnotation[ObjectIdentifier(annotation)]?.point
    #expect(point.map { $0.distance(to: CGPoint(x: 400, y: 300)) < 1e-6 } == true)
  }

  @Test func `asks for views only when an annotation comes into sight`() {
    let map = makeMap()
    let delegate = RecordingDelegate()
    map.delegate = delegate
    map.addAnnotation(
      MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: -33, longitude: 151))
    )
    for step in 0..<100 { _ = map.frame(at: Double(step) / 60) }
    #expect(delegate.addedViews == 0)
    map.setCenter(CLLocationCoordinate2D(latitude: -33, longitude: 151), animated: false)
    for step in 0..<100 { _ = map.frame(at: 2 + Double(step) / 60) }
    #expect(delegate.addedViews == 1)
  }

  @Test func `ends the selection of what is removed, once`() {
    let map = makeMap()
    let delegate = RecordingDelegate()
    map.delegate = delegate
    let added = annotations(2)
    map.addAnnotations(added)
    map.selectAnnotation(added[0], animated: false)
    map.removeAnnotation(added[0])
    map.removeAnnotation(added[0])
    #expect(delegate.selections == 1)
    #expect(delegate.deselections == 1)
    #expect(map.selectedAnnotations.isEmpty)
  }

  @Test func `a delegate that adds and removes when the region changes does not go round`() {
    let map = makeMap()
    let delegate = RecordingDelegate()
    delegate.onRegionChange = { map in
      map.removeAnnotations(map.annotations)
      map.addAnnotation(MKPointAnnotation(coordinate: map.centerCoordinate))
    }
    map.delegate = delegate
    map.setCenter(CLLocationCoordinate2D(latitude: 44, longitude: 7), animated: false)
    #expect(delegate.regionChanges == 1)
    _ = map.frame(at: 1)
    #expect(delegate.regionChanges == 1)
  }

  @Test func `gives the same frame for the same time`() {
    let map = makeMap()
    map.addAnnotations(annotations(6))
    map.setCenter(CLLocationCoordinate2D(latitude: 44, longitude: 7), animated: true)
    for time in [0.0, 0.1, 0.5, 3] {
      #expect(map.frame(at: time) == map.frame(at: time))
    }
  }

  @Test func `shows a place on either side of the 180th meridian once`() {
    let map = makeMap()
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 180),
        span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 40)
      ),
      animated: false
    )
    for longitude in [170.0, -170] {
      map.addAnnotation(
        MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: longitude))
      )
    }
    _ = map.frame(at: 0)
    let points = map.annotationRecords.compactMap { $0.point }.map { $0.x }
    #expect(points.count == 2)
    #expect(points[0] < 400 && points[1] > 400)
    #expect(abs(points[0] + points[1] - 800) < 1e-6)
  }

  @Test func `titles no picture that another one hides, but the one that is selected`() {
    let map = makeMap()
    let pair = annotations(2)
    pair[1].coordinate = pair[0].coordinate
    map.addAnnotations(pair)
    #expect(titles(map.frame(at: 0)) == ["1"])
    map.selectAnnotation(pair[0], animated: false)
    _ = map.frame(at: 1)
    #expect(titles(map.frame(at: 2)).contains("0"))
  }

  private func titles(_ list: DisplayList) -> [String] {
    list[.annotations].compactMap { if case .text(let run) = $0 { run.text } else { nil } }
  }

  @Test func `keeps nothing alive`() {
    weak var map: MKMapView?
    weak var annotation: MKPointAnnotation?
    do {
      let strong = makeMap()
      let point = annotations(1)[0]
      strong.addAnnotation(point)
      _ = strong.frame(at: 0)
      map = strong
      annotation = point
    }
    #expect(map == nil)
    #expect(annotation == nil)
  }
}

private final class RecordingDelegate: MKMapViewDelegate {
  private(set) var addedViews = 0
  private(set) var selections = 0
  private(set) var deselections = 0
  private(set) var regionChanges = 0
  var onRegionChange: ((MKMapView) -> Void)?

  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    addedViews += views.count
  }

  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
    selections += 1
  }

  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
    deselections += 1
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    regionChanges += 1
    onRegionChange?(mapView)
  }
}
