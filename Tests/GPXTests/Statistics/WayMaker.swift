import TestSupport

@testable import GPX

/// Ways that are made for tests.
enum WayMaker {
  /// Metres of a degree on a great circle of the mean sphere, 6 371 008.8 m · π / 180.
  static let metresPerDegree = 6_371_008.8 * Double.pi / 180

  /// Points along the equator at so many metres from the beginning; what is left out is missing at all points.
  static func equator(
    _ metres: [Double],
    elevations: [Double?] = [],
    seconds: [Double?] = []
  ) -> TrackSegment {
    TrackSegment(
      metres.enumerated().map { row, metre in
        TrackPoint(
          latitude: 0,
          longitude: metre / metresPerDegree,
          elevation: row < elevations.count ? elevations[row] : nil,
          time: row < seconds.count ? seconds[row].map(time) : nil
        )
      }
    )
  }

  /// So many seconds after some instant.
  static func time(_ seconds: Double) -> Timestamp {
    let whole = seconds.rounded(.down)
    return Timestamp(
      seconds: 1_700_000_000 + Int64(whole),
      nanoseconds: Int32(((seconds - whole) * 1e9).rounded())
    )
  }

  /// Segments as they come from devices and from files that something happened to: with halts, doubled points, values
  /// that are missing, and times that stand still or run backwards.
  static func disorder(_ random: inout SeededGenerator) -> [TrackSegment] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      var latitude = Double.random(in: -89...89, using: &random)
      var longitude = Double.random(in: -180...180, using: &random)
      var seconds = Double.random(in: 0...1000, using: &random)
      let hasTimes = Int.random(in: 0...4, using: &random) > 0
      let hasElevations = Int.random(in: 0...4, using: &random) > 0
      return TrackSegment(
        (0..<Int.random(in: 0...70, using: &random)).map { _ in
          if Int.random(in: 0...3, using: &random) > 0 {
            latitude += Double.random(in: -2e-4...3e-4, using: &random)
            longitude = wrapped(longitude + Double.random(in: -1e-4...4e-4, using: &random))
          }
          let step = Int.random(in: 0...20, using: &random)
          seconds += step == 0 ? -50 : step == 1 ? 0 : Double(step)
          let isTimed = hasTimes && Int.random(in: 0...6, using: &random) > 0
          let isHigh = hasElevations && Int.random(in: 0...6, using: &random) > 0
          return TrackPoint(
            latitude: latitude,
            longitude: longitude,
            elevation: isHigh ? Double.random(in: 0...60, using: &random) : nil,
            time: isTimed ? time(seconds) : nil
          )
        }
      )
    }
  }

  private static func wrapped(_ longitude: Double) -> Double {
    longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
  }
}
