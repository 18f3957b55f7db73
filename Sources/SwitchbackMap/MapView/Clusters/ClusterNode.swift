internal import Geodesy

/// A place, or several that stand together.
struct ClusterNode {
  /// The weighted middle, in the world.
  var place: MKMapPoint

  /// How many places it stands for; none where the node is no more.
  var count: Int32 = 1
  var parent: Int32 = -1

  /// The first of the children, which gathered the others; those come in the order of their ranks.
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1

  /// While the tree is changed: the node that gathers this one on the level that is looked at.
  var gatherer: Int32 = -1

  /// The finest level on which it is there; those of single places are there from `finestLevel` on.
  var level = Int16(ClusterTree.finestLevel)

  /// While the tree is changed: what is known of the node.
  var role: Role = []

  /// Its place in the order in which nodes gather others: that of its first child, or as good as random.
  var rank: UInt64

  /// The sum of the signatures of the places that it stands for.
  var signature: UInt64

  /// Where those places stand, in the copy of the world that `place` is in.
  var bounds: MKMapRect

  init(place: MKMapPoint, rank: UInt64, signature: UInt64) {
    self.place = place
    self.rank = rank
    self.signature = signature
    bounds = MKMapRect(x: place.x, y: place.y, width: 0, height: 0)
  }

  var isLeaf: Bool { firstChild < 0 }

  /// A number that is as good as random, and the same for the same place.
  static func rank(of place: MKMapPoint) -> UInt64 {
    // Added to nothing, a negative zero is the other one.
    var bits = (place.x + 0).bitPattern &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 32) &* 0xD6E8_FEB8_6659_FD93
    bits ^= (place.y + 0).bitPattern
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    // As many bits as are sorted by.
    return (bits ^ bits >> 31) >> 9
  }

  /// What is known of a node while the tree is changed.
  struct Role: OptionSet {
    let rawValue: UInt8

    /// It was on the level that is looked at and is no longer.
    static let isMissing = Role(rawValue: 1)

    /// It is on the level that is looked at and was not.
    static let isExtra = Role(rawValue: 2)

    /// What gathers it is to be found out.
    static let isQueued = Role(rawValue: 4)

    /// It is no more.
    static let isDissolved = Role(rawValue: 8)

    /// What it gathers is to be found out.
    static let isSeed = Role(rawValue: 16)
  }
}

extension MKMapPoint {
  /// The copy of a place that is in the world.
  var inWorld: MKMapPoint {
    let world = MKMapSize.world.width
    let wrapped = x - (x / world).rounded(.down) * world
    // What lies a hair west of the world may be rounded to its other edge.
    return MKMapPoint(x: wrapped < world ? wrapped : 0, y: y)
  }
}

extension MKMapRect {
  /// Whether any copy of the rectangle meets one that is in the world.
  func meets(_ other: MKMapRect) -> Bool {
    if minY > other.maxY || maxY < other.minY { return false }
    let world = MKMapSize.world.width
    return minX <= other.maxX && maxX >= other.minX
      || minX - world <= other.maxX && maxX - world >= other.minX
      || minX + world <= other.maxX && maxX + world >= other.minX
  }

  func holds(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// The smallest rectangle that holds both, be they empty or not.
  func joined(with other: MKMapRect) -> MKMapRect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return MKMapRect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }
}
