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
    let name = waypoint.name ?? ""
    let symbol = waypoint.symbol ?? ""
    let type = waypoint.type ?? ""
    for rule in rules {
      let holds =
        switch rule.condition {
        case .nameContains(let text): name.containsBytes(of: text)
        case .symbolIs(let word): symbol.isEqualInAnyCase(word)
        case .typeIs(let word): type.isEqualInAnyCase(word)
        }
      if holds { return rule.look }
    }
    return fallback
  }
}

extension String {
  /// Whether the bytes of the other text stand in this one.
  fileprivate func containsBytes(of other: String) -> Bool {
    var rest = utf8[...]
    while rest.count >= other.utf8.count {
      if rest.starts(with: other.utf8) { return true }
      rest.removeFirst()
    }
    return false
  }

  /// Whether both are the same but for the case of ASCII letters; nothing is the same as no text.
  fileprivate func isEqualInAnyCase(_ other: String) -> Bool {
    guard !utf8.isEmpty, utf8.count == other.utf8.count else { return false }
    return zip(utf8, other.utf8).allSatisfy { ASCII.lowercased($0) == ASCII.lowercased($1) }
  }
}
