public import Drawing

/// Colours that go over into each other along a line.
///
/// A text is painted in one colour, the average of all.
public struct LinearGradient: ShapeStyle, View, Hashable, Sendable {
  public typealias Body = Never

  private let gradient: Gradient
  private let start: UnitPoint
  private let end: UnitPoint

  /// Creates a style whose colours go from one point of what is painted to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Creates a style whose colours stand at even distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a style from colours and their places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _resolved(in environment: EnvironmentValues) -> Color { gradient.average }

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(gradient, .linear(start: start, end: end))
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.paint(view._paint(in: visitor.environment))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours that go over into each other along a line.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at even distances that go over into each other along a line.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at their places that go over into each other along a line.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
