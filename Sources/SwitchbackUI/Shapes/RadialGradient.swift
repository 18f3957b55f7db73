public import Drawing

/// Colours that go over into each other from the middle outwards.
///
/// A text is painted in one colour, the average of all.
public struct RadialGradient: ShapeStyle, View, Hashable, Sendable {
  public typealias Body = Never

  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Creates a style whose colours go from one circle to another, radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a style whose colours stand at even distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    let gradient = Gradient(colors: colors)
    self.init(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a style from colours and their places.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    let gradient = Gradient(stops: stops)
    self.init(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _resolved(in environment: EnvironmentValues) -> Color { gradient.average }

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    let shape = GradientShape.radial(
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
    return _ShapePaint(gradient, shape)
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.paint(view._paint(in: visitor.environment))
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours that go over into each other from the middle outwards.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}
