import Switchback

/// A declarative map with one line, on a surface without a platform.
final class LiveStage {
  private let stage: HostingStage<LiveMap>
  private var time = 0.0

  init(_ places: [CLLocationCoordinate2D]) {
    let middle = places[places.count / 2]
    stage = HostingStage(
      host: RecordingHost(),
      root: LiveMap(places: places, middle: middle)
    )
    stage.resize(to: CGSize(width: 1024, height: 768), scale: 1, colorScheme: .light)
  }

  /// Draws a frame and gives the number of its strokes.
  @discardableResult
  func draw() -> Int {
    time += 1 / 60.0
    var count = 0
    for case .stroke in stage.frame(at: time)[.overlays] { count += 1 }
    return count
  }

  /// Updates the line and draws a frame.
  func show(_ places: [CLLocationCoordinate2D]) {
    stage.root.places = places
    stage.setNeedsUpdate()
    time += 1 / 60.0
    _ = stage.frame(at: time)
  }
}

/// A map of one line, seen from near its middle.
struct LiveMap: View {
  var places: [CLLocationCoordinate2D]
  var middle: CLLocationCoordinate2D

  var body: some View {
    Map(
      initialPosition: .region(
        MKCoordinateRegion(center: middle, latitudinalMeters: 3_000, longitudinalMeters: 3_000)
      )
    ) {
      MapPolyline(coordinates: places).stroke(.blue, lineWidth: 4)
    }
  }
}
