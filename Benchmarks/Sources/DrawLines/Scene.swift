import Switchback

/// A map with lines, and what its frames have.
final class Scene: MKMapViewDelegate {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
  private let host = RecordingHost()
  private var time = 0.0

  init(_ lines: [MKPolyline]) {
    map.didMove(to: host)
    map.delegate = self
    map.addOverlays(lines)
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    guard let polyline = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
    let renderer = MKPolylineRenderer(polyline: polyline)
    renderer.strokeColor = .blue
    renderer.lineWidth = 4
    return renderer
  }

  /// Shows all overlays.
  func showAll() {
    var rect = MKMapRect.null
    for overlay in map.overlays { rect = rect.union(overlay.boundingMapRect) }
    map.setVisibleMapRect(rect, animated: false)
  }

  /// Shows so many levels more, about a place.
  func zoom(levels: Int, about place: MKMapPoint, from rect: MKMapRect) {
    let scale = Double(1 << levels)
    map.setVisibleMapRect(
      MKMapRect(
        x: place.x - rect.width / 2 / scale,
        y: place.y - rect.height / 2 / scale,
        width: rect.width / scale,
        height: rect.height / scale
      ),
      animated: false
    )
  }

  /// Moves the map by a part of what it shows.
  func pan(_ share: Double) {
    let rect = map.visibleMapRect
    map.setVisibleMapRect(rect.offsetBy(dx: rect.width * share, dy: 0), animated: false)
  }

  /// Draws a frame and gives the number of vertices that lines are drawn with.
  @inline(never)
  func measuredFrame() -> DisplayList {
    time += 1 / 60.0
    return map.frame(at: time)
  }

  static func vertexCount(_ list: DisplayList) -> Int {
    var count = 0
    for case .stroke(let path, _, _) in list[.overlays] { count += path.elements.count }
    return count
  }
}
