/// Finds the choice of points that keeps most of them and has the fewest jumps.
///
/// Points one behind the other that fit together are an island. Which islands are kept is found from the
/// first to the last: the best choice that ends with an island is the best that ends with one before it,
/// and the island.
struct OutlierFinder {
  /// Points one behind the other that fit together, as places in ``rows``.
  private struct Island {
    let first: Int
    var last: Int

    /// What the best choice that ends here is worth: two for each point, less the jumps.
    var score = 0
    var jumps = 0

    /// The island before in that choice; nil where this is the first.
    var previous: Int?

    var size: Int { last - first + 1 }
  }

  /// How many islands are passed over at most between two that are kept.
  ///
  /// It bounds the time where no two points fit together.
  private static let maximumSkip = 64

  private let rule: OutlierRule

  /// The rows that have a time; nothing can be said of others.
  private let rows: [Int]
  private let places: [SphereVector]
  private let times: [Timestamp]
  private var islands: [Island] = []

  init(_ segment: TrackSegment, _ rule: OutlierRule) {
    self.rule = rule
    rows = segment.indices.filter { segment.times.isPresent($0) }
    places = rows.map { row in
      SphereVector(latitude: segment.latitudes[row], longitude: segment.longitudes[row])
    }
    times = rows.compactMap { segment.times[$0] }
  }

  /// The rows that are left out, which rise.
  ///
  /// - Complexity: linear, times ``maximumSkip`` at worst.
  mutating func outliers() -> [Int] {
    findIslands()
    guard islands.count > 1 else { return [] }
    for index in islands.indices { rate(index) }
    var isKept = [Bool](repeating: false, count: islands.count)
    var best: Int? = islands.indices.max { isBetter(islands[$1], than: islands[$0]) }
    while let index = best {
      isKept[index] = true
      best = islands[index].previous
    }
    var result: [Int] = []
    for (index, island) in islands.enumerated() where !isKept[index] {
      result += rows[island.first...island.last]
    }
    return result
  }

  private mutating func findIslands() {
    for index in rows.indices {
      if let last = islands.indices.last, fits(index - 1, index) {
        islands[last].last = index
      } else {
        islands.append(Island(first: index, last: index))
      }
    }
  }

  /// Finds the best choice that ends with an island, of equals the one with the longest way back.
  private mutating func rate(_ index: Int) {
    var best = islands[index]
    best.score = 2 * best.size
    for previous in max(0, index - 1 - Self.maximumSkip)..<index {
      let before = islands[previous]
      let isJump = !fits(before.last, best.first)
      var choice = islands[index]
      choice.previous = previous
      choice.score = before.score + 2 * choice.size - (isJump ? rule.maximumRun : 0)
      choice.jumps = before.jumps + (isJump ? 1 : 0)
      if isBetter(choice, than: best) { best = choice }
    }
    islands[index] = best
  }

  private func isBetter(_ left: Island, than right: Island) -> Bool {
    left.score != right.score ? left.score > right.score : left.jumps < right.jumps
  }

  /// Whether the way from one place in ``rows`` to another takes no more than the greatest speed.
  private func fits(_ first: Int, _ second: Int) -> Bool {
    let seconds = abs(TimeShift(from: times[first], to: times[second]).inSeconds)
    let limit = rule.maximumSpeed * max(seconds, rule.timeResolution)
    return places[first].distance(to: places[second]) <= limit
  }
}
