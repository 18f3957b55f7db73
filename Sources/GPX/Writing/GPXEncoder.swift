/// Turns the parts of a document into bytes, one after the other.
///
/// The one who calls takes the bytes out of ``buffer`` from time to time.
struct GPXEncoder: ~Copyable {
  var buffer = OutputBuffer(capacity: Self.chunkSize + Self.chunkSize / 4)
  var times = TimestampWriter()
  var templates = TemplateCache()

  let options: WritingOptions

  /// What the root declares beside the namespace of GPX.
  let declarations: [NamespaceDeclaration]

  /// The start and the end tags of speed and course where GPX does not have them.
  let crossings: CrossingTags

  /// The version whose elements are being written; inside of a nested document it is not that of
  /// the options.
  var version: WritingOptions.Version

  let waypoint: PointFragments
  let routePoint: PointFragments
  let trackPoint: PointFragments

  var open = OpenWay.none

  /// Where the start tag of an element ends that has nothing in it so far.
  private var emptyElementEnd: Int?

  /// What a file of GPX 1.0 says at its end.
  var rest = NestedRest()

  /// How many bytes there are before they are handed on.
  static let chunkSize = 1 << 16

  /// The route or track that takes the next points.
  enum OpenWay {
    case none
    case route
    case track
    /// A segment of a track, with the extensions that stand at its end.
    case segment([ExtensionElement])

    var isRoute: Bool { if case .route = self { true } else { false } }

    var isSegment: Bool { if case .segment = self { true } else { false } }

    /// Whether it is a track, with or without a segment.
    var isTrack: Bool {
      switch self {
      case .track, .segment: true
      case .none, .route: false
      }
    }
  }

  init(_ options: WritingOptions, _ namespaces: [NamespaceDeclaration]) {
    self.options = options
    version = options.version
    declarations = RootNamespaces.accepted(namespaces)
    crossings = CrossingTags(declarations)
    waypoint = PointFragments(.waypoint, depth: 1, options.layout)
    routePoint = PointFragments(.routePoint, depth: 2, options.layout)
    trackPoint = PointFragments(.trackPoint, depth: 3, options.layout)
  }

  /// Whether it is time to hand the bytes on.
  var isFull: Bool { buffer.count >= Self.chunkSize }

  /// Hands the bytes on.
  mutating func drain<Failure: Error>(
    _ sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try buffer.drain(sink)
    emptyElementEnd = nil
  }
}

// MARK: - Elements

extension GPXEncoder {
  /// Begins a line, where the layout has lines.
  mutating func beginLine(_ depth: Int) {
    guard options.layout == .pretty else { return }
    buffer.append(ASCII.lineFeed)
    for _ in 0..<depth { buffer.append(0x2020, count: 2) }
  }

  /// Begins an element without attributes.
  mutating func begin(_ element: GPXElement, _ depth: Int) {
    beginTag(element, depth)
    endStartTag()
  }

  /// Ends a start tag.
  mutating func endStartTag() {
    buffer.append(ASCII.greater)
    emptyElementEnd = buffer.count
  }

  /// Begins a start tag, and leaves it open for attributes.
  mutating func beginTag(_ element: GPXElement, _ depth: Int) {
    beginLine(depth)
    buffer.append(ASCII.less)
    buffer.append(element.text)
  }

  /// Ends an element that has others in it, or nothing.
  mutating func end(_ element: GPXElement, _ depth: Int) {
    if buffer.count == emptyElementEnd {
      buffer.removeLast()
      buffer.append("/>")
    } else {
      beginLine(depth)
      endValue(element)
    }
  }

  /// Ends an element that has nothing but text in it.
  mutating func endValue(_ element: GPXElement) {
    buffer.append("</")
    buffer.append(element.text)
    buffer.append(ASCII.greater)
  }

  /// Writes an element that is a text, where there is one.
  mutating func append(_ element: GPXElement, _ text: String?, _ depth: Int) {
    guard let text else { return }
    beginTag(element, depth)
    if text.utf8.isEmpty {
      buffer.append("/>")
      return
    }
    buffer.append(ASCII.greater)
    buffer.append(text: text, in: .content)
    endValue(element)
  }

  /// Writes an element that is a number, where there is one.
  mutating func append(_ element: GPXElement, _ number: Double?, _ depth: Int) {
    guard let number else { return }
    begin(element, depth)
    buffer.append(number)
    endValue(element)
  }

  /// Writes an element that is a whole number, where there is one.
  mutating func append(_ element: GPXElement, _ number: Int?, _ depth: Int) {
    guard let number else { return }
    begin(element, depth)
    buffer.append(whole: number)
    endValue(element)
  }

  /// Writes an element that is a time, where there is one.
  mutating func append(_ element: GPXElement, _ time: Timestamp?, _ depth: Int) {
    guard let time else { return }
    begin(element, depth)
    times.append(time.seconds, time.nanoseconds, to: &buffer)
    endValue(element)
  }

  /// Writes an angle below a full turn or half turn in GPX 1.1, which in GPX 1.0 and in the model may be one.
  ///
  /// The schema of 1.1 has no place for the angle itself. The nearest `Double` of what is written in
  /// its stead is that angle.
  mutating func append(angle: Double, below limit: Double) {
    if angle == limit, version == .gpx11 {
      buffer.append(limit == 180 ? "179.99999999999999" : "359.99999999999999")
    } else {
      buffer.append(angle)
    }
  }
}
