import TestSupport

@testable import GPX

/// Makes documents of all that the model can hold, the same for the same seed.
struct RandomDocument {
  private var generator: SeededGenerator

  /// Whether everything is as the schemas of GPX want it.
  private let isValid: Bool

  /// Whether there are elements that GPX does not define.
  private let hasExtensions: Bool

  init(seed: UInt64, isValid: Bool, hasExtensions: Bool = true) {
    generator = SeededGenerator(seed: seed)
    self.isValid = isValid
    self.hasExtensions = hasExtensions
  }

  mutating func make() -> Document {
    var document = Document()
    // An empty name of a program is none.
    document.creator = maybe(70) { "c" + $0.text() }
    document.metadata = metadata()
    document.waypoints = list(4) { $0.waypoint() }
    document.routes = list(3) { $0.route() }
    document.tracks = list(3) { $0.track() }
    document.extensions = elements()
    return document
  }

  // MARK: Choices

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func list<Value>(
    _ most: Int,
    _ make: (inout RandomDocument) -> Value
  ) -> [Value] {
    (0..<Int.random(in: 0...most, using: &generator)).map { _ in make(&self) }
  }

  private mutating func maybe<Value>(
    _ percent: Int,
    _ make: (inout RandomDocument) -> Value
  ) -> Value? {
    chance(percent) ? make(&self) : nil
  }

  // MARK: Values

  private static let pieces = [
    "a", "Zürich", "&", "<", ">", "\"", "'", "]]>", "&amp;", "<b>", "\t", "\n", "\r", "\r\n", " ",
    "  ",
    "山", "🏔️", "e\u{301}", "\u{85}", "\u{2028}", "\u{FFFD}", "\u{EFFF}", "\u{10FFFD}", "\u{A0}",
    "--",
    "<!--", "<![CDATA[", "?>", "%", "{}", "\\", "0", "-1",
  ]

