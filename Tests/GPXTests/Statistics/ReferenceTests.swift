import Geodesy
import Testing

@testable import GPX

@Suite struct ReferenceTests {
  /// How far a length may be from that of PROJ, in metres: a nanometre a point, and what adding up loses.
  private static let metre = 1e-6

  private func expect(
    _ statistics: TrackStatistics,
    _ expected: ReferenceFigures.Whole
  ) {
    let metre = Self.metre + 1e-12 * expected.length3D
    GPXTests.expect(statistics.distance, near: expected.length2D, within: metre, "length 2D")
    GPXTests.expect(statistics.distance3D, near: expected.length3D, within: metre, "length 3D")
    GPXTests.expect(statistics.ascent, near: expected.ascent, within: metre, "ascent")
    GPXTests.expect(statistics.descent, near: expected.descent, within: metre, "descent")
    GPXTests.expect(statistics.rawAscent, near: expected.rawAscent, within: metre, "raw ascent")
    GPXTests.expect(statistics.rawDescent, near: expected.rawDescent, within: metre, "raw descent")
    let gradients = [statistics.minimumGradient, statistics.maximumGradient]
    for (gradient, expected) in zip(gradients, [expected.gradient?.first, expected.gradient?.last])
    {
      GPXTests.expect(gradient, near: expected, within: 1e-6, "gradient")
    }
    let range = statistics.elevationRange.map { [$0.lowerBound, $0.upperBound] }
    #expect(range == expected.elevation)
    let recorded = statistics.recordedTime > 0 ? statistics.recordedTime : nil
    let moving = recorded.map { _ in statistics.knownMovingTime }
    GPXTests.expect(recorded, near: expected.recordedTime, within: 1e-6, "recorded time")
    GPXTests.expect(moving, near: expected.movingTime, within: 1e-6, "moving time")
    let distance = statistics.movingDistance
    GPXTests.expect(distance, near: expected.movingDistance, within: metre, "moving distance")
    // A speed is a length over a time of at least a millisecond.
    let speed = 1e-6 + 1e-9 * (expected.rawMaximumSpeed ?? 0)
    let maximum = statistics.maximumSpeed
    GPXTests.expect(maximum, near: expected.maximumSpeed, within: speed, "speed")
    let raw = statistics.rawMaximumSpeed
    GPXTests.expect(raw, near: expected.rawMaximumSpeed, within: speed, "raw speed")
  }

  private func expect(_ bounds: GeographicBounds?, _ expected: [Double]?) {
    let edges = bounds.map { [$0.south, $0.west, $0.north, $0.east] }
    #expect((edges == nil) == (expected == nil))
    for (edge, expected) in zip(edges ?? [], expected ?? []) {
      // -180 and 180 are one meridian.
      let away = (edge - expected).remainder(dividingBy: 360)
      #expect(abs(away) < 1e-9)
    }
  }

  @Test(arguments: ReferenceTrack.all)
  func `measures a track as PROJ and numpy do`(_ reference: ReferenceTrack) throws {
    let track = try reference.track()
    let figures = reference.figures
    #expect(track.pointCount == figures.points)
    expect(track.statistics(), figures.sphere)
    expect(track.statistics(options: StatisticsOptions(distanceModel: .wgs84)), figures.wgs84)
    expect(track.statistics().bounds, figures.bounds)
    GPXTests.expect(track.statistics().duration, near: figures.duration, within: 1e-6, "duration")
    for (model, expected) in [(DistanceModel.meanSphere, figures.sphere), (.wgs84, figures.wgs84)] {
      let metre = Self.metre + 1e-12 * expected.length3D
      GPXTests.expect(track.length2D(model: model), near: expected.length2D, within: metre, "2D")
      GPXTests.expect(track.length3D(model: model), near: expected.length3D, within: metre, "3D")
    }
    for (segment, column) in zip(track.segments, figures.gradients) {
      #expect(segment.count == column.count)
      for (gradient, expected) in zip(segment.gradients(), column) {
        GPXTests.expect(gradient, near: expected, within: 1e-6, "gradient")
      }
    }
  }

