/// A profile of elevations that runs straight from one to the next.
struct PiecewiseLine {
  /// What a part of the profile amounts to.
  struct Integral {
    /// ∫ h(s) ds.
    var area = 0.0

    /// ∫ (s − c) h(s) ds about a place c.
    var moment = 0.0
  }

  /// Where there is an elevation, in metres along the way; never falling.
  private(set) var distances: [Double] = []

  /// The elevations there, in metres above the first one.
  private var heights: [Double] = []

  /// Takes the elevations that there are, one or none at each distance.
  init(_ elevations: NumberColumn, along way: [Double]) {
    distances.reserveCapacity(elevations.presentCount)
    heights.reserveCapacity(elevations.presentCount)
    var base: Double?
    for row in elevations.indices {
      guard let elevation = elevations[row] else { continue }
      distances.append(way[row])
      heights.append(elevation - (base ?? elevation))
      base = base ?? elevation
    }
  }

  /// The first distance, 0 without any.
  var start: Double { distances.first ?? 0 }

  /// The last distance, 0 without any.
  var end: Double { distances.last ?? 0 }

  /// The metres from the first distance to the last one.
  var length: Double { end - start }

  /// The integrals over a part of the piece that begins at a point of the profile, about a place.
  func integral(piece: Int, from: Double, to: Double, about centre: Double) -> Integral {
    let length = distances[piece + 1] - distances[piece]
    guard length > 0 else { return Integral() }
    let slope = (heights[piece + 1] - heights[piece]) / length
    let height1 = heights[piece] + (from - distances[piece]) * slope
    let height2 = heights[piece] + (to - distances[piece]) * slope
    let width = to - from
    let arms = (from - centre) * (2 * height1 + height2) + (to - centre) * (height1 + 2 * height2)
    return Integral(area: width * (height1 + height2) / 2, moment: width * arms / 6)
  }
}
