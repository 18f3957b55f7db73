extension RandomAccessCollection where Index == Int, Element: Comparable {
  /// How many elements of a sequence that never falls lie below a value.
  ///
  /// - Complexity: O(log n).
  func count(below value: Element) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low - startIndex
  }

  /// The last index of a sequence that never falls whose element is not above a value, at least the first index.
  ///
  /// - Complexity: O(log n).
  func lastIndex(notAbove value: Element) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return Swift.max(startIndex, low - 1)
  }
}
