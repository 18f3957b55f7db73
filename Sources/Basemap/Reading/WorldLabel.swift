internal import Geodesy

/// The name of a place.
struct WorldLabel {
  var kind: PlaceName.Kind

  /// The zoom from which on the name may be shown.
  var minZoom: Double
  var place: MKMapPoint

  /// The people who live there, or the metres above the sea of a peak or a pass.
  var size: Int
  var name: String

  /// Reads a set of names; what is of an unknown kind is left out.
  ///
  /// It is `nil` where the bytes make no sense.
  static func labels(_ bytes: [UInt8]) -> [WorldLabel]? {
    var reader = ByteReader(bytes)
    let count = reader.count(ofAtLeast: 10)
    let kinds = Array(reader.bytes(count))
    let zooms = Array(reader.bytes(count))
    let columns = (0..<count).map { _ in reader.uint24() }
    let rows = (0..<count).map { _ in reader.uint24() }
    let sizes = (0..<count).map { _ in Int(reader.varint() & 0xFF_FFFF) }
    guard reader.isValid else { return nil }
    let names = reader.lines()
    guard names.count == count || count == 0 else { return nil }
    let unit = MKMapSize.world.width / 16_777_216
    var labels: [WorldLabel] = []
    labels.reserveCapacity(count)
    for index in 0..<count {
      guard let kind = PlaceName.Kind(rawValue: kinds[index]) else { continue }
      labels.append(
        WorldLabel(
          kind: kind,
          minZoom: Double(zooms[index]) / 10,
          place: MKMapPoint(x: Double(columns[index]) * unit, y: Double(rows[index]) * unit),
          size: sizes[index] * (kind.hasHeight ? 1 : 100),
          name: String(decoding: names[index], as: UTF8.self)
        )
      )
    }
    return labels
  }

  /// The set that some names are.
  static func bytes(of labels: [WorldLabel]) -> [UInt8] {
    let unit = MKMapSize.world.width / 16_777_216
    var writer = ByteWriter()
    writer.varint(UInt32(labels.count))
    for label in labels { writer.byte(label.kind.rawValue) }
    for label in labels { writer.byte(UInt8((label.minZoom * 10).rounded())) }
    for label in labels { writer.uint24(Int((label.place.x / unit).rounded())) }
    for label in labels { writer.uint24(Int((label.place.y / unit).rounded())) }
    for label in labels {
      writer.varint(UInt32(label.size / (label.kind.hasHeight ? 1 : 100)))
    }
    for (index, label) in labels.enumerated() {
      if index > 0 { writer.byte(0x0A) }
      writer.append(label.name.utf8)
    }
    return writer.bytes
  }
}
