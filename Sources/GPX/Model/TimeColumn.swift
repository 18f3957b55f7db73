/// A column of instants, one a point, some or all of them absent.
///
/// Seconds and nanoseconds are kept apart, and nanoseconds only once a time has some. A column
/// without any value takes no memory.
public struct TimeColumn: Hashable, Sendable {
  /// Seconds since the beginning of 1970 in one piece, 0 where ``subscript(_:)`` is nil; empty
  /// where no point has a time.
  public private(set) var seconds: [Int64] = []

  /// Nanoseconds after the whole seconds, in one piece; empty where all of them are 0.
  public private(set) var nanoseconds: [Int32] = []

  private var mask = PresenceMask()

  /// Creates a column without points.
  public init() {}

  /// Creates a column of the given times.
  public init(_ times: some Sequence<Timestamp?>) {
    for time in times { append(time) }
  }

  /// How many points have a time.
  public var presentCount: Int { mask.presentCount }

  /// Whether a point has a time.
  public func isPresent(_ row: Int) -> Bool {
    precondition(row >= 0 && row < count, "row out of range")
    return mask[row]
  }

  /// Adds a point.
  @inline(__always)
  public mutating func append(_ time: Timestamp?) {
    guard let time else {
      mask.append(false)
      if !seconds.isEmpty { seconds.append(0) }
      if !nanoseconds.isEmpty { nanoseconds.append(0) }
      return
    }
    if seconds.isEmpty, mask.count > 0 {
      seconds = [Int64](repeating: 0, count: mask.count)
    }
    if time.nanoseconds != 0 || !nanoseconds.isEmpty {
      if nanoseconds.isEmpty, mask.count > 0 {
        nanoseconds = [Int32](repeating: 0, count: mask.count)
      }
      nanoseconds.append(time.nanoseconds)
    }
    seconds.append(time.seconds)
    mask.append(true)
  }

  /// Adds the times of another column.
  mutating func append(contentsOf other: TimeColumn) {
    seconds.append(contentsOf: other.seconds, rows: count, other.count)
    nanoseconds.append(contentsOf: other.nanoseconds, rows: count, other.count)
    mask.append(contentsOf: other.mask)
  }

  mutating func trim() {
    seconds.trim()
    nanoseconds.trim()
  }

  /// Takes memory for a number of points in advance.
  mutating func reserveCapacity(_ capacity: Int) {
    if !seconds.isEmpty || count == 0 { seconds.reserveCapacity(capacity) }
    if !nanoseconds.isEmpty { nanoseconds.reserveCapacity(capacity) }
  }
}

extension TimeColumn: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { mask.count }

  public subscript(position: Int) -> Timestamp? {
    precondition(position >= 0 && position < mask.count, "row out of range")
    guard mask[position] else { return nil }
    return Timestamp(
      seconds: seconds[position],
      nanoseconds: nanoseconds.isEmpty ? 0 : nanoseconds[position]
    )
  }
}
