extension TrackSegment {
  /// Gives the last point what else its likeness says of it.
  @inline(__always)
  mutating func setDetailsOfLast(
    _ values: borrowing PointValues,
    _ template: PointTemplate,
    _ group: Int,
    _ bytes: RawSpan
  ) {
    let row = count - 1
    if !template.shape.isEmpty { appendExtensions(values, template, group, bytes, row) }
    if !template.fields.isEmpty || template.fix != nil { appendReception(values, template, row) }
    if let pointTexts = template.texts { texts.append(pointTexts, row: row) }
  }

  @inline(__always)
  private mutating func appendExtensions(
    _ values: borrowing PointValues,
    _ template: PointTemplate,
    _ group: Int,
    _ bytes: RawSpan,
    _ row: Int
  ) {
    for step in template.steps {
      if step.slot.kind == .decimal {
        let decimal = values.decimals[step.slot.index]
        pointExtensions.append(decimal, group: group, slot: step.slot.index)
      } else if step.slot.kind == .text {
        let range = values.ranges[step.slot.index]
        pointExtensions.append(bytes, in: range, group: group, slot: step.slot.index)
      }
    }
    pointExtensions.add(row: row, to: group)
  }

  private mutating func appendReception(
    _ values: borrowing PointValues,
    _ template: PointTemplate,
    _ row: Int
  ) {
    for (index, field) in template.fields.enumerated() {
      reception.append(values.numbers[index], field, row: row)
    }
    if let fix = template.fix { reception.append(fix, row: row) }
  }
}
