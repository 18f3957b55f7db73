extension GPXReader {
  /// "lat" and "lon" as words: see ``XMLName/word``.
  private static let latitudeWord: UInt64 = 0x74_616C
  private static let longitudeWord: UInt64 = 0x6E_6F6C

  /// Takes the coordinates of a point from its start tag.
  @inline(__always)
  mutating func beginPoint(
    _ context: ReadingContext,
    _ bytes: RawSpan
  ) -> ReadingContext {
    point.clear()
    if context == .trackPoint {
      recorder.begin(at: tokenizer.markupStart, countBeforeToken)
    }
    var latitude: Double?
    var longitude: Double?
    for index in tokenizer.attributes.indices {
      let attribute = tokenizer.attributes[index]
      if attribute.name.count == 3, attribute.name.word == Self.latitudeWord {
        latitude = number(attribute, bytes)
        mark(attribute, .latitude)
      } else if attribute.name.count == 3, attribute.name.word == Self.longitudeWord {
        longitude = number(attribute, bytes)
        mark(attribute, .longitude)
      } else {
        noteUnknown(attribute, bytes)
      }
    }
    if let latitude, let longitude, latitude >= -90, latitude <= 90, longitude > -180,
      longitude < 180
    {
      point.latitude = latitude
      point.longitude = longitude
      point.isUsable = true
    } else {
      mendCoordinates(latitude, longitude, bytes)
    }
    return context
  }

  /// Notes a coordinate for points that are like this one.
  @inline(__always)
  private mutating func mark(_ attribute: XMLAttribute, _ kind: PointSlot.Kind) {
    if attribute.isPlain {
      recorder.mark(attribute.value, PointSlot(kind))
    } else {
      recorder.giveUp()
    }
  }

  /// Takes coordinates that are not what they should be, or says why they cannot be taken.
  @inline(never)
  private mutating func mendCoordinates(
    _ latitude: Double?,
    _ longitude: Double?,
    _ bytes: RawSpan
  ) {
    let latitudeText = find("lat", bytes)?.value
    let longitudeText = find("lon", bytes)?.value
    if latitudeText == nil { noteMissing(.missingLatitude, "latitude", bytes) }
    if longitudeText == nil { noteMissing(.missingLongitude, "longitude", bytes) }
    // What is there but is no number has been noted as such.
    guard let latitude, let longitude, let latitudeText, let longitudeText else { return }
    guard latitude >= -90, latitude <= 90 else {
      diagnostics.report(
        .latitudeOutOfRange,
        at: latitudeText.lowerBound,
        "latitude '\(bytes.shown(latitudeText))' is beyond 90 degrees; the point is left out"
      )
      return
    }
    point.latitude = latitude
    point.longitude = longitude
    point.isUsable = true
    if longitude == 180 {
      // The schema of GPX 1.0 has both ends, and that of 1.1 what is next to nothing below this one.
      if isVersion10 || bytes.spells("179.", at: longitudeText.lowerBound) { return }
      diagnostics.report(
        .longitude180,
        at: longitudeText.lowerBound,
        "the schema has longitude -180 for 180"
      )
    } else if longitude < -180 || longitude > 180 {
      point.longitude = Self.wrapped(longitude)
      diagnostics.report(
        .longitudeOutOfRange,
        at: longitudeText.lowerBound,
        "longitude '\(bytes.shown(longitudeText))' is beyond 180 degrees; it is turned back"
      )
    }
  }

  private mutating func noteMissing(
    _ code: Diagnostic.Code,
    _ what: String,
    _ bytes: RawSpan
  ) {
    diagnostics.report(
      code,
      at: tokenizer.markupStart,
      "<\(tokenizer.name.shown(in: bytes))> has no \(what) and is left out"
    )
  }

  /// A longitude turned into `-180..<180`.
  static func wrapped(_ longitude: Double) -> Double {
    // The remainder is exact, and lies between -360 and 360.
    let rest = longitude.truncatingRemainder(dividingBy: 360)
    if rest < -180 { return rest + 360 }
    return rest >= 180 ? rest - 360 : rest
  }

  @inline(never)
  private mutating func noteUnknown(_ attribute: XMLAttribute, _ bytes: RawSpan) {
    // Attributes with a prefix belong to others, and declarations to XML.
    guard attribute.name.prefixCount == 0, !attribute.name.isNamespaceDeclaration(in: bytes)
    else { return }
    diagnostics.report(
      .unknownAttribute,
      at: attribute.name.start,
      "<\(tokenizer.name.shown(in: bytes))> has no attribute '\(attribute.name.shown(in: bytes))' in GPX"
    )
  }
}

// MARK: - The end of points and groups

extension GPXReader {
  @inline(__always)
  mutating func endTrackPoint(_ bytes: RawSpan) {
    guard point.isUsable else { return kept.removeAll() }
    let isEarlier = builder.appendTrackPoint(point)
    if recorder.end(diagnostics.count) { learn(bytes) }
    if !kept.isEmpty {
      builder.setExtensionsOfLastPoint(kept, scope.addresses)
      kept.removeAll()
    }
    if isEarlier {
      diagnostics.report(
        .timeRunsBackwards,
        at: tokenizer.markupStart,
        "this point is earlier than the one before it"
      )
    }
  }

  /// Ends a group other than a track point.
  @inline(never)
  mutating func endGroup(_ ended: OpenElement, _ bytes: RawSpan) {
    switch ended.context {
    case .waypoint:
      if point.isUsable { builder.append(waypoint) }
      kept.removeAll()
    case .routePoint:
      if point.isUsable { builder.appendRoutePoint(waypoint) }
      kept.removeAll()
    case .segment:
      builder.endSegment()
    case .route, .track:
      builder.endWay()
    case .link:
      endLink()
    case .nested:
      nested = nil
    case .gpx:
      builder.endWay()
      builder.setMetadata(metadata)
      hasEnded = true
    default:
      break
    }
  }

  private mutating func endLink() {
    switch owner {
    case .metadata, .gpx:
      metadata.links.append(link)
    case .author:
      metadata.author?.link = link
    case .waypoint, .routePoint, .trackPoint:
      point.texts.links.append(link)
      point.hasTexts = true
    case .route, .track:
      builder.wayTexts.links.append(link)
    default:
      break
    }
  }
}

extension GPXReader {
  /// The point as one of the document or of a route.
  private var waypoint: Waypoint {
    var details = PointDetails(texts: point.texts, reception: point.reception)
    if !kept.isEmpty { details.extensions = kept.elements(namespaces: scope.addresses) }
    return Waypoint(
      latitude: point.latitude,
      longitude: point.longitude,
      elevation: point.elevation,
      time: point.time,
      details: details
    )
  }
}
