import TestSupport
import Testing

@testable import GPX

@Suite struct DamagedWritingTests {
  /// Whatever a damaged file is read as can be written, and is that again when it is read.
  @Test(arguments: Style.all)
  func `reads what it wrote of a damaged file`(_ style: Style) throws {
    for seed in UInt64(500)..<800 {
      let bytes = Self.damagedFile(seed)
      guard let document = try? Document(reading: bytes) else { continue }
      let written = document.gpx(options: style.options)
      let again = try Document(reading: written)
      // A name that XML does not admit is read as it stands, and cannot be written so.
      let isSame = again == document || document.hasOddNames
      #expect(isSame, "seed \(seed): \(firstDifference(document, again))")
      let isSameAgain = again.gpx(options: style.options) == written
      #expect(isSameAgain, "seed \(seed)")
      let news = Set(again.codes).subtracting(document.codes)
      #expect(news.isEmpty, "seed \(seed)")
    }
  }

  /// A written file in which some bytes were changed.
  private static func damagedFile(_ seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var random = RandomDocument(seed: seed, isValid: false)
    let style = Style.all[Int(seed % 4)]
    var bytes = random.make().gpx(options: style.options)
    let marks = Array("<>/\"'&;=! []?x0.,:-\u{0}\u{1}\n".utf8) + [0xFF, 0xC3, 0x80]
    for _ in 0...Int.random(in: 0..<6, using: &generator) {
      guard !bytes.isEmpty else { break }
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 1: bytes[place] = marks.randomElement(using: &generator) ?? 0
      case 2: bytes.insert(marks.randomElement(using: &generator) ?? 0, at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + 20))
      default:
        let end = min(bytes.count, place + Int.random(in: 1..<150, using: &generator))
        let part = Array(bytes[place..<end])
        bytes.insert(contentsOf: part, at: Int.random(in: 0..<bytes.count, using: &generator))
      }
    }
    return bytes
  }
}

extension Document {
  /// Whether there is a name that XML does not admit, or a prefix that it keeps for itself.
  fileprivate var hasOddNames: Bool {
    allNames.contains { $0 != XMLNames.accepted($0) || $0 == "xmlns" }
  }

  /// The names and prefixes of all elements and attributes that GPX does not define.
  private var allNames: [String] {
    let points = waypoints + routes.flatMap(\.points)
    var open = metadata.extensions + extensions
    open += points.flatMap(\.extensions) + trackPoints.flatMap(\.extensions)
    open += routes.flatMap(\.extensions) + tracks.flatMap(\.extensions)
    open += tracks.flatMap(\.segments).flatMap(\.extensions)
    var names: [String] = []
    while let element = open.popLast() {
      for name in [element.name] + element.attributes.map(\.name) {
        names.append(name.localName)
        if !name.prefix.isEmpty { names.append(name.prefix) }
      }
      open += element.children
    }
    return names
  }
}
