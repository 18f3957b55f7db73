/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let number: UInt8

  /// It destroys something.
  public static let destructive = ButtonRole(number: 1)

  /// It gives something up.
  public static let cancel = ButtonRole(number: 2)
}
