internal import GPX

/// What must hold whatever bytes are read.
package enum Properties {
  /// The first property that reading some bytes breaks, in words; nil where all hold.
  package static func fault(of bytes: [UInt8]) -> String? {
    let lenient = Outcome(of: bytes)
    if Outcome(of: bytes) != lenient { return "reading twice gives two results" }
    if let document = lenient.document, let fault = document.fault(in: bytes) { return fault }
    let strict = Outcome(of: bytes, isStrict: true)
    if let fault = strict.fault(beside: lenient) { return "strict reading: \(fault)" }
    var pieces = Pieces(seed: bytes)
    for isStrict in [false, true] {
      let streamed = Outcome(streaming: bytes, in: &pieces, isStrict: isStrict)
      let whole = isStrict ? strict : lenient
      if let fault = streamed.difference(from: whole) {
        return "streaming in pieces of \(pieces.sizes)\(isStrict ? ", strictly" : ""): \(fault)"
      }
    }
    for isStrict in [false, true] {
      let parted = Outcome(parting: bytes, in: &pieces, isStrict: isStrict)
      if let fault = parted?.difference(from: isStrict ? strict : lenient) {
        return "reading in parts\(isStrict ? ", strictly" : ""): \(fault)"
      }
    }
    return lenient.document?.faultOfWriting
  }
}
