internal import CMath
internal import Drawing
internal import Geodesy

/// Where places of the map appear: the numbers of a viewport that many points are placed by.
struct MapProjection {
  private let centerX: Double
  private let centerY: Double
  private let cosine: Double
  private let sine: Double
  private let middleX: Double
  private let middleY: Double

  init(_ viewport: MapViewport) {
    centerX = viewport.center.x
    centerY = viewport.center.y
    let angle = viewport.heading * .pi / 180
    cosine = (viewport.heading == 0 ? 1 : cos(angle)) * viewport.scale
    sine = (viewport.heading == 0 ? 0 : sin(angle)) * viewport.scale
    middleX = Double(viewport.size.width) / 2
    middleY = Double(viewport.size.height) / 2
  }

  /// Where a place appears; the copy of the world is the caller's to choose.
  func point(for mapPoint: MKMapPoint) -> CGPoint {
    // The centre is taken away first: at high zoom the difference is small and keeps its digits.
    let x = mapPoint.x - centerX
    let y = mapPoint.y - centerY
    return CGPoint(x: x * cosine + y * sine + middleX, y: y * cosine - x * sine + middleY)
  }
}
