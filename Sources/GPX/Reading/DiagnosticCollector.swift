/// Gathers deviations while a file is read.
///
/// Places are kept as byte offsets and turned into lines and columns at the end, in one pass.
struct DiagnosticCollector {
  /// A deviation before its line is known.
  struct Entry {
    var offset: Int
    var code: Diagnostic.Code
    var message: String
  }

  private(set) var entries: [Entry] = []
  private(set) var count = 0

  /// The first violation under strict reading; once there is one, the reading is to end.
  private(set) var failure: Entry?

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
  /// The message is made only where it is kept. That the file ends early is kept beyond the limit: it
  /// is noted once at most, and nothing else tells that something is missing.
  @inline(never)
  mutating func report(
    _ code: Diagnostic.Code,
    at offset: Int,
    _ message: @autoclosure () -> String
  ) {
    guard failure == nil else { return }
    count += 1
    let isFatal = isStrict && code.severity == .violation
    guard isFatal || entries.count < limit || code == .unexpectedEndOfFile else { return }
    let entry = Entry(offset: offset, code: code, message: message())
    if isFatal { failure = entry } else { entries.append(entry) }
  }

  /// The diagnostics by rising place.
  func resolved(in bytes: RawSpan) -> [Diagnostic] {
    var order = Array(entries.indices)
    order.sort { left, right in
      entries[left].offset != entries[right].offset
        ? entries[left].offset < entries[right].offset : left < right
    }
    var cursor = PositionCursor()
    var result: [Diagnostic] = []
    result.reserveCapacity(entries.count)
    for index in order {
      let entry = entries[index]
      cursor.advance(to: entry.offset, in: bytes)
      result.append(
        Diagnostic(
          line: cursor.line,
          column: cursor.column,
          code: entry.code,
          message: entry.message
        )
      )
    }
    return result
  }
}
