extension NumberColumn {
  /// The median around each row that has a number, over a length of way: half before and half after.
  ///
  /// Of an even number of values it is the mean of the two in the middle. There is one distance a row;
  /// distances never fall.
  ///
  /// - Complexity: O(n log n).
  func medians(along distances: [Double], window: Double) -> NumberColumn {
    let rows = indices.filter { isPresent($0) }
    let sorted = rows.indices.sorted { left, right in
      let numbers = (values[rows[left]], values[rows[right]])
      return numbers.0 != numbers.1 ? numbers.0 < numbers.1 : left < right
    }
    var ranks = [Int](repeating: 0, count: rows.count)
    for (rank, index) in sorted.enumerated() { ranks[index] = rank }
    var counter = RankCounter(rankCount: rows.count)
    var medians: [Double?] = []
    medians.reserveCapacity(rows.count)
    var first = 0
    var next = 0
    for row in rows {
      while next < rows.count, distances[rows[next]] - distances[row] <= window / 2 {
        counter.add(1, rank: ranks[next])
        next += 1
      }
      while distances[row] - distances[rows[first]] > window / 2 {
        counter.add(-1, rank: ranks[first])
        first += 1
      }
      let low = values[rows[sorted[counter.rank(before: (counter.count - 1) / 2)]]]
      let high = values[rows[sorted[counter.rank(before: counter.count / 2)]]]
      // Halved first, the sum cannot overflow.
      medians.append(low == high ? low : low / 2 + high / 2)
    }
    return replacing(rows, with: medians)
  }

  /// The column with other numbers in some rows, which rise.
  func replacing(_ rows: [Int], with numbers: [Double?]) -> NumberColumn {
    var result = NumberColumn()
    result.reserveCapacity(count)
    var index = 0
    for row in indices {
      if index < rows.count, rows[index] == row {
        result.append(numbers[index])
        index += 1
      } else {
        result.append(self[row])
      }
    }
    return result
  }
}
