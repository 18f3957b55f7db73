/// What a run has come to.
public struct Outcome {
  private let checksum: Checksum
  private let byteCount: Int?

  /// Takes what was read, and how many bytes were written where some were.
  public init(_ checksum: Checksum, byteCount: Int? = nil) {
    self.checksum = checksum
    self.byteCount = byteCount
  }

  /// The fields of a printed line.
  var text: String {
    let fields = "\(checksum.count) \(String(checksum.value, radix: 16))"
    return byteCount.map { "\(fields) \($0)" } ?? fields
  }
}
