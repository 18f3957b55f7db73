public import Drawing

/// Where a pointer that presses nothing is.
public enum HoverPhase: Hashable, Sendable {
  /// Over the view, at that place.
  case active(CGPoint)

  /// Elsewhere.
  case ended
}