  @Test(arguments: ReferenceTrack.all)
  func `measures parts of a track as numpy does`(_ reference: ReferenceTrack) throws {
    let table = try reference.track().stretchTable()
    expect(table.statistics, reference.figures.sphere)
    for splits in reference.figures.splits {
      let found =
        splits.unit == "distance"
        ? table.splits(everyMetres: splits.every) : table.splits(everySeconds: splits.every)
      #expect(found.count == splits.figures.count)
      for (split, expected) in zip(found, splits.figures) { expect(split.statistics, expected) }
    }
    for stretch in reference.figures.stretches {
      let found = table.statistics(fromDistance: stretch.from, toDistance: stretch.to)
      expect(found, stretch.figures)
    }
    for profile in reference.figures.profiles {
      let found =
        profile.unit == "distance"
        ? table.profile(everyMetres: profile.every) : table.profile(everySeconds: profile.every)
      #expect(found.distances.count == profile.samples.count)
      for (number, sample) in profile.samples.enumerated() where number < found.distances.count {
        GPXTests.expect(found.distances[number], near: sample[0], within: 1e-5, "sample")
        GPXTests.expect(found.elevations[number], near: sample[1], within: 1e-5, "elevation")
      }
    }
  }

  /// The places at the ends are found by division, which moves them by some micrometres where times are.
  private func expect(_ statistics: TrackStatistics, _ expected: ReferenceFigures.Part) {
    let tolerance = 1e-5 + 1e-11 * expected.distance
    let pairs = [
      (statistics.distance, expected.distance), (statistics.distance3D, expected.length3D),
      (statistics.ascent, expected.ascent), (statistics.descent, expected.descent),
      (statistics.rawAscent, expected.rawAscent), (statistics.rawDescent, expected.rawDescent),
      (statistics.recordedTime, expected.recordedTime),
      (statistics.knownMovingTime, expected.movingTime),
      (statistics.knownMovingDistance, expected.movingDistance),
    ]
    for (number, (value, expected)) in pairs.enumerated() {
      GPXTests.expect(value, near: expected, within: tolerance, "figure \(number)")
    }
  }

  @Test(arguments: ReferenceTrack.all)
  func `finds what is nearest as a search along the way does`(_ reference: ReferenceTrack) throws {
    let index = try reference.track().nearestIndex()
    for search in reference.figures.nearest {
      let wanted = CLLocationCoordinate2D(latitude: search.latitude, longitude: search.longitude)
      let point = try #require(index.nearestPoint(to: wanted))
      let place = try #require(index.nearestPlace(to: wanted))
      GPXTests.expect(point.distance, near: search.point, within: 1e-6, "nearest point")
      GPXTests.expect(place.distance, near: search.place, within: 1e-4, "nearest place")
      #expect(place.distance <= point.distance + 1e-7)
    }
  }

  @Test(arguments: ReferenceTrack.all)
  func `takes means of sensors as numpy does`(_ reference: ReferenceTrack) throws {
    let track = try reference.track()
    let segments = track.segments
    let quantities = ["hr": SensorQuantity.heartRate, "cad": .cadence, "power": .power]
    for (name, sensor) in reference.figures.sensors {
      let columns = sensor.columns.map { NumberColumn($0) }
      let quantity = try #require(quantities[name])
      for (segment, column) in zip(segments, columns) {
        #expect(Array(segment.values(of: quantity)) == Array(column))
      }
      var figures = SensorStatistics()
      for (segment, column) in zip(segments, columns) {
        figures.add(segment.statistics(of: column))
      }
      let all = [
        figures, track.statistics(of: quantity), track.sensorTable(of: quantity).statistics,
        SensorTable(segments, values: columns).statistics,
      ]
      for found in all {
        #expect(found.count == sensor.figures.count)
        #expect(found.minimum == sensor.figures.minimum)
        #expect(found.maximum == sensor.figures.maximum)
        GPXTests.expect(found.mean, near: sensor.figures.mean, within: 1e-9, "mean \(name)")
        let expected = sensor.figures.meanWithoutZeros
        GPXTests.expect(found.meanWithoutZeros, near: expected, within: 1e-9, "mean of \(name)")
      }
    }
  }

  @Test(Material.isNeeded, arguments: ReferenceFile.all)
  func `measures a file of another project as PROJ and numpy do`(_ file: ReferenceFile) throws {
    let document = try Document(reading: try Material.bytes("corpus/\(file.path)"))
    expect(document.statistics(), file.figures.sphere)
    expect(
      document.statistics(options: StatisticsOptions(distanceModel: .wgs84)),
      file.figures.wgs84
    )
    expect(document.statistics().bounds, file.figures.bounds)
  }

  @Test func `has references to compare with`() {
    #expect(ReferenceTrack.all.count == 7)
    #expect(ReferenceFile.all.count == 70)
  }
}
