/// What a host shows: it is given a size, input and time, and gives frames.
///
/// Time is a parameter. A frame depends on nothing but what was sent before it and its own time, in seconds on the
/// clock that the events bear too; so everything that moves can be tested without a clock.
public protocol Stage: AnyObject {
  /// Sets the extent of the surface in points, the pixels in a point, and its colours.
  func resize(to size: CGSize, scale: Double, colorScheme: ColorScheme)

  /// Takes an event. Returns whether it was used, so that a host can leave the rest to the page or window.
  @discardableResult
  func send(_ event: InputEvent) -> Bool

  /// What the surface looks like at that time, which is never before that of an earlier frame.
  func frame(at time: Double) -> DisplayList

  /// Whether a later frame will differ although nothing is sent before it.
  var isAnimating: Bool { get }

  /// Changes whenever `accessibilityElements` do.
  var accessibilityRevision: UInt32 { get }

  /// The things on the surface in reading order, as of the last frame.
  func accessibilityElements() -> [AccessibilityElement]

  /// Does what assistive technology asks for. Returns whether that could be done.
  @discardableResult
  func perform(_ action: AccessibilityElement.Action, on id: UInt32, at time: Double) -> Bool
}
