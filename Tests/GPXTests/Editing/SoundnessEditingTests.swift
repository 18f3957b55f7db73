import Geodesy
import TestSupport
import Testing

@testable import GPX

/// No edit may trap, give a number that is none, or lose a point that it does not tell of.
@Suite struct SoundnessEditingTests {
  private let edits: [(name: String, edit: (TrackSegment) throws -> [TrackSegment])] = [
    ("reversed", { [$0.reversed(times: .mirrored), $0.reversed(times: .removed)] }),
    ("rows", { $0.removing(rows: 1..<2) + [$0.cropped(toRows: 1..<99)] }),
    (
      "times",
      { segment in
        [CutEnds.recorded, .interpolated].flatMap {
          segment.cropped(toTimes: Timestamp(seconds: -9)...at(2.5), ends: $0)
        }
      }
    ),
    ("distances", { [$0.cropped(toDistances: 1...1e7, ends: .interpolated)] }),
    (
      "region",
      { segment in
        let regions = awkwardPlaces.map { GeographicRegion.circle(center: $0, radius: 3e6) }
        return regions.flatMap {
          segment.cropped(to: $0, ends: .interpolated)
            + segment.removing(within: $0, ends: .interpolated)
        }
      }
    ),
    (
      "bounds",
      { segment in
        guard let bounds = GeographicBounds(south: -80, west: 170, north: 10, east: -170)
        else { return [] }
        return segment.cropped(to: .bounds(bounds), ends: .interpolated)
          + segment.removing(within: .bounds(bounds), ends: .interpolated)
      }
    ),
    ("split", { $0.split(by: .timeGaps(longerThan: 1)) + $0.split(by: .days(startingAt: 0)) }),
    ("exact", { try $0.splitExactly(by: .length(1e6)) }),
    (
      "place",
      { segment in
        try awkwardPlaces.flatMap { try segment.splitExactly(by: .place($0, within: 1e7)) }
      }
    ),
    ("stops", { $0.split(by: .stops(StopRule(minimumDuration: 1e-9, size: 1e-9))) }),
    ("joined", { Track(segments: [$0, $0, $0]).joiningSegments().segments }),
    ("interleaved", { [TrackSegment(interleaving: [$0, $0])] }),
    ("closed", { [$0.closingLoop()] }),
    (
      "simplified",
      { segment in
        [
          Simplification.douglasPeucker(tolerance: 0), .douglasPeucker(count: 3),
          .visvalingamWhyatt(area: 1), .visvalingamWhyatt(count: 3),
        ].flatMap { [segment.simplified(by: $0), segment.simplified(by: $0.measuringElevation())] }
      }
    ),
    ("resampled", { [try $0.resampled(spacing: 1e6, sensors: .nearest)] }),
    ("by time", { [try $0.resampled(interval: 1e16, sensors: .nearest)] }),
    ("densified", { [try $0.densified(maximumSpacing: 1e6)] }),
    ("shifted", { [$0.shiftingTimes(by: 1e18), $0.shiftingTimes(toStartAt: at(0))] }),
    ("filled", { [$0.fillingTimes(), $0.fillingTimes(speed: 1e-300)] }),
    (
      "retimed",
      {
        [
          $0.retimed(from: Timestamp(seconds: .min), to: Timestamp(seconds: .max)),
          $0.retimed(from: at(0), speed: 1e-300),
        ]
      }
    ),
    ("mean", { [$0.smoothingElevations()] }),
    ("median", { [$0.smoothingElevations(by: .median, window: 1e9)] }),
    (
      "spikes",
      {
        let rule = SpikeRule(reach: 2, threshold: 0, minimumDeviation: 0)
        return [$0.removingElevationSpikes(by: rule, replacement: .median)]
      }
    ),
    ("duplicates", { [$0.removingDuplicates(.place)] }),
    ("outliers", { [$0.removingOutliers(maximumSpeed: 1)] }),
    ("removed", { [$0.removing(.all)] }),
    ("rounded", { [$0.rounded(to: Precision(coordinates: 0, elevations: 0, times: 0))] }),
  ]

  @Test func `stands what would divide by nothing or overflow`() throws {
    for (name, edit) in edits {
      for segment in nastySegments() {
        for result in try edit(segment) { #expect(result.isSound, "\(name)") }
      }
    }
  }

  @Test func `stands long segments of one place, one time or one elevation`() throws {
    let point = TrackPoint(latitude: 46, longitude: 7, elevation: 1, time: at(0))
    let same = TrackSegment(repeatElement(point, count: 8_000))
    for (name, edit) in edits {
      for result in try edit(same) { #expect(result.isSound, "\(name)") }
    }
  }

  @Test func `keeps whole points: each is one that was there, or has no texts`() throws {
    var random = SeededGenerator(seed: 28)
    let makesPoints: Set = ["shifted", "filled", "retimed", "mean", "median", "spikes"]
    let changesPoints = makesPoints.union(["reversed", "removed", "rounded"])
    for place in awkwardPlaces {
      let segment = randomSegment(&random, count: 60, near: place)
      let known = Set(segment)
      for (name, edit) in edits where !changesPoints.contains(name) {
        for result in try edit(segment) {
          #expect(result.extensions == segment.extensions)
          for point in result where !known.contains(point) {
            #expect(point.texts == nil, "\(name)")
          }
        }
      }
    }
  }
}
