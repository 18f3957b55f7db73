// What GPX 1.0 has no element for.
//
// The schema of 1.0 admits elements of other namespaces at the end of a point, of the file, and of
// the head of a route or track, and demands that their namespace declares them. The only element that
// GPX 1.1 declares is `gpx`. So what is left to be said stands in a whole document of GPX 1.1 there
// that has the same point, route, track or metadata again. What it says takes the place of what
// 1.0 says.
extension GPXEncoder {
  private mutating func beginNested(_ depth: Int) {
    beginLine(depth)
    version = .gpx11
    buffer.append("<gpx")
    buffer.append(NamespaceDeclaration(prefix: "", address: version.address))
    buffer.append(" version=\"1.1\" creator=\"\">")
  }

  private mutating func endNested(_ depth: Int) {
    end(.gpx, depth)
    version = .gpx10
  }

  /// Writes the extensions of a point, and what else is left to be said of it.
  mutating func appendRest(
    _ extensions: [ExtensionElement],
    of point: NestedPoint,
    _ element: GPXElement,
    _ depth: Int
  ) {
    // Track points have a course and a speed in 1.0.
    let reception = element == .trackPoint ? nil : point.reception
    let hasMotion = reception?.course != nil || reception?.speed != nil
    let canStand = !hasMotion && areForeign(extensions)
    if canStand { appendElements(extensions, depth) }
    let hasLinks = !NestedPoint.canStand(point.links)
    guard hasLinks || !canStand else { return }
    beginNested(depth)
    beginTag(.waypoint, depth + 1)
    buffer.append(" lat=\"")
    buffer.append(point.latitude)
    buffer.append("\" lon=\"")
    append(angle: point.longitude, below: 180)
    buffer.append("\">")
    if hasLinks { appendLinks(point.links, depth + 2) }
    if !canStand { appendExtensions(extensions, reception, depth + 2) }
    end(.waypoint, depth + 1)
    endNested(depth)
  }

  /// Writes the extensions of a route or track, and what else is left to be said of it.
  mutating func appendRest(of head: WayHead, _ depth: Int) {
    let canStand = areForeign(head.extensions)
    if canStand { appendElements(head.extensions, depth) }
    let hasLinks = !NestedPoint.canStand(head.links)
    guard hasLinks || !canStand || head.type != nil else { return }
    beginNested(depth)
    begin(head.element, depth + 1)
    if hasLinks { appendLinks(head.links, depth + 2) }
    append(.type, head.type, depth + 2)
    if !canStand { appendExtensions(head.extensions, depth + 2) }
    end(head.element, depth + 1)
    endNested(depth)
  }

  /// Writes the extensions of the document, and what else is left to be said of it.
  mutating func appendRest(_ extensions: [ExtensionElement]) {
    let metadata = rest.metadata
    let canStand = areForeign(extensions)
    if canStand { appendElements(extensions, 1) }
    let hasMetadata =
      hasNestedAuthor(metadata) || metadata.copyright != nil || !metadata.extensions.isEmpty
      || !NestedPoint.canStand(metadata.links)
    guard hasMetadata || !canStand || !rest.segments.isEmpty else { return }
    beginNested(1)
    if hasMetadata { appendRest(of: metadata) }
    appendSegments()
    if !canStand { appendExtensions(extensions, 2) }
    endNested(1)
  }

  /// Whether there is more to say of the author than a name and an e-mail address as GPX 1.0 has them.
  private func hasNestedAuthor(_ metadata: Metadata) -> Bool {
    guard let author = metadata.author else { return false }
    if author.link != nil { return true }
    guard let email = author.email else { return author.name == nil }
    return !EmailAddress.isAccepted10(email)
  }

  private mutating func appendRest(of metadata: Metadata) {
    begin(.metadata, 2)
    if hasNestedAuthor(metadata) { append(metadata.author, 3) }
    append(metadata.copyright, 3)
    if !NestedPoint.canStand(metadata.links) { appendLinks(metadata.links, 3) }
    appendMetadataExtensions(metadata, 3)
    end(.metadata, 2)
  }

  /// Writes the extensions of segments, each in a segment that has the same place among the others.
  private mutating func appendSegments() {
    var track = 0
    var index = 0
    while index < rest.segments.count {
      while track < rest.segments[index].track {
        begin(.track, 2)
        end(.track, 2)
        track += 1
      }
      begin(.track, 2)
      var segment = 0
      while index < rest.segments.count, rest.segments[index].track == track {
        while segment < rest.segments[index].segment {
          begin(.segment, 3)
          end(.segment, 3)
          segment += 1
        }
        begin(.segment, 3)
        appendExtensions(rest.segments[index].extensions, 4)
        end(.segment, 3)
        segment += 1
        index += 1
      }
      end(.track, 2)
      track += 1
    }
  }
}
