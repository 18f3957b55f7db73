/// Collects points, lines and rectangles, and gives the smallest rectangle that holds them all, be it across
/// the 180th meridian.
///
/// On the circle of longitudes, the smallest arc that holds everything is what the largest gap leaves. What
/// is not on the map, such as a point that is not a number, is left out.
package struct MapExtent: Hashable, Sendable {
  /// What has been collected from west to east, each with its western end in the world.
  private var arcs: [ClosedRange<Double>] = []
  private var minY = Double.infinity
  private var maxY = -Double.infinity

  /// Creates an extent that holds nothing.
  package init() {}

  /// Takes in a point.
  package mutating func include(_ point: MKMapPoint) {
    guard point.isOnMap else { return }
    include(x: point.x...point.x, y: point.y...point.y)
  }

  /// Takes in a line, each piece of which goes the short way round the world.
  ///
  /// - Complexity: O(n) for n points.
  package mutating func include(line: [MKMapPoint]) {
    var bounds: BoundingBox?
    var previous = 0.0
    for point in line where point.isOnMap {
      guard var box = bounds else {
        bounds = BoundingBox(point)
        previous = point.x
        continue
      }
      let near = point.copy(nearestTo: previous)
      box.include(near)
      bounds = box
      previous = near.x
    }
    guard let bounds else { return }
    include(x: bounds.minX...bounds.maxX, y: bounds.minY...bounds.maxY)
  }

  /// Takes in a rectangle; the null rectangle adds nothing.
  package mutating func include(_ rect: MKMapRect) {
    let far = MKMapPoint(x: rect.maxX, y: rect.maxY)
    guard rect.origin.isOnMap, far.isOnMap, rect.width >= 0, rect.height >= 0 else { return }
    include(x: rect.minX...far.x, y: rect.minY...far.y)
  }

  /// The smallest rectangle that holds everything, with its western edge in the world.
  ///
  /// It is null for nothing, and the world's full width for what goes all the way round. Of two arcs that
  /// are equally small, the one that starts farthest west is given.
  ///
  /// - Complexity: O(n log n) for n parts.
  package var rect: MKMapRect {
    let world = WebMercator.worldWidth
    let sorted = risingOrder(of: arcs.map { $0.lowerBound }).map { arcs[$0] }
    guard let first = sorted.first, let farthest = sorted.map({ $0.upperBound }).max() else {
      return .null
    }
    // The arcs that reach past the world's eastern edge cover its west up to here.
    var reached = farthest - world
    var start = first.lowerBound
    var end = farthest
    var largestGap = start - reached
    for arc in sorted {
      let gap = arc.lowerBound - reached
      if gap > largestGap {
        largestGap = gap
        start = arc.lowerBound
        end = reached + world
      }
      reached = max(reached, arc.upperBound)
    }
    guard largestGap > 0 else {
      return MKMapRect(x: 0, y: minY, width: world, height: maxY - minY)
    }
    return MKMapRect(x: start, y: minY, width: end - start, height: maxY - minY)
  }

  private mutating func include(x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let world = WebMercator.worldWidth
    let shift = x.lowerBound >= 0 && x.lowerBound < world ? 0 : x.lowerBound / world
    let moved = shift.rounded(.down) * world
    arcs.append((x.lowerBound - moved)...(x.upperBound - moved))
    minY = min(minY, y.lowerBound)
    maxY = max(maxY, y.upperBound)
  }
}