  private mutating func text() -> String {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in pick(Self.pieces) }.joined()
  }

  private mutating func address() -> String {
    isValid ? pick(["https://example.org/a?b=c&d=e#f", "b.html", ""]) : text()
  }

  private mutating func angle(_ limit: Double) -> Double {
    let angle = Double.random(in: -limit...limit, using: &generator)
    return pick([angle, (angle * 1e7).rounded() / 1e7, (angle * 10).rounded() / 10, 0, -0.0, limit])
  }

  private mutating func number() -> Double {
    let number = Double.random(in: -1e5...1e5, using: &generator)
    // The schemas have decimals of any length, and libxml2 knows those of up to 24 digits.
    let tiny = [5e-300, .leastNormalMagnitude, .leastNonzeroMagnitude]
    let odd =
      [0, -0.0, 0.1 + 0.2, 1e-7, 1e-12, 123_456.789, 1e6, -1e6, 1.0 / 3] + (isValid ? [] : tiny)
    return pick([number, (number * 10).rounded() / 10, (number * 1000).rounded() / 1000, pick(odd)])
  }

  private mutating func time() -> Timestamp {
    // From the year 0001 to 9999, as far as every schema goes.
    let seconds = pick([
      Int64.random(in: -62_135_596_800...253_402_300_799, using: &generator), 0, -1, 1_714_543_200,
    ])
    let nanoseconds = pick([
      0, Int32.random(in: 0..<1_000_000_000, using: &generator), 250_000_000, 1,
    ])
    return Timestamp(seconds: seconds, nanoseconds: nanoseconds)
  }

  private mutating func link() -> WebLink {
    WebLink(
      address: address(),
      text: maybe(50) { $0.text() },
      mediaType: maybe(40) { $0.text() }
    )
  }

  private mutating func email() -> String {
    let valid = ["someone@example.org", "a.b@c_d.e", "x1@y-2.net"]
    return pick(isValid ? valid : valid + ["nobody", "", "@", "a@b@c", "a@", text()])
  }

  private mutating func metadata() -> Metadata {
    var metadata = Metadata()
    guard chance(70) else { return metadata }
    metadata.name = maybe(50) { $0.text() }
    metadata.description = maybe(50) { $0.text() }
    metadata.author = maybe(50) {
      Person(
        name: $0.maybe(60) { $0.text() },
        email: $0.maybe(60) { $0.email() },
        link: $0.maybe(40) { $0.link() }
      )
    }
    metadata.copyright = maybe(40) {
      Copyright(
        holder: $0.isValid ? $0.text() : $0.maybe(60) { $0.text() },
        year: $0.maybe(60) { $0.isValid ? "2024" : $0.text() },
        license: $0.maybe(60) { $0.address() }
      )
    }
    metadata.links = list(3) { $0.link() }
    metadata.time = maybe(50) { $0.time() }
    metadata.keywords = maybe(50) { $0.text() }
    metadata.bounds = GeographicBounds(
      south: -angle(90).magnitude,
      west: angle(180),
      north: angle(90).magnitude,
      east: angle(180)
    )
    metadata.extensions = elements()
    return metadata
  }

  // MARK: Points

  private mutating func reception() -> Reception {
    var reception = Reception()
    let kinds: [Reception.Fix] = [
      .none, .twoDimensional, .threeDimensional, .differential, .precise,
    ]
    reception.fix = maybe(40) { $0.pick(kinds + ($0.isValid ? [] : [.init(rawValue: "rtk & co")])) }
    reception.satellites = maybe(40) { Int.random(in: 0...40, using: &$0.generator) }
    reception.horizontalDilution = maybe(40) { $0.number() }
    reception.verticalDilution = maybe(30) { $0.number() }
    reception.positionDilution = maybe(30) { $0.number() }
    reception.magneticVariation = maybe(30) { $0.isValid ? $0.angle(360).magnitude : $0.number() }
    reception.geoidHeight = maybe(30) { $0.number() }
    reception.correctionAge = maybe(20) { $0.number() }
    reception.stationID = maybe(20) { Int.random(in: 0...1023, using: &$0.generator) }
    reception.course = maybe(30) { $0.isValid ? $0.angle(360).magnitude : $0.number() }
    reception.speed = maybe(30) { $0.number() }
    return reception
  }

  private mutating func texts() -> PointTexts {
    var texts = PointTexts()
    texts.name = maybe(50) { $0.text() }
    texts.comment = maybe(20) { $0.text() }
    texts.description = maybe(20) { $0.text() }
    texts.source = maybe(20) { $0.text() }
    texts.symbol = maybe(20) { $0.text() }
    texts.type = maybe(20) { $0.text() }
    texts.links = chance(40) ? list(3) { $0.link() } : []
    return texts
  }

  private mutating func waypoint() -> Waypoint {
    var point = Waypoint(latitude: angle(90), longitude: angle(180))
    point.elevation = maybe(60) { $0.number() }
    point.time = maybe(60) { $0.time() }
    let texts = texts()
    point.name = texts.name
    point.comment = texts.comment
    point.description = texts.description
    point.source = texts.source
    point.symbol = texts.symbol
    point.type = texts.type
    point.links = texts.links
    point.reception = maybe(30) { $0.reception() }
    point.extensions = elements()
    return point
  }

  private mutating func trackPoint() -> TrackPoint {
    var point = TrackPoint(latitude: angle(90), longitude: angle(180))
    point.elevation = maybe(80) { $0.number() }
    point.time = maybe(80) { $0.time() }
    point.texts = maybe(10) { $0.texts() }
    point.reception = maybe(15) { $0.reception() }
    point.extensions = chance(30) ? elements() : []
    return point
  }

  // MARK: Ways

  private mutating func route() -> Route {
    var route = Route(name: maybe(50) { $0.text() }, points: list(3) { $0.waypoint() })
    let texts = texts()
    route.comment = texts.comment
    route.description = texts.description
    route.source = texts.source
    route.links = texts.links
    route.type = texts.type
    route.number = maybe(40) { Int.random(in: 0...99_999, using: &$0.generator) }
    route.extensions = elements()
    return route
  }

  private mutating func track() -> Track {
    var track = Track(name: maybe(50) { $0.text() }, segments: list(3) { $0.segment() })
    let texts = texts()
    track.comment = texts.comment
    track.description = texts.description
    track.source = texts.source
    track.links = texts.links
    track.type = texts.type
    track.number = maybe(40) { Int.random(in: 0...99_999, using: &$0.generator) }
    track.extensions = elements()
    return track
  }

  private mutating func segment() -> TrackSegment {
    var segment = TrackSegment(list(12) { $0.trackPoint() })
    segment.extensions = chance(30) ? elements() : []
    return segment
  }

  // MARK: Extensions

  private static let namespaces = ["urn:one", "urn:two", "http://example.org/a?b=c&d=e"]
  private static let oddNamespaces = ["urn:x y", "http://example.org/\"ü\"/<>", "x"]

  private static let odd = [
    "http://www.topografix.com/GPX/1/1", "http://www.topografix.com/GPX/1/0", nil,
  ]

  private mutating func namespace() -> String {
    isValid ? pick(Self.namespaces) : pick(Self.namespaces + Self.oddNamespaces)
  }

  private mutating func elements() -> [ExtensionElement] {
    guard hasExtensions, chance(40) else { return [] }
    return list(3) { $0.element(depth: 0) }
  }

  /// A name; the schemas want every outermost element in a namespace that is not GPX's.
  private mutating func name(_ prefixes: [String: String?], depth: Int) -> QualifiedName {
    let local = pick(["hr", "a", "Größe", "b-c.d", "_1", "speed", "name", "trkpt", "extensions"])
    let prefix = pick(prefixes.keys.sorted() + [""])
    if !prefix.isEmpty {
      return QualifiedName(local, prefix: prefix, namespace: prefixes[prefix] ?? nil)
    }
    let namespace = isValid && depth == 0 || chance(60) ? self.namespace() : pick(Self.odd)
    // An outermost `speed` of GPX 1.0 is the speed itself.
    if depth == 0, local == "speed", namespace == Self.odd[1] { return QualifiedName("pace") }
    return QualifiedName(local, namespace: namespace)
  }

  private mutating func element(depth: Int) -> ExtensionElement {
    // What prefixes stand for in one start tag: one namespace each, or none.
    var prefixes: [String: String?] = [:]
    for prefix in ["p", "q", "gpx10", "xsi"] {
      prefixes.updateValue(chance(80) ? namespace() : nil, forKey: prefix)
    }
    var element = ExtensionElement(name(prefixes, depth: depth))
    for local in ["k", "l", "xml-m"] where chance(25) {
      let prefix = pick(["", "p", "q", "xsi"])
      let name = QualifiedName(
        local,
        prefix: prefix,
        namespace: prefix.isEmpty ? nil : prefixes[prefix] ?? nil
      )
      element.attributes.append(.init(name, value: text()))
    }
    if chance(10) {
      element.attributes.append(.init(QualifiedName("lang", prefix: "xml"), value: "de"))
    }
    element.content = content(depth: depth)
    return element
  }

  private mutating func content(depth: Int) -> [ExtensionElement.Content] {
    if chance(50) {
      let text = pick([text(), "142", "23.0", "-0.5", "007"])
      return text.isEmpty ? [] : [.text(text)]
    }
    guard depth < 4 else { return [] }
    var content: [ExtensionElement.Content] = []
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      // Between elements, white space alone would be taken for what sets them apart.
      if chance(25) { content.append(.text("x" + text())) }
      content.append(.element(element(depth: depth + 1)))
    }
    return content
  }
}
