internal import Geodesy

/// Places by the rectangle that they stand in, so that those that overlap are found among a few.
///
/// Places go by their positions in the list that the grid was made of. The world is a whole number of columns round, so
/// the last one is beside the first.
struct ClusterGrid {
  private let reach: ClusterReach
  private let columns: Int64
  private let columnWidth: Double
  private let mask: UInt32
  private let places: [MKMapPoint]

  /// The first place in each part of the table, and after each place the next one.
  private var heads: [Int32]
  private var nexts: [Int32]
  private var taken: [Bool]

  init(_ places: [MKMapPoint], reach: ClusterReach) {
    self.places = places
    self.reach = reach
    // A little wider than need be, so that no rounding puts what is near two columns away.
    columns = max(1, Int64(MKMapSize.world.width / (reach.width * 1.0001)))
    columnWidth = MKMapSize.world.width / Double(columns)
    var size = 16
    while size < places.count * 2 { size *= 2 }
    mask = UInt32(size - 1)
    heads = Array(repeating: -1, count: size)
    nexts = Array(repeating: -1, count: places.count)
    taken = Array(repeating: false, count: places.count)
    // From the last to the first, so that each part of the table lists its places in their order.
    for position in places.indices.reversed() {
      let slot = slot(column(places[position]), row(places[position]))
      nexts[position] = heads[slot]
      heads[slot] = Int32(position)
    }
  }

  func isTaken(_ position: Int) -> Bool { taken[position] }

  /// Takes a place out, so that it is no longer a neighbour of any.
  mutating func take(_ position: Int) {
    taken[position] = true
  }

  /// Whether any other place is nearer than the width and the height.
  func hasNeighbor(_ position: Int) -> Bool {
    var found = false
    visitNeighbors(of: position) { _ in found = true }
    return found
  }

  /// Calls `body` with the other places that are nearer than the width and the height and not taken.
  func visitNeighbors(of position: Int, _ body: (Int) -> Void) {
    let place = places[position]
    let middleColumn = column(place)
    let middleRow = row(place)
    // Where there are no three columns round the world, no two are looked at twice.
    let first = columns > 1 ? middleColumn - 1 : middleColumn
    let last = columns > 2 ? middleColumn + 1 : middleColumn
    for row in middleRow - 1...middleRow + 1 {
      for column in first...last {
        let column = column < 0 ? column + columns : column >= columns ? column - columns : column
        var other = Int(heads[slot(column, row)])
        while other >= 0 {
          let isNear =
            other != position && !taken[other] && reach.joins(places[other], place)
            // Parts of the table hold places of other rectangles too.
            && self.column(places[other]) == column && self.row(places[other]) == row
          if isNear { body(other) }
          other = Int(nexts[other])
        }
      }
    }
  }

  private func column(_ place: MKMapPoint) -> Int64 {
    min(Int64(place.x / columnWidth), columns - 1)
  }

  private func row(_ place: MKMapPoint) -> Int64 {
    Int64((place.y / (reach.height * 1.0001)).rounded(.down))
  }

  private func slot(_ column: Int64, _ row: Int64) -> Int {
    var hash = UInt64(bitPattern: column) &* 0x9E37_79B9_7F4A_7C15
    hash ^= UInt64(bitPattern: row) &* 0xC2B2_AE3D_27D4_EB4F
    hash ^= hash >> 29
    return Int(UInt32(truncatingIfNeeded: hash) & mask)
  }
}
