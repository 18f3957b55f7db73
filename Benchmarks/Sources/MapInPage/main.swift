#if arch(wasm32)
internal import Switchback
internal import WebHost

/// What the functions below lead to; a page has a single thread.
private enum Running {
  nonisolated(unsafe) static var model: MapModel?
}

/// Shows an empty map.
///
/// The page then brings "line" or "markers": the longitude and latitude of one place after another, as 64-bit numbers.
@_expose(wasm, "start")
@_cdecl("bench_start")
func start() {
  let host = WebHost()
  let model = MapModel()
  Running.model = model
  host.run(HostingStage(host: host, root: MapInPage(model: model))) { name, bytes in
    let places = places(in: bytes)
    if name.utf8.elementsEqual("line".utf8) {
      model.addLine(places)
    } else {
      model.addMarkers(places)
    }
  }
}

/// Moves the map, of that width and height, at once; the next frame shows it.
@_expose(wasm, "move")
@_cdecl("bench_move")
func move(
  _ longitude: Double,
  _ latitude: Double,
  _ worldWidth: Double,
  _ width: Double,
  _ height: Double
) {
  Running.model?.move(
    to: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
    worldWidth: worldWidth,
    size: CGSize(width: width, height: height)
  )
}

private func places(in bytes: [UInt8]) -> [CLLocationCoordinate2D] {
  bytes.withUnsafeBytes { bytes in
    (0..<bytes.count / 16).map { index in
      CLLocationCoordinate2D(
        latitude: bytes.loadUnaligned(fromByteOffset: index * 16 + 8, as: Double.self),
        longitude: bytes.loadUnaligned(fromByteOffset: index * 16, as: Double.self)
      )
    }
  }
}

#endif
