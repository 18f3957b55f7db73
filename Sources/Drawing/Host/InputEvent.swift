/// What a person did to a surface, as a host reports it.
///
/// It is flat, so that a recording of it is a table of numbers and the same recording drives every host.
public struct InputEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: UInt8, Hashable, Sendable {
    case pointerDown
    case pointerMove
    case pointerUp

    /// The system took the pointer away; what it started is undone where it can be.
    case pointerCancel

    /// A mouse left the surface.
    case pointerLeave

    /// A wheel or two fingers on a trackpad: `deltaX` and `deltaY` are points, positive to the right and down.
    case wheel
    case keyDown
    case keyUp

    /// The surface got or lost the keyboard.
    case focus
    case blur
  }

  /// What points.
  public enum Device: UInt8, Hashable, Sendable {
    case mouse
    case touch
    case pen
  }

  /// The keys that are held down beside.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let option = Modifiers(rawValue: 4)
    public static let command = Modifiers(rawValue: 8)
  }

  /// A key with a meaning to a surface.
  public enum Key: UInt8, Hashable, Sendable {
    case other
    case leftArrow
    case rightArrow
    case upArrow
    case downArrow
    case plus
    case minus
    case zero
    case returnKey
    case space
    case escape
    case tab
    case home
    case end
    case pageUp
    case pageDown
  }

  /// What happened; it says which of the other properties have a meaning.
  public var kind: Kind

  /// When it happened, in seconds on the clock of the frames.
  public var time: Double

  /// Where, in points from the top left corner.
  public var location = CGPoint.zero

  /// Which finger or mouse; each has a number of its own while it is down.
  public var pointer: Int32 = 0

  /// What points; a finger is heard of only while it is down.
  public var device = Device.mouse

  /// The buttons that are down, one bit each: 1 the main one, 2 the secondary one, 4 the middle one.
  public var buttons: UInt8 = 0

  /// How far a wheel moved to the right, in points; 0 for other kinds.
  public var deltaX: Double = 0

  /// How far a wheel moved down, towards the person, in points; 0 for other kinds.
  public var deltaY: Double = 0

  /// The keys that were held down; `control` with a wheel stands for a pinch on a trackpad.
  public var modifiers: Modifiers = []

  /// The key that went down or up; `other` for other kinds.
  public var key = Key.other

  /// Creates an event at the top left corner without buttons and keys.
  public init(_ kind: Kind, time: Double) {
    self.kind = kind
    self.time = time
  }
}
