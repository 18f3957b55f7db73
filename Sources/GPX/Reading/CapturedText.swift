/// The text of a value, gathered from the pieces between tags.
///
/// A value in one plain piece, as nearly all are, stays where it stands.
struct CapturedText {
  /// Where the value begins in the file.
  var start = 0

  /// The only piece so far.
  var piece: Range<Int>?

  /// The pieces put together, once there are several or some are not plain.
  var buffer: [UInt8] = []
  var isBuffered = false

  /// Whether the end of the element was reached; false where the file ends inside of it.
  var isWhole = true

  /// Begins a new value.
  @inline(__always)
  mutating func begin(at offset: Int) {
    start = offset
    piece = nil
    isWhole = true
    if isBuffered {
      buffer.removeAll(keepingCapacity: true)
      isBuffered = false
    }
  }

  /// Moves the only piece to the buffer, to put others behind it.
  mutating func startBuffer(_ bytes: RawSpan) {
    if let piece { buffer.append(contentsOf: bytes, in: piece) }
    piece = nil
    isBuffered = true
  }
}
