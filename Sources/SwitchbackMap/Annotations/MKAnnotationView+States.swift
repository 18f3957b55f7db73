extension MKAnnotationView {
  /// How far a drag of an annotation has come.
  public enum DragState: UInt, Hashable, Sendable {
    case none

    /// The person holds the view; it follows from the next frame on.
    case starting

    /// The view follows the pointer.
    case dragging

    /// The drag was given up; the annotation goes back to where it was.
    case canceling

    /// The person let go of the view; the annotation stays where it is.
    case ending
  }

  /// The shape of a view where it is asked whether it collides with another one.
  public enum CollisionMode: Int, Hashable, Sendable {
    /// The frame of the view.
    case rectangle

    /// A circle in the middle of the frame, as wide as its shorter side.
    case circle

    /// Nothing: the view neither hides others nor is hidden.
    case none
  }
}
