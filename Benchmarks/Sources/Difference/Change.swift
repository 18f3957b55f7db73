import Geodesy

/// What becomes of a row of places from one update to the next.
enum Change: String, CaseIterable {
  /// Nothing; only the update is asked for.
  case none

  /// Five places go and five come, here and there.
  case ten

  /// Ten places move.
  case moves

  /// Every other place is replaced by another.
  case half

  /// The same places stand in another order.
  case shuffled

  /// The row after the change.
  func applied(to spots: [Spot], nextID: inout Int, using generator: inout SplitMix) -> [Spot] {
    var spots = spots
    switch self {
    case .none: break
    case .ten:
      for _ in 0..<5 {
        spots.remove(at: Int.random(in: spots.indices, using: &generator))
        spots.insert(Spot(id: nextID), at: Int.random(in: spots.indices, using: &generator))
        nextID += 1
      }
    case .moves:
      for _ in 0..<10 {
        spots[Int.random(in: spots.indices, using: &generator)].coordinate.latitude += 0.01
      }
    case .half:
      for index in stride(from: 0, to: spots.count, by: 2) {
        spots[index] = Spot(id: nextID)
        nextID += 1
      }
    case .shuffled: spots.shuffle(using: &generator)
    }
    return spots
  }
}

/// A row of numbers that is the same in each run.
///
/// The method is that of Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
