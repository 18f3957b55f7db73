/// Notes where the values of a point stand while it is read, so that those after it can be read by
/// their likeness to it: see ``PointTemplate``.
struct PointRecorder {
  /// A value in the source.
  struct Mark {
    var range: Range<Int>
    var slot: PointSlot
  }

  private(set) var marks: [Mark] = []

  /// Where the point begins: its `<`.
  private(set) var start = 0

  /// Whether the point can serve as a likeness so far.
  private(set) var isUsable = false

  /// How many diagnostics there were before the point.
  private var diagnosticCount = 0

  /// What is left to spend on learning.
  ///
  /// To learn a point costs as much as to read a few, and each point that is like one before earns a
  /// little: where hardly any is, nothing is spent.
  private var credit = mostCredit
  private static let mostCredit = 256
  private static let cost = 4

  /// Begins with a point.
  @inline(__always)
  mutating func begin(at offset: Int, _ diagnosticCount: Int) {
    guard credit >= Self.cost else { return }
    marks.removeAll(keepingCapacity: true)
    start = offset
    isUsable = true
    self.diagnosticCount = diagnosticCount
  }

  /// Notes a value.
  @inline(__always)
  mutating func mark(_ range: Range<Int>, _ slot: PointSlot) {
    if isUsable { marks.append(Mark(range: range, slot: slot)) }
  }

  /// Learns nothing any more.
  mutating func stop() { credit = .min / 2 }

  /// Gives up on the point: a value does not stand in the source as it is.
  @inline(__always)
  mutating func giveUp() { isUsable = false }

  /// Ends the point, and tells whether it can serve as a likeness: nothing was wrong with it.
  @inline(__always)
  mutating func end(_ diagnosticCount: Int) -> Bool {
    guard isUsable else { return false }
    isUsable = false
    credit -= Self.cost
    return diagnosticCount == self.diagnosticCount
  }

  /// Notes how many points were like one before.
  @inline(__always)
  mutating func earn(_ count: Int) { credit = min(Self.mostCredit, credit + count) }
}
