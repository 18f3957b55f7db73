import GPX
import Measuring

extension Measurement {
  /// Measures the writing of a document, once the file has been read.
  func ofWriting(_ bytes: [UInt8]) throws(GPXError) {
    let document = try Document(reading: bytes)
    time {
      measuredWriting(document)
    } outcome: { written in
      // What was written counts as what is read from it again.
      guard let copy = try? Document(reading: written) else { fail("what was written is not GPX") }
      return Outcome(Checksum(copy), byteCount: written.count)
    }
  }
}

/// Writes a document: a function of its own, in which instructions are counted by its name.
@inline(never)
private func measuredWriting(_ document: Document) -> [UInt8] {
  document.gpx()
}
