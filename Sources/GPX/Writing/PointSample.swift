/// Some of many points, which stand in several lists.
struct PointSample {
  /// How many points there are in all.
  var count = 0

  /// How many of them were taken, and the row of the next in the list that comes.
  private var taken = 0
  private var row = 0

  /// From so many points on, it is worth the while.
  private static let leastCount = 1024

  /// How many points are taken.
  private static let size = 64

  /// The row of the next point of a list; nil once, where the next point is in another list.
  mutating func next(in listCount: Int) -> Int? {
    guard count >= Self.leastCount else { return nil }
    guard row < listCount else {
      row -= listCount
      return nil
    }
    defer {
      row += count / Self.size
      taken += 1
    }
    return row
  }

  /// The bytes of all points, by those of the points that were taken; 0 where that is too much.
  func size(_ sampleSize: Int) -> Int {
    guard taken > 0 else { return 0 }
    let pointSize = (sampleSize + sampleSize / 32) / taken + 1
    let (size, isTooLarge) = pointSize.multipliedReportingOverflow(by: count)
    return isTooLarge ? 0 : size
  }
}
