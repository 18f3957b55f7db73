import TestSupport
import Testing

@testable import GPX

@Suite struct MotionTests {
  private func statistics(
    metres: [Double],
    seconds: [Double?],
    _ options: StatisticsOptions = StatisticsOptions()
  ) -> TrackStatistics {
    WayMaker.equator(metres, seconds: seconds).statistics(options: options)
  }

  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) < 1e-6 } ?? false
  }

  @Test func `knows nothing without times`() {
    let none: [[Double?]] = [[], [nil, nil, nil], [nil, 5, nil]]
    for seconds in none {
      let figures = statistics(metres: [0, 10, 20], seconds: seconds)
      #expect(figures.movingTime == nil && figures.stoppedTime == nil)
      #expect(figures.movingDistance == nil && figures.duration == nil)
      #expect(figures.meanSpeed == nil && figures.movingSpeed == nil)
      #expect(figures.maximumSpeed == nil && figures.rawMaximumSpeed == nil)
    }
  }

  @Test func `moves from half a kilometre an hour on, however long an interval takes`() {
    // 0.5 km/h are 500 m an hour: the first interval moves, the second does not.
    let figures = statistics(metres: [0, 501, 1000], seconds: [0, 3600, 7200])
    #expect(figures.movingTime == 3600)
    #expect(figures.stoppedTime == 3600)
    #expect(isNear(figures.movingDistance, 501))
    #expect(isNear(figures.movingSpeed, 501 / 3600))
    #expect(isNear(figures.meanSpeed, 1000 / 7200))
    let strict = StatisticsOptions(movingSpeed: 1)
    let stopped = statistics(metres: [0, 501, 1000], seconds: [0, 3600, 7200], strict)
    #expect(stopped.movingTime == 0 && stopped.stoppedTime == 7200)
    #expect(stopped.movingDistance == 0 && stopped.movingSpeed == nil)
    #expect(isNear(stopped.maximumSpeed, 501 / 3600))
    let lenient = StatisticsOptions(movingSpeed: 0)
    #expect(statistics(metres: [5, 5], seconds: [0, 9], lenient).movingTime == 9)
  }

  @Test(Material.isNeeded)
  func `moves in sparse recordings`() throws {
    // Of the collection of cases: a point a minute for 480 s, in three of which nobody moves.
    let bytes = try Material.bytes("research/gpx-cases/103-sparse-recording.gpx")
    let figures = try Document(reading: bytes).statistics()
    #expect(figures.duration == 480)
    #expect(figures.movingTime == 300 && figures.stoppedTime == 180)
    #expect(isNear(figures.movingSpeed, figures.distance / 300))
  }

  @Test(Material.isNeeded)
  func `halts where all points are one`() throws {
    let bytes = try Material.bytes("research/gpx-cases/98-identical-points.gpx")
    let figures = try Document(reading: bytes).statistics()
    #expect(figures.duration == 10 && figures.movingTime == 0 && figures.stoppedTime == 10)
    // They differ by what is written of them: micrometres.
    #expect(isNear(figures.meanSpeed, 0) && isNear(figures.maximumSpeed, 0))
    #expect(figures.movingSpeed == nil)
  }

  @Test func `never counts the time between segments`() {
    let track = Track(segments: [
      WayMaker.equator([0, 100], seconds: [0, 10]),
      WayMaker.equator([500, 600], seconds: [1000, 1020]),
    ])
    let figures = track.statistics()
    #expect(figures.duration == 1020)
    #expect(figures.movingTime == 30 && figures.stoppedTime == 0)
    #expect(isNear(figures.meanSpeed, 200 / 1020))
    #expect(isNear(figures.movingSpeed, 200 / 30))
  }

  @Test func `gives the way to a point without a later time to the next one that has it`() {
    // The second point repeats the time of the first, the fourth has none.
    let figures = statistics(metres: [0, 10, 20, 30, 40], seconds: [0, 0, 10, nil, 20])
    #expect(isNear(figures.movingDistance, 40))
    #expect(figures.movingTime == 20)
    #expect(isNear(figures.rawMaximumSpeed, 2))
    // Nothing later comes: the way is known, the time is not.
    let open = statistics(metres: [0, 10, 20], seconds: [0, 10, 10])
    #expect(isNear(open.movingDistance, 10))
    #expect(isNear(open.meanSpeed, 2))
  }

  @Test func `takes times that run backwards for none`() {
    let figures = statistics(metres: [0, 10, 20, 30], seconds: [100, 110, 50, 60])
    #expect(isNear(figures.movingDistance, 20))
    #expect(figures.movingTime == 20)
    #expect(figures.duration == 60)
    // Intervals that overlap do not make more time than there is.
    let mixed = statistics(metres: [0, 10, 20, 30, 40, 50], seconds: [0, 2, 1, 3, 2, 4])
    #expect(mixed.duration == 4 && mixed.movingTime == 4 && mixed.stoppedTime == 0)
    let falling = statistics(metres: [0, 10, 20], seconds: [30, 20, 10])
    #expect(falling.duration == 20 && falling.movingTime == nil && falling.meanSpeed == nil)
  }

  @Test func `counts the way of tracks without times in no speed`() {
    var document = Document()
    document.tracks = [
      Track(segments: [WayMaker.equator([0, 1000], seconds: [0, 100])]),
      Track(segments: [WayMaker.equator([0, 9000])]),
    ]
    let figures = document.statistics()
    #expect(isNear(figures.distance, 10_000))
    #expect(isNear(figures.meanSpeed, 10))
    #expect(isNear(figures.movingSpeed, 10))
  }

  @Test func `rejects the speeds of a position that jumps away and back`() {
    var metres = (0..<40).map { Double($0) * 3 }
    metres[20] += 400
    let seconds = (0..<40).map { Double($0) }
    let figures = statistics(metres: metres, seconds: seconds)
    #expect(isNear(figures.maximumSpeed, 3))
    #expect(isNear(figures.rawMaximumSpeed, 403))
    let none = StatisticsOptions(speedOutliers: .none)
    #expect(isNear(statistics(metres: metres, seconds: seconds, none).maximumSpeed, 403))
  }

  @Test func `keeps a sprint that lasts, and what is too little to judge`() {
    var speeds = [Double](repeating: 3, count: 30)
    for (row, speed) in zip(12..., [4.0, 5, 6, 7, 8, 8, 7, 6, 5, 4]) { speeds[row] = speed }
    #expect(SpeedOutlierRule().maximum(of: speeds) == 8)
    #expect(SpeedOutlierRule().maximum(of: [9]) == 9)
    #expect(SpeedOutlierRule().maximum(of: [1, 9]) == 9)
    #expect(SpeedOutlierRule().maximum(of: [1, 1, 9]) == 1)
    #expect(SpeedOutlierRule().maximum(of: []) == nil)
    // A third more than the others is more than three times a tenth.
    #expect(SpeedOutlierRule().maximum(of: [3, 3, 3, 3, 3.89, 3, 3, 3]) == 3.89)
    #expect(SpeedOutlierRule().maximum(of: [3, 3, 3, 3, 3.91, 3, 3, 3]) == 3)
    // Median 4, deviations 3 2 1 0 1 2 and 16, of which the median is 2: up to 4 + 3 · 1.4826 · 2 = 12.8956.
    let rule = SpeedOutlierRule(neighbours: 3)
    #expect(!rule.rejects(3, of: [1, 2, 3, 12.89, 4, 5, 6]))
    #expect(rule.rejects(3, of: [1, 2, 3, 12.9, 4, 5, 6]))
  }

  @Test func `is finite and consistent, whatever a file holds`() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<500 {
      let figures = Track(segments: WayMaker.disorder(&random)).statistics()
      let numbers = [
        figures.distance, figures.distance3D, figures.ascent, figures.descent, figures.rawAscent,
        figures.rawDescent, figures.movingTime, figures.stoppedTime, figures.movingDistance,
        figures.meanSpeed, figures.movingSpeed, figures.maximumSpeed, figures.rawMaximumSpeed,
        figures.duration,
      ]
      for number in numbers.compactMap({ $0 }) { #expect(number.isFinite && number >= 0) }
      #expect(figures.distance3D >= figures.distance - 1e-9)
      #expect((figures.maximumSpeed == nil) == (figures.movingTime == nil))
      #expect((figures.maximumSpeed ?? 0) <= (figures.rawMaximumSpeed ?? 0))
      #expect((figures.movingDistance ?? 0) <= figures.distance + 1e-9)
      if let moving = figures.movingTime, let stopped = figures.stoppedTime {
        #expect(moving + stopped <= (figures.duration ?? .nan) + 1e-9)
      }
      if let least = figures.minimumGradient, let greatest = figures.maximumGradient {
        #expect(least.isFinite && greatest.isFinite && least <= greatest)
      }
    }
  }
}
