/// A rule that gives waypoints of a kind their picture.
///
/// Rules stand in a list, of which the first that holds counts. ``standard`` is the list that holds
/// where nobody gives another; it can be replaced as a whole or in part:
///
///     let shelters = WaypointRule(.typeIs("biwak"), WaypointLook("tent", .red))
///     let look = WaypointRule.look(for: waypoint, by: [shelters] + WaypointRule.standard)
public struct WaypointRule: Hashable, Sendable {
  /// What a waypoint must have for the rule to hold.
  public enum Condition: Hashable, Sendable {
    /// The name holds that text, to the letter.
    case nameContains(String)

    /// The symbol is called that, in whatever case of ASCII letters.
    case symbolIs(String)

    /// The type is called that, in whatever case of ASCII letters.
    case typeIs(String)
  }

  /// What a waypoint must have.
  public var condition: Condition

  /// The picture it has then.
  public var look: WaypointLook

  /// Creates a rule.
  public init(_ condition: Condition, _ look: WaypointLook) {
    self.condition = condition
    self.look = look
  }

  /// The picture of waypoints that no rule holds for.
  public static let fallback = WaypointLook("mappin.circle.fill", .gray)

  /// The picture that the first rule which holds gives.
  ///
  /// - Complexity: linear in the number of rules.
  public static func look(
    for waypoint: Waypoint,
    by rules: [WaypointRule] = standard
  )
    -> WaypointLook
  {
    let name = Array((waypoint.name ?? "").utf8)
    let symbol = Array((waypoint.symbol ?? "").utf8)
    let type = Array((waypoint.type ?? "").utf8)
    for rule in rules {
      let holds =
        switch rule.condition {
        case .nameContains(let text): name.hold(Array(text.utf8))
        case .symbolIs(let word): symbol.spell(word)
        case .typeIs(let word): type.spell(word)
        }
      if holds { return rule.look }
    }
    return fallback
  }
}

extension [UInt8] {
  /// Whether other bytes stand in these, one behind the other.
  fileprivate func hold(_ other: [UInt8]) -> Bool {
    var start = 0
    while start + other.count <= count {
      var same = 0
      while same < other.count, self[start + same] == other[same] { same += 1 }
      if same == other.count { return true }
      start += 1
    }
    return false
  }

  /// Whether the bytes are a word but for the case of ASCII letters; nothing is no word.
  fileprivate func spell(_ word: String) -> Bool {
    guard !isEmpty, count == word.utf8.count else { return false }
    var word = word
    return word.withUTF8 { bytes in
      for index in indices where ASCII.lowercased(self[index]) != ASCII.lowercased(bytes[index]) {
        return false
      }
      return true
    }
  }
}
