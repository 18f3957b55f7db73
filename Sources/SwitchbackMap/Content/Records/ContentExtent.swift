internal import Geodesy

/// The extent of many things on the map, found without sorting them in all but odd cases.
struct ContentExtent {
  /// Into how many columns the world is cut where things lie on more than half of it.
  private static let columns = 1024

  private var minX = Double.infinity
  private var maxX = -Double.infinity
  private var minY = Double.infinity
  private var maxY = -Double.infinity
  private var rects: [MKMapRect] = []

  mutating func include(_ point: MKMapPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    include(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
  }

  mutating func include(_ rect: MKMapRect) {
    guard !rect.isNull, rect.maxX.isFinite, rect.maxY.isFinite else { return }
    rects.append(rect)
    minX = min(minX, rect.minX)
    maxX = max(maxX, rect.maxX)
    minY = min(minY, rect.minY)
    maxY = max(maxY, rect.maxY)
  }

  /// The smallest rectangle that holds everything; null for nothing.
  var rect: MKMapRect {
    guard minX <= maxX else { return .null }
    let world = MKMapSize.world.width
    // What lies on less than half of the world, inside of its edges, has its largest gap round the other side.
    if minX >= 0, maxX < world, maxX - minX < world / 2 {
      return MKMapRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
    let rough = extent(of: merged()).rect
    // A gap that is left between columns is wider than any inside of one.
    if world - rough.width > 2 * world / Double(Self.columns) { return rough }
    return extent(of: rects).rect
  }

  private func extent(of rects: [MKMapRect]) -> MapExtent {
    var extent = MapExtent()
    for rect in rects { extent.include(rect) }
    return extent
  }

  /// The rectangles, those that start in one column made one.
  private func merged() -> [MKMapRect] {
    let world = MKMapSize.world.width
    var merged = [MKMapRect](repeating: .null, count: Self.columns)
    for rect in rects {
      let x = rect.minX - (rect.minX / world).rounded(.down) * world
      let column = min(Self.columns - 1, Int(x / world * Double(Self.columns)))
      merged[column] = merged[column].union(
        MKMapRect(x: x, y: rect.minY, width: rect.width, height: rect.height)
      )
    }
    return merged.filter { !$0.isNull }
  }
}
