// Many points at once, out of their columns.
extension GPXEncoder {
  /// What is found out about a segment before its points are written.
  struct SegmentPlan {
    fileprivate let templates: [ExtensionTemplate]
    /// Whether no extensions of the points need a nested document.
    fileprivate let isPlain: Bool
  }

  /// Prepares the points of a segment.
  func plan(for segment: TrackSegment) -> SegmentPlan {
    let depth = trackPoint.depth + (version == .gpx11 ? 2 : 1)
    let templates = templates(of: segment.pointExtensions, depth)
    return SegmentPlan(
      templates: templates,
      isPlain: version == .gpx11 || templates.allSatisfy { $0.isForeign }
    )
  }

  /// Writes points of a segment from a row on until it is time to hand the bytes on.
  ///
  /// - Returns: the row after the last one that is written.
  mutating func append(_ segment: TrackSegment, from start: Int, _ plan: SegmentPlan) -> Int {
    let latitudes = segment.latitudes
    let longitudes = segment.longitudes
    let hasReception = !segment.reception.isEmpty
    let hasExtensions = !plan.templates.isEmpty
    var row = start
    while row < latitudes.count, !isFull {
      let texts = segment.texts(of: row)
      let extensions = hasExtensions ? segment.pointExtensions.find(row) : nil
      if texts != nil || hasReception || extensions != nil {
        appendDetailed(segment, row, texts, extensions, plan)
      } else {
        let elevation = segment.elevations[row]
        let time = segment.times[row]
        let hasContent = elevation != nil || time != nil
        begin(trackPoint, latitudes[row], longitudes[row], hasContent: hasContent)
        if hasContent {
          append(trackPoint, elevation, time)
          buffer.append(trackPoint.end)
        }
      }
      row &+= 1
    }
    return row
  }

  /// Writes a point that has more than most.
  @inline(never)
  private mutating func appendDetailed(
    _ segment: TrackSegment,
    _ row: Int,
    _ texts: PointTexts?,
    _ extensions: (group: Int, place: Int)?,
    _ plan: SegmentPlan
  ) {
    let reception = segment.reception.isEmpty ? Reception() : segment.reception[row]
    let texts = texts ?? PointTexts()
    let hasDetails = extensions != nil || !texts.isEmpty || !reception.isEmpty
    guard version == .gpx11 || plan.isPlain && NestedPoint.canStand(texts.links) else {
      return append(segment[row])
    }
    let elevation = segment.elevations[row]
    let time = segment.times[row]
    let hasContent = hasDetails || elevation != nil || time != nil
    begin(trackPoint, segment.latitudes[row], segment.longitudes[row], hasContent: hasContent)
    guard hasContent else { return }
    append(trackPoint, elevation, time)
    if !texts.isEmpty || !reception.isEmpty { append(texts, reception, trackPoint) }
    let isCrossing = reception.course != nil || reception.speed != nil
    if version == .gpx10 {
      if let extensions { append(segment.pointExtensions, extensions, plan) }
    } else if extensions != nil || isCrossing {
      let depth = trackPoint.depth + 1
      begin(.extensions, depth)
      appendCrossing(.course, reception.course, depth + 1)
      appendCrossing(.speed, reception.speed, depth + 1)
      if let extensions { append(segment.pointExtensions, extensions, plan) }
      end(.extensions, depth)
    }
    buffer.append(trackPoint.end)
  }

  private mutating func append(
    _ table: ExtensionTable,
    _ row: (group: Int, place: Int),
    _ plan: SegmentPlan
  ) {
    append(plan.templates[row.group]) { buffer, slot, place in
      let column = table.groups[row.group].columns[slot]
      if let decimal = column.decimal(row.place) {
        buffer.append(decimal)
      } else {
        buffer.append(text: column.text(row.place), in: place)
      }
    }
  }
}
