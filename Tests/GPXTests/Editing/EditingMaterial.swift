import CMath
import Geodesy
import TestSupport

@testable import GPX

/// Metres of a degree of latitude, or of longitude at the equator, on a sphere of 6 371 008.8 m.
let metresPerDegree = 6_371_008.8 * Double.pi / 180

/// Instants a number of seconds after a fixed one.
func at(_ seconds: Double) -> Timestamp {
  Timestamp(seconds: 1_700_000_000).advanced(by: seconds)
}

/// Points along the equator, by metres from Greenwich.
func equator(
  _ metres: [Double],
  elevations: [Double?] = [],
  seconds: [Double?] = []
) -> TrackSegment {
  TrackSegment(
    metres.enumerated().map { index, metre in
      TrackPoint(
        latitude: 0,
        longitude: metre / metresPerDegree,
        elevation: index < elevations.count ? elevations[index] : nil,
        time: index < seconds.count ? seconds[index].map { at($0) } : nil
      )
    }
  )
}

extension TrackSegment {
  /// Metres from Greenwich along the equator, one a point.
  var metres: [Double] { longitudes.map { $0 * metresPerDegree } }

  /// Seconds after the fixed instant, one a point.
  var seconds: [Double?] { times.map { $0.map { $0.seconds(since: at(0)) } } }

  var length: Double { cumulativeDistances.last ?? 0 }

  /// Whether every number is finite and every place on the earth.
  var isSound: Bool {
    indices.allSatisfy { row in
      abs(latitudes[row]) <= 90 && abs(longitudes[row]) <= 180
        && (elevations[row]?.isFinite ?? true)
    } && elevations.count == count && times.count == count
  }
}

/// A way of points that have something of everything, and lack it here and there.
func randomSegment(
  _ random: inout SeededGenerator,
  count: Int,
  near place: CLLocationCoordinate2D = CLLocationCoordinate2D(latitude: 47, longitude: 11),
  step: Double = 20,
  isTimed: Bool = false
) -> TrackSegment {
  var segment = TrackSegment()
  segment.extensions = [ExtensionElement(QualifiedName("own"), text: "of the segment")]
  var here = place
  var bearing = Double.random(in: 0..<360, using: &random)
  var time = 0.0
  for _ in 0..<count {
    segment.append(randomPoint(&random, here, time: time, isTimed: isTimed))
    bearing += Double.random(in: -60...60, using: &random)
    here = here.coordinate(
      at: Double.random(in: 0...step * 2, using: &random),
      bearing: bearing.truncatingRemainder(dividingBy: 360)
    )
    time += Double(Int.random(in: 1...5, using: &random))
  }
  return segment
}

private func randomPoint(
  _ random: inout SeededGenerator,
  _ place: CLLocationCoordinate2D,
  time: Double,
  isTimed: Bool
) -> TrackPoint {
  let chance = { (random: inout SeededGenerator) in Double.random(in: 0..<1, using: &random) }
  var point = TrackPoint(coordinate: place)
  if chance(&random) < 0.9 { point.elevation = Double.random(in: 0...900, using: &random) }
  if isTimed || chance(&random) < 0.9 { point.time = at(time) }
  if chance(&random) < 0.05 {
    var texts = PointTexts()
    texts.name = "point at \(time)"
    texts.links = [WebLink(address: "https://example.org/\(time)")]
    point.texts = texts
  }
  if chance(&random) < 0.3 {
    var reception = Reception()
    reception.satellites = Int.random(in: 3...12, using: &random)
    reception.course = Double.random(in: 0..<360, using: &random)
    reception.fix = .threeDimensional
    point.reception = reception
  }
  if chance(&random) < 0.7 {
    let rate = Int.random(in: 60...190, using: &random)
    let heart = ExtensionElement(
      QualifiedName("hr", prefix: "gpxtpx", namespace: "urn:tpx"),
      text: "\(rate)"
    )
    point.extensions = [
      ExtensionElement(
        QualifiedName("TrackPointExtension", prefix: "gpxtpx", namespace: "urn:tpx"),
        content: [.element(heart)]
      )
    ]
  }
  return point
}

/// Places where formulas fail that are not meant for a sphere.
let awkwardPlaces = [
  CLLocationCoordinate2D(latitude: 47, longitude: 11),
  CLLocationCoordinate2D(latitude: -17, longitude: 179.9995),
  CLLocationCoordinate2D(latitude: 89.9995, longitude: 20),
  CLLocationCoordinate2D(latitude: -90, longitude: 0),
  CLLocationCoordinate2D(latitude: 0, longitude: -180),
]

/// Segments at which an edit could divide by nothing, or leave what numbers can hold.
func nastySegments() -> [TrackSegment] {
  let huge = Double.greatestFiniteMagnitude
  let ends = [Timestamp(seconds: .min), Timestamp(seconds: .max, nanoseconds: 999_999_999)]
  let places = [(0.0, 0.0), (0, 180), (0, -180), (90, 5), (90, -5), (-90, 0), (0, 0), (0, 0)]
  let all = places.enumerated().map { index, place in
    TrackPoint(
      latitude: place.0,
      longitude: place.1,
      elevation: [huge, -huge, nil, 0][index % 4],
      time: [ends[0], ends[1], nil, at(0)][index % 4]
    )
  }
  let same = TrackPoint(latitude: 46.5, longitude: 7.5, elevation: 1, time: at(3))
  return [
    TrackSegment(), TrackSegment([same]), TrackSegment([same, same, same]), TrackSegment(all),
    TrackSegment(all.reversed()), TrackSegment(all.prefix(2)),
    TrackSegment([TrackPoint(latitude: 1, longitude: 2), TrackPoint(latitude: 1, longitude: 2)]),
    equator([0, 0, 1e-9, 5, 5], elevations: [huge, huge], seconds: [5, 4, 3, 2, 2]),
  ]
}
