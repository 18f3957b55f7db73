/// Gathers deviations while a file is read.
///
/// Places are kept as byte offsets and turned into lines and columns afterwards: in one pass at the
/// end, or before the bytes are let go.
struct DiagnosticCollector {
  /// A deviation before its line is known.
  struct Entry {
    var offset: Int
    var code: Diagnostic.Code
    var message: String
  }

  /// A state to come back to.
  struct Mark {
    fileprivate var entryCount: Int
    fileprivate var keptCount: Int
    fileprivate var count: Int
  }

  /// The deviations whose lines are not known yet.
  private(set) var entries: [Entry] = []

  /// The deviations whose lines are known, by rising place.
  private(set) var resolved: [Diagnostic] = []

  /// How many there were, kept or not.
  private(set) var count = 0

  /// The first violation under strict reading; once there is one, the reading is to end.
  private(set) var failure: Entry?

  /// How many of those are kept that the limit counts.
  private var keptCount = 0

  private var cursor = PositionCursor()
  private let isStrict: Bool
  private let limit: Int

  init(_ options: ReadingOptions) {
    isStrict = options.isStrict
    limit = options.limits.diagnostics
  }

  /// Whether the reading is to end.
  var isStopped: Bool { failure != nil }

  /// Notes a deviation.
  ///
  /// The message is made only where it is kept. What is noted once at most and tells of the whole file is
  /// kept beyond the limit: that it ends early, and that its bytes are not what they are said to be.
  @inline(never)
  mutating func report(
    _ code: Diagnostic.Code,
    at offset: Int,
    _ message: @autoclosure () -> String
  ) {
    guard failure == nil else { return }
    count += 1
    let isFatal = isStrict && code.severity == .violation
    let isOfWhole = code == .unexpectedEndOfFile || code == .invalidUTF8
    guard isFatal || isOfWhole || keptCount < limit else { return }
    if !isOfWhole { keptCount += 1 }
    let entry = Entry(offset: offset, code: code, message: message())
    if isFatal { failure = entry } else { entries.append(entry) }
  }

  /// Counts deviations that were not kept elsewhere.
  mutating func addUnkept(_ unkept: Int) { count += unkept }

  /// Ends the reading as another collector has.
  mutating func takeFailure(of other: DiagnosticCollector) {
    guard failure == nil, let other = other.failure else { return }
    failure = other
  }

  /// The state now.
  var mark: Mark { Mark(entryCount: entries.count, keptCount: keptCount, count: count) }

  /// Takes back what was noted since a mark.
  mutating func rewind(to mark: Mark) {
    entries.removeLast(entries.count - mark.entryCount)
    keptCount = mark.keptCount
    count = mark.count
    failure = nil
  }
}

// MARK: - Places

extension DiagnosticCollector {
  /// Finds the lines of all deviations before an offset; nothing before it will be noted any more.
  mutating func resolve(upTo end: Int, in bytes: RawSpan) {
    if !entries.isEmpty {
      var order = Array(entries.indices)
      order.sort { left, right in
        entries[left].offset != entries[right].offset
          ? entries[left].offset < entries[right].offset : left < right
      }
      var rest: [Entry] = []
      for index in order {
        let entry = entries[index]
        if entry.offset < end { resolve(entry, in: bytes) } else { rest.append(entry) }
      }
      entries = rest
    }
  }

  private mutating func resolve(_ entry: Entry, in bytes: RawSpan) {
    cursor.advance(to: entry.offset, in: bytes)
    let diagnostic = Diagnostic(
      line: cursor.line,
      column: cursor.column,
      code: entry.code,
      message: entry.message
    )
    resolved.append(diagnostic)
  }

  /// Finds the lines of all deviations.
  mutating func resolveAll(in bytes: RawSpan) {
    resolve(upTo: .max, in: bytes)
  }

  /// The line and column of an offset behind all that were resolved.
  func position(of offset: Int, in bytes: RawSpan) -> (line: Int, column: Int) {
    var cursor = cursor
    cursor.advance(to: offset, in: bytes)
    return (cursor.line, cursor.column)
  }

  /// Follows bytes that have moved towards the beginning; those before `end` are let go.
  mutating func shift(by distance: Int, lettingGo end: Int, in bytes: RawSpan) {
    resolve(upTo: end, in: bytes)
    cursor.advance(to: end, in: bytes)
    cursor.shift(by: distance)
    for index in entries.indices { entries[index].offset -= distance }
    failure?.offset -= distance
  }
}
