#if canImport(Dispatch) && !hasFeature(Embedded)
/// Reads a large file in several threads.
///
/// The beginning is read first, into the first segment. The rest is cut before track points, and each
/// part is read as if it stood in a segment like the first. Where the part before does end in one,
/// the guess was right, and the parts are joined; in any other case they are thrown away. So the result
/// is that of reading from the beginning to the end, diagnostics included.
struct ParallelReading {
  private let options: ReadingOptions

  /// How many bytes are read before the file is cut.
  private let headCount: Int

  /// How many bytes are worth a thread.
  private let leastPart: Int

  /// How far a point is looked for.
  private static let searchCount = 1 << 16

  init(_ options: ReadingOptions, headCount: Int = 1 << 16, leastPart: Int = 1 << 20) {
    self.options = options
    self.headCount = headCount
    self.leastPart = leastPart
  }

  /// Reads a file of UTF-8; nil where it cannot be cut.
  ///
  /// - Throws: ``GPXError`` at the first violation under strict reading.
  func read(
    _ bytes: RawSpan,
    from start: Int,
    _ diagnostics: DiagnosticCollector
  ) throws(GPXError) -> Document? {
    let partCount = partCount(of: bytes.byteCount - start)
    guard partCount > 1 else { return nil }
    var head = GPXReader(start..<bytes.byteCount, options, diagnostics)
    guard readHead(&head, bytes) else { return nil }
    let cuts = findCuts(head, bytes, partCount)
    guard cuts.count > 1 else { return nil }
    var parts = cuts.indices.map { index in
      let end = index + 1 < cuts.count ? cuts[index + 1] : bytes.byteCount
      return index == 0 ? head.continued(upTo: end) : head.part(cuts[index]..<end, options)
    }
    // The first part takes the others in, and every other is about as long as its bytes.
    let density = Double(head.builder.segment.count) / Double(cuts[0] - start)
    for index in parts.indices {
      let end = index == 0 ? bytes.byteCount : parts[index].tokenizer.end
      let points = Double(end - cuts[index]) * density * 1.05
      parts[index].builder.segment.reserveCapacity(parts[index].builder.segment.count + Int(points))
    }
    Self.readAll(&parts, bytes)
    return try join(parts, head, bytes)
  }

  /// In how many parts a file of a size is read.
  func partCount(of byteCount: Int) -> Int {
    max(1, min(options.threads, byteCount / leastPart))
  }

  /// Reads into the first segment; false where there is none that can be cut.
  private func readHead(_ head: inout GPXReader, _ bytes: RawSpan) -> Bool {
    let end = bytes.byteCount
    let last = min(end, head.tokenizer.start + 2 * headCount)
    var offset = min(end, head.tokenizer.start + headCount)
    while offset < last {
      // No pattern is known yet: the head ends behind a tag, the first one after which a point can come.
      while offset < last, bytes.byte(offset - 1) != ASCII.greater { offset += 1 }
      head.tokenizer.end = offset
      head.read(bytes, isLast: false)
      if head.isInSegment, head.tokenizer.position == offset, !head.templates.isEmpty {
        return true
      }
      offset += 1
    }
    return false
  }

  /// Where the parts begin: behind the tag before a point.
  private func findCuts(_ head: GPXReader, _ bytes: RawSpan, _ count: Int) -> [Int] {
    let start = head.tokenizer.position
    var cuts = [start]
    for index in 1..<count {
      let target = start + (bytes.byteCount - start) / count * index
      if let cut = findPoint(head, bytes, from: target), cut > cuts[cuts.count - 1] {
        cuts.append(cut)
      }
    }
    return cuts
  }

  private func findPoint(_ head: GPXReader, _ bytes: RawSpan, from start: Int) -> Int? {
    guard let pattern = head.templates.first?.pieces.first, pattern.count == 8 else { return nil }
    let end = min(bytes.byteCount - 8, start + Self.searchCount)
    var offset = start
    while offset < end {
      if bytes.byte(offset) == ASCII.less, bytes.word(offset) == pattern.word {
        var cut = offset
        while cut > start, ASCII.isSpace(bytes.byte(cut - 1)) { cut -= 1 }
        if bytes.byte(cut - 1) == ASCII.greater { return cut }
      }
      offset += 1
    }
    return nil
  }

  /// Reads all parts at once.
  private static func readAll(_ parts: inout [GPXReader], _ bytes: RawSpan) {
    // Each thread has a part of its own, and the bytes are only read; both outlive the call.
    bytes.withUnsafeBytes { bytes in
      parts.withUnsafeMutableBufferPointer { parts in
        nonisolated(unsafe) let parts = parts
        nonisolated(unsafe) let bytes = bytes
        Threads.forEach(parts.count) { index in
          parts[index].read(bytes.bytes, isLast: index == parts.count - 1)
        }
      }
    }
  }

  private func join(
    _ parts: [GPXReader],
    _ head: GPXReader,
    _ bytes: RawSpan
  ) throws(GPXError) -> Document? {
    var result = parts[0]
    for part in parts.dropFirst() {
      try result.throwViolation(bytes)
      guard result.isInSegment, result.tokenizer.position == result.tokenizer.end,
        result.isLike(head, in: bytes), result.join(part)
      else { return nil }
    }
    return try result.finish(bytes)
  }
}

// MARK: - Parts

extension GPXReader {
  /// Whether the next thing can be a point like those before.
  fileprivate var isInSegment: Bool {
    context == .segment && !hasEnded && !diagnostics.isStopped && skippedDepth == 0
      && builder.isSegmentOpen && (open.last?.lastOrder ?? 0) <= 1
  }

  /// The reader, to go on up to an offset.
  fileprivate func continued(upTo end: Int) -> GPXReader {
    var result = self
    result.tokenizer.end = end
    return result
  }

  /// A reader of a part that begins as this one stands.
  fileprivate func part(_ range: Range<Int>, _ options: ReadingOptions) -> GPXReader {
    var result = self
    result.tokenizer.position = range.lowerBound
    result.tokenizer.end = range.upperBound
    result.diagnostics = DiagnosticCollector(options)
    result.builder = DocumentBuilder()
    result.builder.beginSegment()
    return result
  }

  /// Whether what comes next means to both readers the same.
  fileprivate func isLike(_ other: GPXReader, in bytes: RawSpan) -> Bool {
    guard open.count == other.open.count, hasNotedNamespace == other.hasNotedNamespace,
      tokenizer.declaresEntities == other.tokenizer.declaresEntities,
      metadata == other.metadata, scope.isLike(other.scope, in: bytes)
    else { return false }
    return zip(open, other.open).allSatisfy { left, right in
      left.name.isSame(as: right.name, in: bytes) && left.element == right.element
        && left.context == right.context && left.scopeMark == right.scopeMark
        && left.lastOrder == right.lastOrder
    }
  }

  /// Goes on as another reader has, whose part begins where this one ends; false where what it read
  /// depends on what is before.
  fileprivate mutating func join(_ part: GPXReader) -> Bool {
    let before = (builder, diagnostics)
    guard before.0.canJoin(part.builder) else { return false }
    self = part
    builder = before.0
    diagnostics = before.1
    builder.join(part.builder)
    diagnostics.join(part.diagnostics)
    return true
  }
}
#endif
