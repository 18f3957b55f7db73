internal import Drawing
package import GPX

/// A rule that gives waypoints of a kind their picture.
package struct WaypointRule: Hashable, Sendable {
  /// What a waypoint must have for the rule to hold.
  package enum Condition: Hashable, Sendable {
    /// The name holds that text, in that case.
    case nameContains(String)

    /// The symbol is called that, in any case.
    case symbolIs(String)
  }

  package var condition: Condition
  package var look: WaypointLook

  /// Creates a rule.
  package init(_ condition: Condition, _ look: WaypointLook) {
    self.condition = condition
    self.look = look
  }

  /// The picture of waypoints that no rule holds for.
  package static let fallback = WaypointLook("mappin.circle.fill", .gray)

  /// The picture that the first rule which holds gives.
  package static func look(for waypoint: Waypoint, by rules: [WaypointRule]) -> WaypointLook {
    rules.first { $0.holds(for: waypoint) }?.look ?? fallback
  }

  private func holds(for waypoint: Waypoint) -> Bool {
    switch condition {
    case .nameContains(let text): waypoint.name?.containsBytes(of: text) ?? false
    case .symbolIs(let name): waypoint.symbol?.isEqualIgnoringCase(to: name) ?? false
    }
  }
}

extension String {
  /// Whether the bytes of the other text stand in this one.
  fileprivate func containsBytes(of other: String) -> Bool {
    let bytes = Array(utf8)
    let wanted = Array(other.utf8)
    guard bytes.count >= wanted.count else { return false }
    for start in 0...(bytes.count - wanted.count)
    where bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
      return true
    }
    return false
  }

  /// Whether both are the same but for the case of ASCII letters.
  fileprivate func isEqualIgnoringCase(to other: String) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { $0.lowercased == $1.lowercased }
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self
  }
}
