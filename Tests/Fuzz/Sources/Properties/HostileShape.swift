internal import GPX

/// A file that is made to cost more than its size.
package struct HostileShape: Sendable {
  /// What it is made of, in a few words.
  package let name: String

  /// The bytes of about a size.
  package let make: @Sendable (_ count: Int) -> [UInt8]

  private init(_ name: String, _ make: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.make = { Array(make($0).utf8) }
  }

  /// A piece over and over, behind a start.
  private init(_ name: String, _ start: String, _ piece: String, _ end: String = "") {
    self.init(name) { count in
      Self.root + start + String(repeating: piece, count: max(1, count / piece.utf8.count)) + end
    }
  }

  /// A piece that has its number in it, over and over.
  private init(_ name: String, _ start: String, each piece: @escaping @Sendable (Int) -> String) {
    self.init(name) { count in
      var text = Self.root + start
      text.reserveCapacity(count + 100)
      var number = 0
      while text.utf8.count < count {
        text += piece(number)
        number += 1
      }
      return text
    }
  }

  private static let root =
    "<gpx version=\"1.1\" creator=\"t\" xmlns=\"http://www.topografix.com/GPX/1/1\"><wpt lat=\"1\" lon=\"2\"/>"
  private static let segment = "<trk><trkseg>"

  /// Reads the bytes, and tells how many points there are.
  package static func read(_ bytes: [UInt8]) -> Int {
    guard let document = Outcome(of: bytes).document else { return 0 }
    var count = document.waypoints.count
    for route in document.routes { count += route.points.count }
    for track in document.tracks { count += track.pointCount }
    return count
  }

  package static let all: [HostileShape] =
    [
      "&", "&a", "&amp", "&zzzz;", "&#", "&#x0;", "<", "<!", "<![CDATA[", "<!--", "<?", "]]>",
      "<a ", "<a b='", "</",
      "\0", "\r", "<x:y/>", "<ele>", "<!DOCTYPE [", "'", "<name>&lt;</name>", "<a>", "</a>",
      "\u{FFFD}",
    ].flatMap { piece in
      [
        HostileShape("\(piece.debugDescription) between elements", "", piece),
        HostileShape(
          "\(piece.debugDescription) in a name",
          "<wpt lat=\"1\" lon=\"2\"><name>",
          piece
        ),
        HostileShape("\(piece.debugDescription) in an attribute", "<trk name=\"", piece),
        HostileShape("\(piece.debugDescription) in extensions", "<extensions><x>", piece),
        HostileShape(
          "\(piece.debugDescription) in a segment",
          segment + "<trkpt lat=\"1\" lon=\"2\">",
          piece
        ),
      ]
    } + others

  private static let others: [HostileShape] = [
    HostileShape("digits", "<wpt lat=\"1.", "1", "\" lon=\"2\"/>"),
    HostileShape("zeros in front", "<wpt lat=\"", "0", "1\" lon=\"2\"/>"),
    HostileShape("an exponent", "<wpt lat=\"1e", "1", "\" lon=\"2\"/>"),
    HostileShape(
      "digits of a fraction of a second",
      "<wpt lat=\"1\" lon=\"2\"><time>2024-01-01T00:00:00.",
      "1",
      "Z</time></wpt>"
    ),
    HostileShape("attributes", "<wpt lat=\"1\" lon=\"2\"", each: { " a\($0)='1'" }),
    HostileShape("one attribute again and again", "<wpt lat=\"1\" lon=\"2\"", " a='1'"),
    HostileShape("namespaces", "<extensions>", each: { "<p\($0):a xmlns:p\($0)='urn:\($0)'>" }),
    HostileShape(
      "namespaces that end",
      "<extensions>",
      each: { "<p\($0):a xmlns:p\($0)='urn:\($0)'/>" }
    ),
    HostileShape("names of elements", "<extensions>", each: { "<a\($0)/>" }),
    HostileShape("prefixes of nothing", "<extensions>", each: { "<p\($0):a/>" }),
    HostileShape("a long name of an element", "<", "n", "/>"),
    HostileShape("links", "<wpt lat=\"1\" lon=\"2\">", "<link href='h'/>"),
    HostileShape("points", segment, "<trkpt lat=\"1\" lon=\"2\"/>"),
    HostileShape(
      "points of which no two are alike",
      segment,
      each: { "<trkpt lat=\"1\" lon=\"2\" a\($0 % 97)=\"\"/>" }
    ),
    HostileShape(
      "points with other extensions each",
      segment,
      each: { "<trkpt lat=\"1\" lon=\"2\"><extensions><a\($0)/></extensions></trkpt>" }
    ),
    HostileShape(
      "points alike but for the end",
      segment,
      each: {
        "<trkpt lat=\"1\" lon=\"2\"><ele>5</ele><extensions><a>1</a><b>2</b></extensions><name>\($0 % 5)</name></trkpt>"
      }
    ),
    HostileShape(
      "points with odd times",
      segment,
      "<trkpt lat=\"1\" lon=\"2\"><time>2024-1-1 1:1</time></trkpt>"
    ),
    HostileShape(
      "points with numbers in the middle of two doubles",
      segment,
      each: { number in
        let middle = "1.00000000000000011102230246251565404236316680908203125"
        return "<trkpt lat=\"\(middle)\(number % 2)\" lon=\"\(middle)\"/>"
      }
    ),
    HostileShape("segments", "<trk>", "<trkseg/>"),
    HostileShape("tracks", "", "<trk/>"),
    HostileShape("tracks in tracks", "", "<trk>"),
    HostileShape("points in points", segment, "<trkpt lat=\"1\" lon=\"2\">"),
    HostileShape("waypoints in segments", segment, "<wpt lat=\"1\" lon=\"2\"/>"),
    HostileShape(
      "ends of what is far out",
      "<extensions>" + String(repeating: "<a>", count: 200),
      "</b>"
    ),
    HostileShape("texts between elements of extensions", "<extensions><x>", "t<a/>"),
    HostileShape("entities", "", each: { "<!DOCTYPE g [<!ENTITY a\($0) \"&a;&a;\">]>" }),
    HostileShape("lines", "", "\n"),
    HostileShape("bytes that are no UTF-8", "<metadata><name>\u{FFFD}").replacing(0xEF, with: 0xFF),
  ]

  private init(_ name: String, _ start: String) {
    self.init(name, start, "\u{FFFD}")
  }

  private func replacing(_ byte: UInt8, with other: UInt8) -> HostileShape {
    HostileShape(name: name) { count in make(count).map { $0 == byte ? other : $0 } }
  }

  private init(name: String, make: @escaping @Sendable (Int) -> [UInt8]) {
    self.name = name
    self.make = make
  }
}
