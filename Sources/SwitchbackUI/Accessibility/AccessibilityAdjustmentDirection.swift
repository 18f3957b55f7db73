/// Which way a person asks assistive technology to change something.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// More of it.
  case increment

  /// Less of it.
  case decrement
}
