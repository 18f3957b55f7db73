// Waypoints, route points and track points.
extension GPXEncoder {
  /// Writes a waypoint of the document, or one of the open route.
  mutating func append(_ point: Waypoint, _ fragments: PointFragments) {
    let reception = point.reception
    let extensions = point.extensions
    let hasDetails = !point.texts.isEmpty || reception != nil || !extensions.isEmpty
    let hasContent = hasDetails || point.elevation != nil || point.time != nil
    begin(fragments, point.latitude, point.longitude, hasContent: hasContent)
    guard hasContent else { return }
    append(fragments, point.elevation, point.time)
    if hasDetails {
      append(point.texts, reception, fragments)
      append(extensions, of: point.nested, fragments)
    }
    buffer.append(fragments.end)
  }

  /// Writes a point of the open segment.
  mutating func append(_ point: TrackPoint) {
    let texts = point.texts ?? PointTexts()
    let reception = point.reception
    let extensions = point.extensions
    let hasDetails = !texts.isEmpty || reception != nil || !extensions.isEmpty
    let hasContent = hasDetails || point.elevation != nil || point.time != nil
    begin(trackPoint, point.latitude, point.longitude, hasContent: hasContent)
    guard hasContent else { return }
    append(trackPoint, point.elevation, point.time)
    if hasDetails {
      append(texts, reception, trackPoint)
      append(extensions, of: point.nested, trackPoint)
    }
    buffer.append(trackPoint.end)
  }

  /// Begins a point, and ends it where there is nothing in it.
  @inline(__always)
  mutating func begin(
    _ fragments: PointFragments,
    _ latitude: Double,
    _ longitude: Double,
    hasContent: Bool
  ) {
    buffer.append(fragments.latitude)
    buffer.append(latitude)
    buffer.append(fragments.longitude)
    if longitude == 180 { append(angle: longitude, below: 180) } else { buffer.append(longitude) }
    buffer.append(hasContent ? fragments.endOfStartTag : fragments.endOfEmptyTag)
  }

  /// Writes the elevation and the time of a point.
  @inline(__always)
  mutating func append(_ fragments: PointFragments, _ elevation: Double?, _ time: Timestamp?) {
    if let elevation {
      buffer.append(fragments.elevation)
      buffer.append(elevation)
      buffer.append(fragments.endOfElevation)
    }
    if let time {
      buffer.append(fragments.time)
      times.append(time.seconds, time.nanoseconds, to: &buffer)
      buffer.append(fragments.endOfTime)
    }
  }
}

// MARK: - What fewer points have

extension GPXEncoder {
  /// Writes what comes between the time and the extensions.
  mutating func append(
    _ texts: PointTexts,
    _ reception: Reception?,
    _ fragments: PointFragments
  ) {
    let depth = fragments.depth + 1
    if let reception {
      if version == .gpx10, fragments.element == .trackPoint {
        append(.course, reception.course, depth)
        append(.speed, reception.speed, depth)
      }
      if let variation = reception.magneticVariation {
        begin(.magneticVariation, depth)
        append(angle: variation, below: 360)
        endValue(.magneticVariation)
      }
      append(.geoidHeight, reception.geoidHeight, depth)
    }
    append(.name, texts.name, depth)
    append(.comment, texts.comment, depth)
    append(.description, texts.description, depth)
    append(.source, texts.source, depth)
    if version == .gpx11 {
      appendLinks(texts.links, depth)
    } else {
      appendFirstLink(texts.links, depth)
    }
    append(.symbol, texts.symbol, depth)
    append(.type, texts.type, depth)
    if let reception { appendAccuracy(reception, depth) }
  }

  private mutating func appendAccuracy(_ reception: Reception, _ depth: Int) {
    append(.fix, reception.fix?.rawValue, depth)
    append(.satellites, reception.satellites, depth)
    append(.horizontalDilution, reception.horizontalDilution, depth)
    append(.verticalDilution, reception.verticalDilution, depth)
    append(.positionDilution, reception.positionDilution, depth)
    append(.correctionAge, reception.correctionAge, depth)
    append(.stationID, reception.stationID, depth)
  }

  /// Writes the extensions of a point, and what else is left to be said of it.
  mutating func append(
    _ extensions: [ExtensionElement],
    of point: NestedPoint,
    _ fragments: PointFragments
  ) {
    let depth = fragments.depth + 1
    if version == .gpx11 {
      appendExtensions(extensions, point.reception, depth)
    } else {
      appendRest(extensions, of: point, fragments.element, depth)
    }
  }
}

extension Waypoint {
  fileprivate var nested: NestedPoint {
    NestedPoint(
      latitude: latitude,
      longitude: longitude,
      links: links,
      reception: reception
    )
  }
}

extension TrackPoint {
  fileprivate var nested: NestedPoint {
    NestedPoint(
      latitude: latitude,
      longitude: longitude,
      links: texts?.links ?? [],
      reception: reception
    )
  }
}
