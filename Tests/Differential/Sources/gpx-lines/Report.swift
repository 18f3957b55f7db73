internal import GPX

/// All that a file gives, line by line.
enum Report {
  /// What reading some bytes gives, be it a document or an error.
  static func lines(of file: [UInt8], isStrict: Bool) -> [UInt8] {
    var lines = JSONLines()
    do throws(GPXError) {
      let document = try Document(reading: file, options: ReadingOptions(isStrict: isStrict))
      lines.append(document)
    } catch {
      lines.line("error") { line in
        line.field("line", error.line)
        line.field("column", error.column)
        line.field("message", error.kind.description)
        if case .violation(let code, _) = error.kind { line.field("code", code.name) }
      }
    }
    return lines.bytes
  }
}

extension JSONLines {
  mutating func append(_ document: Document) {
    line("document") { line in
      line.field("version", document.version)
      line.field("creator", document.creator)
      line.field("diagnostics", document.diagnosticCount)
    }
    for extra in document.extensions { append("extension", extra) }
    for diagnostic in document.diagnostics {
      line("diagnostic") { line in
        line.field("line", diagnostic.line)
        line.field("column", diagnostic.column)
        line.field("code", diagnostic.code.name)
        line.field("message", diagnostic.message)
      }
    }
    append(document.metadata)
    for point in document.waypoints { append("waypoint", point) }
    for route in document.routes {
      append("route", route)
      for point in route.points { append("routepoint", point) }
    }
    for track in document.tracks {
      append("track", track)
      for segment in track.segments {
        line("segment") { line in
          line.field("count", segment.count)
          line.extensions(segment.extensions)
        }
        for point in segment { append(point) }
      }
    }
  }

  private mutating func append(_ metadata: Metadata) {
    line("metadata") { line in
      line.field("name", metadata.name)
      line.field("description", metadata.description)
      line.field("author", metadata.author?.name)
      line.field("email", metadata.author?.email)
      line.links("authorLink", metadata.author?.link.map { [$0] } ?? [])
      line.field("holder", metadata.copyright?.holder)
      line.field("year", metadata.copyright?.year)
      line.field("license", metadata.copyright?.license)
      line.links("links", metadata.links)
      line.time(metadata.time)
      line.field("keywords", metadata.keywords)
      line.field("south", metadata.bounds?.south)
      line.field("west", metadata.bounds?.west)
      line.field("north", metadata.bounds?.north)
      line.field("east", metadata.bounds?.east)
      line.extensions(metadata.extensions)
    }
  }

  private mutating func append(_ subject: StaticString, _ element: ExtensionElement) {
    line(subject) { $0.element(element) }
  }

  private mutating func append(_ subject: StaticString, _ point: Waypoint) {
    line(subject) { line in
      line.place(point.latitude, point.longitude, point.elevation, point.time)
      line.field("name", point.name)
      line.field("comment", point.comment)
      line.field("description", point.description)
      line.field("source", point.source)
      line.field("symbol", point.symbol)
      line.field("type", point.type)
      line.links("links", point.links)
      line.reception(point.reception)
      line.extensions(point.extensions)
    }
  }

  private mutating func append(_ point: TrackPoint) {
    line("point") { line in
      line.place(point.latitude, point.longitude, point.elevation, point.time)
      if let texts = point.texts {
        line.field("name", texts.name)
        line.field("comment", texts.comment)
        line.field("description", texts.description)
        line.field("source", texts.source)
        line.field("symbol", texts.symbol)
        line.field("type", texts.type)
        line.links("links", texts.links)
      }
      line.reception(point.reception)
      line.extensions(point.extensions)
    }
  }

  private mutating func append(_ subject: StaticString, _ route: Route) {
    line(subject) { line in
      line.field("name", route.name)
      line.field("comment", route.comment)
      line.field("description", route.description)
      line.field("source", route.source)
      line.field("type", route.type)
      line.field("number", route.number)
      line.links("links", route.links)
      line.extensions(route.extensions)
    }
  }

  private mutating func append(_ subject: StaticString, _ track: Track) {
    line(subject) { line in
      line.field("name", track.name)
      line.field("comment", track.comment)
      line.field("description", track.description)
      line.field("source", track.source)
      line.field("type", track.type)
      line.field("number", track.number)
      line.links("links", track.links)
      line.extensions(track.extensions)
    }
  }
}

// MARK: - Parts of a line

extension JSONLines {
  private mutating func place(
    _ latitude: Double,
    _ longitude: Double,
    _ elevation: Double?,
    _ time: Timestamp?
  ) {
    field("lat", latitude)
    field("lon", longitude)
    field("ele", elevation)
    self.time(time)
  }

  /// Writes an instant in two numbers; one would not hold it.
  private mutating func time(_ time: Timestamp?) {
    guard let time else { return }
    field("seconds", "\(time.seconds)")
    field("nanoseconds", Int(time.nanoseconds))
  }

  private mutating func links(_ name: StaticString, _ links: [WebLink]) {
    field(name, objects: links.count) { index, line in
      line.field("href", links[index].address)
      line.field("text", links[index].text)
      line.field("type", links[index].mediaType)
    }
  }

  private mutating func reception(_ reception: Reception?) {
    guard let reception else { return }
    field("fix", reception.fix?.rawValue)
    field("sat", reception.satellites)
    field("hdop", reception.horizontalDilution)
    field("vdop", reception.verticalDilution)
    field("pdop", reception.positionDilution)
    field("magvar", reception.magneticVariation)
    field("geoidheight", reception.geoidHeight)
    field("ageofdgpsdata", reception.correctionAge)
    field("dgpsid", reception.stationID)
    field("course", reception.course)
    field("speed", reception.speed)
  }

  private mutating func extensions(_ elements: [ExtensionElement]) {
    field("extensions", objects: elements.count) { index, line in line.element(elements[index]) }
  }

  /// Writes an element with all that is in it; the depth is that of the file, which the reader limits.
  private mutating func element(_ element: ExtensionElement) {
    name(element.name)
    field("attributes", objects: element.attributes.count) { index, line in
      line.name(element.attributes[index].name)
      line.field("value", element.attributes[index].value)
    }
    field("content", objects: element.content.count) { index, line in
      switch element.content[index] {
      case .text(let text): line.field("text", text)
      case .element(let child): line.element(child)
      }
    }
  }

  private mutating func name(_ name: QualifiedName) {
    field("name", name.localName)
    if !name.prefix.utf8.isEmpty { field("prefix", name.prefix) }
    field("namespace", name.namespace)
  }
}
