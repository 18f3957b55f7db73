/// Counts how many importances reach each of many limits, in one pass.
///
/// The bits of a float that is not negative grow with it, so the upper ones number a bucket: eight of them to
/// each doubling.
struct ImportanceHistogram {
  private static let droppedBits = 20

  /// The number of importances in a bucket and in all above it.
  private var counts: [Int]

  init(_ importances: [Float]) {
    counts = [Int](repeating: 0, count: Self.bucket(of: .infinity) + 1)
    for importance in importances { counts[Self.bucket(of: importance)] += 1 }
    for bucket in counts.indices.dropLast().reversed() { counts[bucket] += counts[bucket + 1] }
  }

  /// The smallest limit that no more than `count` importances reach, and how many do.
  ///
  /// The limit is finite, so that the ends of a line, of infinite importance, always reach it.
  func limit(forAtMost count: Int) -> (limit: Float, count: Int)? {
    let finite = counts.indices.dropLast()
    guard let bucket = finite.first(where: { counts[$0] <= count }) else { return nil }
    return (Float(bitPattern: UInt32(bucket) << Self.droppedBits), counts[bucket])
  }

  private static func bucket(of importance: Float) -> Int {
    Int(importance.bitPattern >> droppedBits)
  }
}
