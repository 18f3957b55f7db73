extension PointTemplate {
  /// Reads a point that is like the template, and tells where it ends; nil where it is not.
  ///
  /// The values hold something of the point in either case.
  func match(
    _ bytes: RawSpan,
    at start: Int,
    upTo limit: Int,
    _ values: inout PointValues,
    _ reader: borrowing DecimalReader
  ) -> Int? {
    // No load below goes further: what a step compares and what a value may take is in `reach`.
    guard start &+ reach &+ 16 <= limit else { return nil }
    var offset = start
    for step in steps {
      for index in step.pieces {
        let piece = pieces[index]
        if (bytes.word(offset) ^ piece.word) & piece.mask != 0 { return nil }
        offset &+= piece.count
      }
      switch step.slot.kind {
      case .latitude:
        guard let value = NumberScan.number(bytes, &offset, reader), value >= -90, value <= 90
        else { return nil }
        values.latitude = value
      case .longitude:
        guard let value = NumberScan.number(bytes, &offset, reader), value > -180, value < 180
        else { return nil }
        values.longitude = value
      case .elevation:
        guard let value = NumberScan.number(bytes, &offset, reader),
          value.magnitude <= GPXReader.farthestElevation
        else { return nil }
        values.elevation = value
      case .time:
        guard let value = values.date.read(bytes, &offset) else { return nil }
        values.time = value
      case .decimal:
        guard let value = NumberScan.decimal(bytes, &offset) else { return nil }
        values.decimals[step.slot.index] = value
      case .reception:
        guard let value = NumberScan.number(bytes, &offset, reader),
          fields[step.slot.index].isUsual(value)
        else { return nil }
        values.numbers[step.slot.index] = value
      case .text:
        guard let range = plainText(bytes, &offset, before: step) else { return nil }
        values.ranges[step.slot.index] = range
      case .end:
        return offset
      }
    }
    return nil
  }

  /// Steps over a text without references and line ends.
  private func plainText(_ bytes: RawSpan, _ offset: inout Int, before step: Step) -> Range<Int>? {
    // Behind every value come bytes that all points have, the first of which ends the value.
    let mark = UInt8(truncatingIfNeeded: pieces[step.pieces.upperBound].word)
    let start = offset
    let limit = start &+ PointSlot.longestValue
    while offset < limit {
      let byte = bytes.byte(offset)
      if byte == mark { return offset > start ? start..<offset : nil }
      if byte < ASCII.space || byte == ASCII.less || byte == ASCII.ampersand { return nil }
      offset &+= 1
    }
    return nil
  }
}
