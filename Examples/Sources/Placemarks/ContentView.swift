import MapKit
import SwiftUI

struct ContentView: View {
  @State private var count = 3

  var body: some View {
    VStack {
      PlacemarkMap(placemarks: Array(placemarks.prefix(count)))
      Stepper("Count \(count)", value: $count, in: 0...placemarks.count)
        .padding()
    }
  }
}

nonisolated(unsafe) let placemarks: [MKPointAnnotation] = [
  MKPointAnnotation(
    coordinate: CLLocationCoordinate2D(latitude: 43.8, longitude: 6.3),
    title: "A",
    subtitle: nil
  ),
  MKPointAnnotation(
    coordinate: CLLocationCoordinate2D(latitude: 43.82, longitude: 6.3),
    title: "B",
    subtitle: nil
  ),
  MKPointAnnotation(
    coordinate: CLLocationCoordinate2D(latitude: 43.82, longitude: 6.35),
    title: "C",
    subtitle: nil
  ),
]

struct PlacemarkMap: UIViewRepresentable {
  var placemarks: [MKPointAnnotation]

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 43.81, longitude: 6.32),
      span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)
    )
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    let existing = map.annotations.compactMap { $0 as? MKPointAnnotation }
    for change in placemarks.difference(from: existing, by: ===) {
      switch change {
      case .insert(_, let placemark, _): map.addAnnotation(placemark)
      case .remove(_, let placemark, _): map.removeAnnotation(placemark)
      }
    }
  }
}
