/// What becomes of the elements inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let number: UInt8

  /// They stay elements, in the group that the view becomes.
  public static let contain = AccessibilityChildBehavior(number: 0)

  /// The view becomes one element that has their words.
  public static let combine = AccessibilityChildBehavior(number: 1)

  /// The view becomes one element without them.
  public static let ignore = AccessibilityChildBehavior(number: 2)
}
