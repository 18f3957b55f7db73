/// What was wrong with a display list that was drawn all the same.
struct ReplayFaults: Hashable {
  /// How many commands were left out because of numbers that are not finite or a size that cannot be drawn.
  var leftOutCount = 0

  /// How many saves and groups had no end, or ends no beginning.
  var unmatchedCount = 0

  /// How many lines would have had too many dashes, and were drawn whole.
  var overdashedCount = 0
}
