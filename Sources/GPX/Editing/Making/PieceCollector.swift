/// Puts together the pieces of a line that are kept, from where they begin and end.
struct PieceCollector {
  private var start: LinePosition?
  private(set) var pieces: [(first: LinePosition, last: LinePosition)] = []

  /// Notes that a piece begins, where none has begun.
  mutating func begin(at position: LinePosition) {
    if start == nil { start = position }
  }

  /// Notes that the piece ends, where one has begun.
  mutating func end(at position: LinePosition) {
    guard let first = start else { return }
    pieces.append((first, max(first, position)))
    start = nil
  }
}
