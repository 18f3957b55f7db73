// Reading points by their likeness to one before.
extension GPXReader {
  /// How many templates are kept: points of one track may come in a few forms.
  private static let mostTemplates = 4

  /// Reads the points that come next as long as they are like one before.
  mutating func readPredicted(_ bytes: RawSpan) {
    // Behind extensions of the segment, a point is out of order.
    guard skippedDepth == 0, let last = open.last, last.lastOrder <= 1 else { return }
    var misses = 0
    while misses < templates.count {
      let count = readPoints(like: templates[currentTemplate], bytes)
      recorder.earn(count)
      misses = count > 0 ? 1 : misses + 1
      // A point that is not like this one may be like another.
      if misses < templates.count { currentTemplate = (currentTemplate + 1) % templates.count }
    }
  }

  /// Reads the points that come next as long as they are like the template, and tells how many.
  ///
  /// This is where nearly all bytes of a large file are read.
  @inline(never)
  private mutating func readPoints(like template: PointTemplate, _ bytes: RawSpan) -> Int {
    let (stepList, pieceList, fieldList) = (template.steps, template.pieces, template.fields)
    let (steps, pieces, fields) = (stepList.span, pieceList.span, fieldList.span)
    let tables = tables
    let (tens, powers) = (tables.tens.span, tables.powers.span)
    // No load goes further: what steps compare and values take is in `reach`.
    let lastStart = tokenizer.end &- template.reach &- 16
    var position = tokenizer.position
    var group = 0
    var room = 0
    var count = 0
    while true {
      let start = tokenizer.skipSpace(bytes, from: position)
      guard start <= lastStart,
        let end = PointTemplate.match(
          bytes,
          at: start,
          steps,
          pieces,
          fields,
          tens,
          powers,
          &predicted
        )
      else { break }
      if count == 0 { group = builder.group(of: template.shape, scope.addresses) }
      count &+= 1
      position = end
      if room == 0 { room = builder.makeRoom(for: (bytes.byteCount &- start) / (end &- start)) }
      room &-= 1
      if builder.append(predicted, template, group, bytes) {
        diagnostics.report(
          .timeRunsBackwards,
          at: end - template.endTagCount,
          "this point is earlier than the one before it"
        )
      }
    }
    if count > 0 { tokenizer.position = position }
    return count
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
    guard !templates.contains(where: { $0.isLike(template) }) else { return }
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
