#if arch(wasm32)
internal import Switchback

/// A map with nothing on it but what the page brings, and no controls, as the peers have none.
final class MapModel {
  let map = MKMapView()

  private static let ink = RGBA(0xD91A_26FF)

  init() {
    map.showsCompass = false
    map.showsScale = false
    map.showsZoomControls = false
    map.delegate = self
  }

  /// Shows a line through places.
  func addLine(_ places: [CLLocationCoordinate2D]) {
    map.addOverlay(MKPolyline(coordinates: places, count: places.count))
  }

  /// Shows a marker at each place.
  func addMarkers(_ places: [CLLocationCoordinate2D]) {
    map.addAnnotations(
      places.map { place in
        let annotation = MKPointAnnotation()
        annotation.coordinate = place
        return annotation
      }
    )
  }

  /// Shows a place in the middle of a map of that size, where the world is so many points wide.
  func move(to place: CLLocationCoordinate2D, worldWidth: Double, size: CGSize) {
    let middle = MKMapPoint(place)
    let step = MKMapSize.world.width / worldWidth
    let width = Double(size.width) * step
    let height = Double(size.height) * step
    map.setVisibleMapRect(
      MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height),
      animated: false
    )
  }
}

extension MapModel: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    // All are drawn, as the peers draw all, however they lie over each other.
    view.displayPriority = .required
    return view
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
    let renderer = MKPolylineRenderer(polyline: line)
    renderer.strokeColor = Color(light: Self.ink, dark: Self.ink)
    renderer.lineWidth = 3
    return renderer
  }
}

#endif
