/// What a namespace means to a reader of GPX.
enum GPXNamespace: UInt8 {
  /// No namespace at all.
  case none
  /// GPX 1.0.
  case gpx10
  /// GPX 1.1.
  case gpx11
  /// GPX in another spelling of its address, such as `https:`.
  case variant10
  /// GPX in another spelling of its address, such as `https:`.
  case variant11
  /// Anything else: extensions.
  case foreign
  /// A prefix that was never declared.
  case undeclared

  /// Whether the namespace is GPX's, in whatever spelling.
  @inline(__always)
  var isGPX: Bool {
    switch self {
    case .gpx10, .gpx11, .variant10, .variant11: true
    case .none, .foreign, .undeclared: false
    }
  }

  /// Whether the namespace is that of GPX 1.0.
  var isVersion10: Bool { self == .gpx10 || self == .variant10 }

  /// Whether the namespace is that of GPX 1.1.
  var isVersion11: Bool { self == .gpx11 || self == .variant11 }

  /// The namespace of an address.
  init(_ address: RawSpan, in range: Range<Int>) {
    if range.isEmpty {
      self = .none
    } else if Self.isSame("http://www.topografix.com/GPX/1/1", address, range) {
      self = .gpx11
    } else if Self.isSame("http://www.topografix.com/GPX/1/0", address, range) {
      self = .gpx10
    } else {
      self = Self.variant(address, range)
    }
  }

  private static func isSame(_ text: StaticString, _ bytes: RawSpan, _ range: Range<Int>) -> Bool {
    text.utf8CodeUnitCount == range.count && bytes.spells(text, at: range.lowerBound)
  }

  /// Compares without regard to the scheme, `www.`, capitals, and a slash at the end.
  private static func variant(_ bytes: RawSpan, _ range: Range<Int>) -> GPXNamespace {
    guard range.count <= 64 else { return .foreign }
    var folded: [UInt8] = []
    for offset in range {
      let byte = bytes.byte(offset)
      if !ASCII.isSpace(byte) { folded.append(ASCII.lowercased(byte)) }
    }
    while folded.last == ASCII.slash { folded.removeLast() }
    let span = folded.span.bytes
    var start = 0
    if span.spells("http://", at: start) {
      start += 7
    } else if span.spells("https://", at: start) {
      start += 8
    }
    if span.spells("www.", at: start) { start += 4 }
    let rest = start..<folded.count
    if isSame("topografix.com/gpx/1/1", span, rest) { return .variant11 }
    if isSame("topografix.com/gpx/1/0", span, rest) { return .variant10 }
    return .foreign
  }
}
