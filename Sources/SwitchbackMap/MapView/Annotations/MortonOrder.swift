internal import Geodesy

/// Points of the world in the order of the Z-shaped curve: what lies in one quarter of a quarter … of the world stands
/// together.
///
/// Source: G. M. Morton, *A Computer Oriented Geodetic Data Base and a New Technique in File Sequencing*, IBM, 1966.
enum MortonOrder {
  /// How often the world is halved along each axis: to 4 map points, some half a metre at the equator.
  static let levels = 26

  private static let digitBits = 11
  private static let digits = 5

  /// The place of a point on the curve; what lies outside the world in the north or south counts to its edge.
  static func key(_ point: MKMapPoint) -> UInt64 {
    let world = MKMapSize.world.width
    var x = point.x / world
    x -= x.rounded(.down)
    let y = min(max(point.y / world, 0), 1)
    return spread(cell(x)) | spread(cell(y)) << 1
  }

  private static func cell(_ part: Double) -> UInt64 {
    UInt64(min(part * Double(1 << levels), Double(1 << levels) - 1))
  }

  /// Puts a zero before each bit.
  private static func spread(_ number: UInt64) -> UInt64 {
    var bits = number & 0x3FF_FFFF
    bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
    bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333_3333_3333
    return (bits | bits << 1) & 0x5555_5555_5555_5555
  }

  /// The positions of the keys in rising order; equal keys keep theirs.
  ///
  /// - Complexity: O(n) for n keys.
  static func order(of keys: [UInt64]) -> [Int32] {
    var order = keys.indices.map { Int32($0) }
    var other = order
    let size = 1 << digitBits
    let mask = UInt64(size - 1)
    for digit in 0..<digits {
      let shift = UInt64(digit * digitBits)
      var starts = [Int32](repeating: 0, count: size + 1)
      for key in keys { starts[Int((key >> shift) & mask) + 1] += 1 }
      for index in 1...size { starts[index] += starts[index - 1] }
      for position in order {
        let bucket = Int((keys[Int(position)] >> shift) & mask)
        other[Int(starts[bucket])] = position
        starts[bucket] += 1
      }
      swap(&order, &other)
    }
    return order
  }
}
