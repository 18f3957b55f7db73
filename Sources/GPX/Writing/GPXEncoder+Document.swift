// The root, and what stands at its beginning and at its end.
extension GPXEncoder {
  /// Writes everything before the first point.
  mutating func beginDocument(creator: String?, _ metadata: Metadata) {
    buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    beginLine(0)
    buffer.append("<gpx version=\"")
    buffer.append(version.text)
    buffer.append(ASCII.quotationMark)
    buffer.append(attribute: "creator", options.creator ?? creator ?? "")
    declare(NamespaceDeclaration(prefix: "", address: version.address))
    for declaration in declarations { declare(declaration) }
    beginAttributeLine()
    buffer.append(attribute: "xsi:schemaLocation", schemaLocation)
    buffer.append(ASCII.greater)
    rest.metadata = metadata
    if version == .gpx11 {
      if !metadata.isEmpty { append(metadata) }
    } else {
      appendHead(metadata)
    }
  }

  /// Each attribute after the first ones has a line of its own, where there are lines.
  private mutating func beginAttributeLine() {
    if options.layout == .pretty {
      buffer.append(ASCII.lineFeed)
      buffer.append(0x20_2020, count: 3)
    }
  }

  private mutating func declare(_ declaration: NamespaceDeclaration) {
    beginAttributeLine()
    buffer.append(declaration)
  }

  /// The schema of the version, and in GPX 1.0 that of the nested documents, too: a validator needs
  /// both.
  private var schemaLocation: String {
    let own = Self.schemaLocation(of: version)
    return version == .gpx11 ? own : "\(own) \(Self.schemaLocation(of: .gpx11))"
  }

  private static func schemaLocation(of version: WritingOptions.Version) -> String {
    "\(version.address) \(version.address)/gpx.xsd"
  }

  /// Ends the open route or track and the document.
  mutating func endDocument(_ extensions: [ExtensionElement]) {
    endWay()
    if version == .gpx11 {
      appendExtensions(extensions, 1)
    } else {
      appendRest(extensions)
    }
    end(.gpx, 0)
    if options.layout == .pretty { buffer.append(ASCII.lineFeed) }
  }
}

// MARK: - Metadata

extension GPXEncoder {
  private mutating func append(_ metadata: Metadata) {
    begin(.metadata, 1)
    append(.name, metadata.name, 2)
    append(.description, metadata.description, 2)
    append(metadata.author, 2)
    append(metadata.copyright, 2)
    appendLinks(metadata.links, 2)
    append(.time, metadata.time, 2)
    append(.keywords, metadata.keywords, 2)
    append(metadata.bounds, 2)
    appendMetadataExtensions(metadata, 2)
    end(.metadata, 1)
  }

  /// The head of GPX 1.0.
  private mutating func appendHead(_ metadata: Metadata) {
    append(.name, metadata.name, 1)
    append(.description, metadata.description, 1)
    append(.author, metadata.author?.name, 1)
    if let email = metadata.author?.email, EmailAddress.isAccepted10(email) {
      append(.email, email, 1)
    }
    appendFirstLink(metadata.links, 1)
    append(.time, metadata.time, 1)
    append(.keywords, metadata.keywords, 1)
    append(metadata.bounds, 1)
  }

  mutating func append(_ person: Person?, _ depth: Int) {
    guard let person else { return }
    begin(.author, depth)
    append(.name, person.name, depth + 1)
    if let address = person.email.flatMap(EmailAddress.init) {
      beginTag(.email, depth + 1)
      buffer.append(attribute: "id", address.user)
      buffer.append(attribute: "domain", address.domain)
      buffer.append("/>")
    }
    if let link = person.link { append(link, depth + 1) }
    end(.author, depth)
  }

  mutating func append(_ copyright: Copyright?, _ depth: Int) {
    guard let copyright else { return }
    beginTag(.copyright, depth)
    if let holder = copyright.holder { buffer.append(attribute: "author", holder) }
    endStartTag()
    append(.year, copyright.year, depth + 1)
    append(.license, copyright.license, depth + 1)
    end(.copyright, depth)
  }

  private mutating func append(_ bounds: GeographicBounds?, _ depth: Int) {
    guard let bounds else { return }
    beginTag(.bounds, depth)
    buffer.append(" minlat=\"")
    buffer.append(bounds.south)
    buffer.append("\" minlon=\"")
    append(angle: bounds.west, below: 180)
    buffer.append("\" maxlat=\"")
    buffer.append(bounds.north)
    buffer.append("\" maxlon=\"")
    append(angle: bounds.east, below: 180)
    buffer.append("\"/>")
  }

  /// Writes links as GPX 1.1 has them.
  mutating func appendLinks(_ links: [WebLink], _ depth: Int) {
    for link in links { append(link, depth) }
  }

  private mutating func append(_ link: WebLink, _ depth: Int) {
    beginTag(.link, depth)
    buffer.append(attribute: "href", link.address)
    endStartTag()
    append(.text, link.text, depth + 1)
    append(.type, link.mediaType, depth + 1)
    end(.link, depth)
  }

  /// Writes the link that GPX 1.0 has.
  mutating func appendFirstLink(_ links: [WebLink], _ depth: Int) {
    guard let link = links.first else { return }
    append(.url, link.address, depth)
    append(.urlName, link.text, depth)
  }
}

extension Metadata {
  fileprivate var isEmpty: Bool {
    name == nil && description == nil && author == nil && copyright == nil && links.isEmpty
      && time == nil && keywords == nil && bounds == nil && extensions.isEmpty
  }
}
