// Reading points by their likeness to one before.
extension GPXReader {
  /// How many templates are kept: points of one track may come in a few forms.
  private static let mostTemplates = 4

  /// Reads the points that come next as long as they are like one before.
  ///
  /// This is where nearly all bytes of a large file are read.
  @inline(never)
  mutating func readPredicted(_ bytes: RawSpan) {
    // Behind extensions of the segment, a point is out of order.
    guard skippedDepth == 0, let last = open.last, last.lastOrder <= 1 else { return }
    while true {
      let start = tokenizer.skipSpace(bytes, from: tokenizer.position)
      guard start < tokenizer.end, bytes.byte(start) == ASCII.less,
        let end = matchTemplate(bytes, at: start)
      else { return }
      open[open.count - 1].lastOrder = 1
      tokenizer.position = end
      recorder.succeed()
      if builder.append(predicted, templates[currentTemplate], bytes) {
        diagnostics.report(
          .timeRunsBackwards,
          at: end - templates[currentTemplate].endTagCount,
          "this point is earlier than the one before it"
        )
      }
    }
  }

  /// Finds the template that the point at an offset is like, the last one first.
  @inline(__always)
  private mutating func matchTemplate(_ bytes: RawSpan, at start: Int) -> Int? {
    let limit = tokenizer.end
    let current = currentTemplate
    if let end = templates[current].match(bytes, at: start, upTo: limit, &predicted, decimals) {
      if templates[current].groupSegment != builder.segmentNumber { findGroup() }
      return end
    }
    return matchOther(bytes, at: start, upTo: limit)
  }

  @inline(never)
  private mutating func matchOther(_ bytes: RawSpan, at start: Int, upTo limit: Int) -> Int? {
    for index in templates.indices where index != currentTemplate {
      if let end = templates[index].match(bytes, at: start, upTo: limit, &predicted, decimals) {
        currentTemplate = index
        if templates[index].groupSegment != builder.segmentNumber { findGroup() }
        return end
      }
    }
    return nil
  }

  /// Finds the place of the template's extensions in a segment that it has not served yet.
  @inline(never)
  private mutating func findGroup() {
    templates[currentTemplate].groupSegment = builder.segmentNumber
    let shape = templates[currentTemplate].shape
    guard !shape.isEmpty else { return }
    templates[currentTemplate].group = builder.group(of: shape, scope.addresses)
  }
}

// MARK: - Learning

extension GPXReader {
  /// Makes a template of the track point that has just ended, if nothing about it was odd.
  @inline(never)
  mutating func learn(_ bytes: RawSpan) {
    guard context == .segment else { return }
    let range = recorder.start..<tokenizer.position
    let template = PointTemplate(
      bytes,
      range,
      recorder.marks,
      point,
      kept.shape,
      endTagCount: tokenizer.position - tokenizer.markupStart
    )
    predicted.prepare(template)
    if templates.count < Self.mostTemplates {
      currentTemplate = templates.count
      templates.append(template)
    } else {
      currentTemplate = (currentTemplate + 1) % templates.count
      templates[currentTemplate] = template
    }
  }

  /// Lets all templates go: what bytes mean has changed.
  mutating func forgetTemplates() {
    templates.removeAll()
    currentTemplate = 0
  }
}
