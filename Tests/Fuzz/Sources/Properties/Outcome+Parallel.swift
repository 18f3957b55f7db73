@testable internal import GPX

// Several threads read large files alone. Here small ones are cut as if they were large.
extension Outcome {
  /// What reading in parts gives; nil where the bytes cannot be cut.
  init?(parting bytes: [UInt8], in pieces: inout Pieces, isStrict: Bool) {
    guard String(validating: bytes, as: UTF8.self) != nil, !Self.hasOtherEncoding(bytes) else {
      return nil
    }
    let options = ReadingOptions(isStrict: isStrict, threads: 2 + pieces.next() % 7)
    let reading = ParallelReading(
      options,
      headCount: 1 + pieces.next() % 1000,
      leastPart: 1 + pieces.next() % 1000
    )
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    do throws(GPXError) {
      guard
        let document = try reading.read(
          bytes.span.bytes,
          from: start,
          DiagnosticCollector(options)
        )
      else { return nil }
      self.document = document
    } catch {
      self.error = error
    }
  }

  /// Whether the bytes are not read as they stand, or something is noted of how they are encoded.
  private static func hasOtherEncoding(_ bytes: [UInt8]) -> Bool {
    if bytes.count < 2 || bytes[0] == 0 || bytes[1] == 0 { return true }
    guard let range = XMLDeclaration.encodingName(bytes.span.bytes) else { return false }
    return !["utf-8", "utf8"].contains(String(decoding: bytes[range], as: UTF8.self).lowercased())
  }
}
