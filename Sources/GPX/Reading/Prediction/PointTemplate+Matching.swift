extension PointTemplate {
  /// Reads a point that is like the template, and tells where it ends; nil where it is not.
  ///
  /// The values hold something of the point in either case.
  @inline(__always)
  static func match(
    _ bytes: RawSpan,
    at start: Int,
    _ steps: Span<Step>,
    _ pieces: Span<Piece>,
    _ fields: Span<Reception.NumericField>,
    _ tens: Span<UInt64>,
    _ powers: Span<Double>,
    _ values: inout PointValues
  ) -> Int? {
    var offset = start
    for number in steps.indices {
      let step = steps[number]
      for index in step.pieces {
        let piece = pieces[index]
        if (bytes.word(offset) ^ piece.word) & piece.mask != 0 { return nil }
        offset &+= piece.count
      }
      switch step.slot.kind {
      case .latitude:
        guard let value = NumberScan.number(bytes, &offset, tens, powers), value >= -90, value <= 90
        else { return nil }
        values.latitude = value
      case .longitude:
        guard let value = NumberScan.number(bytes, &offset, tens, powers), value > -180, value < 180
        else { return nil }
        values.longitude = value
      case .elevation:
        guard let value = NumberScan.number(bytes, &offset, tens, powers),
          value.magnitude <= GPXReader.farthestElevation
        else { return nil }
        values.elevation = value
      case .time:
        guard let value = values.date.read(bytes, &offset) else { return nil }
        values.time = value
      case .decimal:
        guard let value = NumberScan.decimal(bytes, &offset, tens) else { return nil }
        values.decimals[step.slot.index] = value
      case .reception:
        guard let value = NumberScan.number(bytes, &offset, tens, powers),
          fields[step.slot.index].isUsual(value)
        else { return nil }
        values.numbers[step.slot.index] = value
      case .text:
        guard let range = plainText(bytes, &offset, upTo: pieces[step.pieces.upperBound]) else {
          return nil
        }
        values.ranges[step.slot.index] = range
      case .end:
        return offset
      }
    }
    return nil
  }

  /// Steps over a text without references and line ends.
  private static func plainText(
    _ bytes: RawSpan,
    _ offset: inout Int,
    upTo next: Piece
  ) -> Range<Int>? {
    // Behind every value come bytes that all points have, the first of which ends the value.
    let mark = UInt8(truncatingIfNeeded: next.word)
    let start = offset
    let limit = start &+ PointSlot.longestValue
    while offset < limit {
      let byte = bytes.byte(offset)
      if byte == mark { return offset > start ? start..<offset : nil }
      if byte < ASCII.space || byte == ASCII.less || byte == ASCII.ampersand
        || byte == ASCII.rightBracket || byte == 0xEF
      {
        return nil
      }
      offset &+= 1
    }
    return nil
  }
}
