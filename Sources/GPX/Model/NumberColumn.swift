/// A column of numbers, one a point, some or all of them absent.
///
/// The numbers are finite. Beside the optional values of the collection there is ``values``, which
/// is contiguous; a column without any value takes no memory.
public struct NumberColumn: Hashable, Sendable {
  /// The numbers in one piece, 0 where ``subscript(_:)`` is nil; empty where no point has one.
  public private(set) var values: [Double] = []

  private var mask = PresenceMask()

  /// Creates a column without points.
  public init() {}

  /// Creates a column of the given numbers; what is infinite or not a number becomes nil.
  public init(_ numbers: some Sequence<Double?>) {
    for number in numbers { append(number) }
  }

  /// How many points have a number.
  public var presentCount: Int { mask.presentCount }

  /// Whether a point has a number.
  public func isPresent(_ row: Int) -> Bool {
    precondition(row >= 0 && row < count, "row out of range")
    return mask[row]
  }

  /// Adds a point; what is infinite or not a number becomes nil.
  @inline(__always)
  public mutating func append(_ number: Double?) {
    guard let number, number.isFinite else {
      mask.append(false)
      if !values.isEmpty { values.append(0) }
      return
    }
    if values.isEmpty, mask.count > 0 {
      values = [Double](repeating: 0, count: mask.count)
    }
    values.append(number)
    mask.append(true)
  }

  /// Adds a number for a row beyond all before; the rows between have none.
  @inline(__always)
  mutating func append(_ number: Double, row: Int) {
    if mask.count < row { pad(to: row) }
    append(number)
  }

  /// Adds the numbers of another column.
  mutating func append(contentsOf other: NumberColumn) {
    values.append(contentsOf: other.values, rows: count, other.count)
    mask.append(contentsOf: other.mask)
  }

  /// Adds points without a number up to a row.
  @inline(never)
  mutating func pad(to row: Int) {
    while mask.count < row { append(nil) }
  }

  mutating func trim() { values.trim() }

  /// Takes memory for a number of points in advance.
  mutating func reserveCapacity(_ capacity: Int) {
    if !values.isEmpty || count == 0 { values.reserveCapacity(capacity) }
  }
}

extension NumberColumn: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { mask.count }

  public subscript(position: Int) -> Double? {
    precondition(position >= 0 && position < mask.count, "row out of range")
    return mask[position] ? values[position] : nil
  }
}
