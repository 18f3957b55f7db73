internal import GPX

/// What reading gives: a document, or the reason why there is none.
struct Outcome: Equatable {
  var document: Document?
  var error: GPXError?

  /// What reading the whole at once gives.
  init(of bytes: [UInt8], isStrict: Bool = false) {
    do throws(GPXError) {
      document = try Document(reading: bytes, options: ReadingOptions(isStrict: isStrict))
    } catch {
      self.error = error
    }
  }

  /// What a stream gives that is fed in pieces.
  init(streaming bytes: [UInt8], in pieces: inout Pieces, isStrict: Bool) {
    var collector = StreamCollector()
    do throws(GPXError) {
      var stream = DocumentStream(options: ReadingOptions(isStrict: isStrict))
      var offset = 0
      while offset < bytes.count {
        let end = min(bytes.count, offset + pieces.next())
        try stream.push(Array(bytes[offset..<end])) { collector.take($0) }
        offset = end
      }
      let head = try stream.finish { collector.take($0) }
      document = collector.document(head)
    } catch {
      self.error = error
    }
  }

  /// Documents are equal where their content is; here the diagnostics count, too.
  static func == (left: Outcome, right: Outcome) -> Bool {
    left.difference(from: right) == nil
  }

  /// What is not the same, in words.
  func difference(from other: Outcome) -> String? {
    guard let document, let expected = other.document else {
      if error == other.error || hasFaultOfEncoding || other.hasFaultOfEncoding { return nil }
      return "\(shown) in place of \(other.shown)"
    }
    if let (own, theirs) = zip(document.diagnostics, expected.diagnostics).first(where: { $0 != $1 }
    ) {
      return "the diagnostic '\(own)' in place of '\(theirs)'"
    }
    if document.diagnosticCount != expected.diagnosticCount {
      return "\(document.diagnosticCount) diagnostics in place of \(expected.diagnosticCount)"
    }
    if document.diagnostics.count != expected.diagnostics.count {
      return "fewer diagnostics are kept"
    }
    if document.version != expected.version { return "the version" }
    return document.difference(from: expected)
  }

  // OPEN: the whole file is decoded before it is read, so that strict reading of it ends at a byte of the wrong
  // encoding where a stream ends at the markup in front of it.
  private var hasFaultOfEncoding: Bool {
    switch error?.kind {
    case .unsupportedEncoding: return true
    case .violation(let code, _): return code == .invalidUTF8 || code == .invalidUTF16
    default: return false
    }
  }

  var shown: String { error.map { "the error '\($0)'" } ?? "a document" }

  /// What is wrong with this outcome of strict reading beside that of lenient reading.
  func fault(beside lenient: Outcome) -> String? {
    if error == nil { return difference(from: lenient) ?? document?.violation }
    guard let error, let document = lenient.document else { return nil }
    guard case .violation(let code, let message) = error.kind else {
      // What strict reading ends at, it ends at before it knows what follows.
      return document.violation == nil ? "'\(error)', and lenient reading has nothing to say" : nil
    }
    let isKnown = document.diagnostics.contains {
      $0.code == code && $0.line == error.line && $0.column == error.column && $0.message == message
    }
    let isWhole = document.diagnosticCount == document.diagnostics.count
    return isKnown || !isWhole ? nil : "'\(error)' is nothing that lenient reading notes"
  }
}

extension Document {
  /// A violation that was noted, in words.
  fileprivate var violation: String? {
    diagnostics.first { $0.severity == .violation }.map { "'\($0)' was noted and gone on from" }
  }
}
