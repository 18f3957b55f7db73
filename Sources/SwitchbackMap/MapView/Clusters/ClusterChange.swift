/// What is to become of a tree; until it is applied the tree is as it was.
struct ClusterChange {
  /// The places that come, in the order in which they were given.
  var leaves: [Int32] = []

  /// The places and the clusters that are no more.
  var dissolved: [Int32] = []

  /// The clusters that are new, each after those that it is made of.
  var formed: [(number: Int32, children: [Int32])] = []

  /// What is gone from the level that is looked at, and what is new on it; in the end from the coarsest one.
  var missing: [Int32] = []
  var extra: [Int32] = []

  /// The nodes of which something is noted.
  var noted: [Int32] = []
}
