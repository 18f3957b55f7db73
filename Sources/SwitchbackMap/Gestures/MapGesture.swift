internal import Drawing

/// What a person means by what they did on the map.
enum MapGesture: Hashable, Sendable {
  /// A finger that may come to drag the map was put down.
  case press

  /// The map is held at these places, which were those when the hold began.
  case hold(began: [CGPoint], now: [CGPoint])

  /// The hold ended; its speed is in points a second.
  case release(velocityX: Double, velocityY: Double)

  /// The hold was taken away.
  case cancel

  case tap(CGPoint)

  /// Zoom by so many levels about the place, at once or over a while.
  case zoom(levels: Double, about: CGPoint, isAnimated: Bool)

  /// A rectangle is being drawn, to be looked at when it is done.
  case box(CGRect)

  /// Show what lies in the rectangle that was drawn.
  case zoomToBox(CGRect)

  /// The rectangle that was being drawn was given up.
  case dropBox

  /// Go by so many points.
  case pan(x: Double, y: Double)

  /// Zoom by so many levels about the middle.
  case zoomStep(Double)

  /// Show again what was last asked for.
  case home

  /// End the selection.
  case deselect
}
