import TestSupport
import Testing

@testable import GPX

@Suite struct ElevationEditingTests {
  /// A way with elevations of noise and jumps, and without some of them.
  private func noisy(_ random: inout SeededGenerator, _ count: Int) -> TrackSegment {
    var segment = randomSegment(&random, count: count)
    segment.replaceElevations(
      with: NumberColumn(
        (0..<count).map { row in
          if Int.random(in: 0..<8, using: &random) == 0 { return nil }
          let noise = Double(Int.random(in: -3...3, using: &random))
          let jump = Int.random(in: 0..<12, using: &random) == 0 ? 200.0 : 0
          return Double(row) + noise + jump
        }
      )
    )
    return segment
  }

  private func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  @Test func `takes the mean over a length of way`() {
    let line = equator([0, 10, 20, 30, 40], elevations: [0, 30, nil, 60, 0])
    #expect(
      Array(line.smoothingElevations(window: 25).elevations) == [15, 15, nil, 30, 30]
    )
    // With the smoothing of the statistics taken away, the ascent is that of the statistics.
    var random = SeededGenerator(seed: 20)
    let segment = noisy(&random, 300)
    let smooth = segment.smoothingElevations()
    let figures = smooth.statistics(smoothing: ElevationSmoothing(window: 0, threshold: 3))
    #expect(figures.ascent == segment.statistics().ascent)
    #expect(smooth.removing(.elevations) == segment.removing(.elevations))
    #expect(equator([0, 1]).smoothingElevations() == equator([0, 1]))
  }

  @Test func `takes the median over a length of way as a sort does`() {
    let line = equator([0, 10, 20, 30, 40], elevations: [5, 900, nil, 7, 9])
    #expect(
      Array(line.smoothingElevations(by: .median, window: 50).elevations)
        == [452.5, 7, nil, 9, 8]
    )
    var random = SeededGenerator(seed: 21)
    for count in 0..<40 {
      let segment = noisy(&random, count * 3)
      let distances = segment.cumulativeDistances
      let window = Double.random(in: 1...400, using: &random)
      let smooth = segment.smoothingElevations(by: .median, window: window)
      for row in segment.indices {
        let near = segment.indices.filter { abs(distances[$0] - distances[row]) <= window / 2 }
        let expected = segment.elevations[row].map { _ in
          median(near.compactMap { segment.elevations[$0] })
        }
        #expect(smooth.elevations[row] == expected)
      }
    }
  }

  @Test func `takes spikes away, and makes nothing up unless asked`() {
    let heights: [Double?] = [100, 101, 102, 950, 104, nil, 105, -300, -301, 107, 108, 109]
    let line = equator(heights.indices.map { Double($0) * 10 }, elevations: heights)
    let clean = line.removingElevationSpikes()
    #expect(
      Array(clean.elevations) == [100, 101, 102, nil, 104, nil, 105, nil, nil, 107, 108, 109]
    )
    let filled = line.removingElevationSpikes(replacement: .median)
    #expect(filled.elevations[3] == 102 && filled.elevations[7] == 104.5)
    #expect(filled.elevations[5] == nil)
    #expect(line.removingElevationSpikes(by: SpikeRule(minimumDeviation: 5000)) == line)
    // Steps, steady slopes and summits are none.
    let step = equator((0..<40).map { Double($0) }, elevations: (0..<40).map { $0 < 20 ? 0 : 500 })
    #expect(step.removingElevationSpikes() == step)
    let roof = equator(
      (0..<41).map { Double($0) },
      elevations: (0..<41).map { 1000 - abs(Double($0) - 20) * 40 }
    )
    #expect(roof.removingElevationSpikes() == roof)
    #expect(TrackSegment().removingElevationSpikes().isEmpty)
  }

  @Test func `finds the spikes that the rule says`() {
    var random = SeededGenerator(seed: 22)
    for count in 0..<40 {
      let segment = noisy(&random, count * 2)
      let rule = SpikeRule(
        reach: Int.random(in: 1...9, using: &random),
        threshold: Double.random(in: 0...5, using: &random),
        minimumDeviation: Double.random(in: 0...20, using: &random)
      )
      let clean = segment.removingElevationSpikes(by: rule)
      let rows = segment.indices.filter { segment.elevations.isPresent($0) }
      for (index, row) in rows.enumerated() {
        let near = rows[max(0, index - rule.reach)...min(rows.count - 1, index + rule.reach)]
          .compactMap { segment.elevations[$0] }
        let middle = median(near)
        // The quartile of the normal distribution is 0.6745 standard deviations from its middle.
        let spread = median(near.map { abs($0 - middle) }) / 0.674_489_750_196_081_7
        let deviation = abs((segment.elevations[row] ?? 0) - middle)
        let isSpike = deviation > rule.minimumDeviation && deviation > rule.threshold * spread
        #expect(clean.elevations.isPresent(row) == !isSpike)
      }
    }
  }

  @Test(Material.isNeeded)
  func `brings the climb of a hill under noise near to the truth`() throws {
    let bytes = try Material.bytes("research/gpx-cases/101-noisy-elevation.gpx")
    let track = try Document(reading: bytes).tracks[0]
    // A true climb of 100 m and no descent; the sums over all points are 237 and 138.
    for filter in [ElevationFilter.mean, .median] {
      let figures = track.smoothingElevations(by: filter).statistics()
      #expect((90...130).contains(figures.rawAscent) && (0...30).contains(figures.rawDescent))
    }
    // Noise is no spike.
    #expect(track.removingElevationSpikes() == track)
  }
}
