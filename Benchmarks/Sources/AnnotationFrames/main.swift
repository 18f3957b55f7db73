import Drawing
import Geodesy
import Measuring
import SwitchbackMap
import SwitchbackUI

// Times the frames of a pan, of a zoom and of changes over many annotations, in a view of 1024 × 768 points.

/// Numbers that repeat: SplitMix64.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}

final class Clusters: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    if annotation is MKClusterAnnotation { return nil }
    let view =
      mapView.dequeueReusableAnnotationView(withIdentifier: "place")
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "place")
    view.clusteringIdentifier = "places"
    return view
  }
}

final class Required: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    let view =
      mapView.dequeueReusableAnnotationView(withIdentifier: "place")
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "place")
    view.displayPriority = .required
    return view
  }
}

/// The processor time that something takes: on a busy machine it is what repeats.
func milliseconds(_ body: () -> Void) -> Double {
  let start = Clock.now()
  body()
  return (Clock.now().processor - start.processor) * 1e3
}

func text(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
}

func measure(_ name: String, _ count: Int, delegate: (any MKMapViewDelegate)?) {
  var numbers = Numbers(state: 7)
  let host = RecordingHost()
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
  map.didMove(to: host)
  map.delegate = delegate
  let annotations = (0..<count).map { number in
    MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(
        latitude: 43 + Double.random(in: 0...2, using: &numbers),
        longitude: 5 + Double.random(in: 0...4, using: &numbers)
      ),
      title: "Place \(number)"
    )
  }
  let center = CLLocationCoordinate2D(latitude: 44, longitude: 7)
  let span = MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4)
  map.setRegion(MKCoordinateRegion(center: center, span: span), animated: false)
  var words = 0
  var time = 0.0
  func frame() {
    time += 1.0 / 60
    words = map.frame(at: time).layers.reduce(0) { $0 + $1.commands.words.count }
  }
  let adding = milliseconds { map.addAnnotations(annotations) }
  let first = milliseconds { frame() }
  for _ in 0..<60 { frame() }
  func times(_ number: Int, _ change: (Int) -> Void) -> [Double] {
    (0..<number).map { step in
      change(step)
      return milliseconds { frame() }
    }.sorted()
  }
  let resting = times(100) { _ in }
  let region = map.region
  let pan = times(300) { step in
    let shift = region.span.longitudeDelta * 4 / 1024 * Double(step)
    map.setCenter(
      CLLocationCoordinate2D(latitude: 44, longitude: 7 - 2 + shift / 2),
      animated: false
    )
  }
  let zoom = times(300) { step in
    let part = 1 - Double(step) / 330
    map.setRegion(
      MKCoordinateRegion(
        center: center,
        span: MKCoordinateSpan(latitudeDelta: 2 * part, longitudeDelta: 4 * part)
      ),
      animated: false
    )
  }
  let moves = times(100) { step in
    annotations[step % count].coordinate.latitude += 0.001
  }
  func middleAndLate(_ times: [Double]) -> String {
    "\(text(times[times.count / 2]))/\(text(times[times.count * 95 / 100]))/\(text(times[times.count - 1]))"
  }
  print(
    "\(name) \(count): add \(text(adding)), first \(text(first)); median/p95/max: rest \(middleAndLate(resting)), "
      + "pan \(middleAndLate(pan)), zoom \(middleAndLate(zoom)), one moves \(middleAndLate(moves)); \(words) words"
  )
}

for count in [10_000, 200_000] { measure("markers", count, delegate: nil) }
measure("required markers", 10_000, delegate: Required())
let clusters = Clusters()
for count in [10_000, 100_000] { measure("clusters", count, delegate: clusters) }
