/// Damages files, the same for the same seed.
package struct Mutation {
  private let files: [[UInt8]]

  /// Takes the files to damage.
  package init(_ files: [[UInt8]]) {
    // Small ones come first, and are taken more often: they are read sooner.
    self.files = files.sorted { $0.count < $1.count }
  }

  /// What XML and GPX are sensitive to.
  private static let pieces: [[UInt8]] =
    [
      "<", ">", "/", "/>", "</", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "<!DOCTYPE", "[",
      "]>",
      "<!ENTITY a \"b\">", "&", "&amp;", "&lt", ";", "&#0;", "&#x41;", "&nope;", "\"", "'", "=",
      " ", "\n",
      "\r", ":", "x:", " xmlns=''", " lat='1'", " lon='2'", "<trkpt lat='1' lon='2'>", "</trkpt>",
      "<wpt lat='1' lon='2'/>", "<trkseg>", "</trkseg>", "</trk>", "</gpx>", "<gpx>", "<ele>",
      "</ele>", "<time>",
      "<extensions>", "</extensions>", "<name>", "\0", "\u{1}", "é", "🚲", "\u{FEFF}", "\u{FFFE}",
      "1", ".", ",", "-",
      "e5", "00000000000000000000", "18446744073709551616", "NaN", "T", "Z", "+01:00", ".123456789",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC3], [0x80], [0xED, 0xA0, 0x80], [0xFF, 0xFE], [0xFE, 0xFF],
    ]

  /// The damaged file of a seed.
  package func bytes(seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var bytes = pick(&random)
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&bytes, &random) }
    return bytes
  }

  private func pick(_ random: inout SeededGenerator) -> [UInt8] {
    let count = files.count
    let limit = Int.random(in: 0..<50, using: &random) == 0 ? count : max(1, count * 2 / 3)
    return files[Int.random(in: 0..<limit, using: &random)]
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let length = [1, 1, 2, 5, 20, 100, 1000].randomElement(using: &random) ?? 1
    let end = min(bytes.count, place + length)
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    case 1:
      if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
    case 2, 3:
      bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
    case 4:
      bytes.removeSubrange(place..<end)
    case 5:
      bytes.replaceSubrange(place..<end, with: Self.pieces.randomElement(using: &random) ?? [])
    case 6:
      // The same once more, or many times over.
      let piece = Array(bytes[place..<end])
      let count = Int.random(in: 0..<20, using: &random) == 0 ? 200 : 1
      for _ in 0..<count { bytes.insert(contentsOf: piece, at: place) }
    case 7:
      let other = pick(&random)
      guard !other.isEmpty else { return }
      let start = Int.random(in: 0..<other.count, using: &random)
      bytes.insert(contentsOf: other[start..<min(other.count, start + length * 5)], at: place)
    default:
      if Int.random(in: 0..<4, using: &random) == 0 { bytes.removeSubrange(place...) }
    }
  }
}
