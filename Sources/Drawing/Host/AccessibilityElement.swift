/// One thing on a surface as assistive technology sees it.
public struct AccessibilityElement: Hashable, Sendable {
  /// What kind of thing it is.
  public enum Role: UInt8, Hashable, Sendable {
    case group
    case map
    case button
    case toggle
    case slider
    case image
    case text
    case link
  }

  /// What can be done with it.
  public enum Action: UInt8, Hashable, Sendable {
    case activate
    case increment
    case decrement

    /// It got the focus and should come into view.
    case focus
  }

  /// Its number, the same as long as the thing lives.
  public var id: UInt32

  /// What it is announced as, and how it can be operated.
  public var role: Role

  /// What it is called.
  public var label: String

  /// What it shows, where that changes.
  public var value: String

  /// What happens when it is operated, where the label does not say it.
  public var hint = ""

  /// A name for tests, which nobody hears.
  public var identifier = ""

  /// Where it lies, in points.
  public var frame: CGRect

  /// Whether it is on, or selected.
  public var isSelected: Bool

  /// Whether it answers to `activate`.
  public var isActionable: Bool

  /// How deep it lies: an element belongs to the nearest one before it whose depth is smaller.
  public var depth: UInt8

  /// Creates an element.
  public init(
    id: UInt32,
    role: Role,
    label: String,
    value: String = "",
    frame: CGRect,
    isSelected: Bool = false,
    isActionable: Bool = false,
    depth: UInt8 = 0
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.frame = frame
    self.isSelected = isSelected
    self.isActionable = isActionable
    self.depth = depth
  }
}
