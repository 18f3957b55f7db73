package import Drawing

/// What a style paints with, wherever that is.
public struct _ShapePaint: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case color(Color)
    case gradient(Gradient, GradientShape)
  }

  let kind: Kind

  /// Creates a paint of one colour.
  package init(_ color: Color) {
    kind = .color(color)
  }

  init(_ gradient: Gradient, _ shape: GradientShape) {
    kind = gradient.stops.count > 1 ? .gradient(gradient, shape) : .color(gradient.average)
  }

  /// One colour in place of the paint, for what is painted with one.
  package var color: Color {
    switch kind {
    case .color(let color): color
    case .gradient(let gradient, _): gradient.average
    }
  }

  /// Whether there is more than one colour.
  package var isGradient: Bool {
    if case .gradient = kind { true } else { false }
  }

  func opacity(_ opacity: Double) -> _ShapePaint {
    switch kind {
    case .color(let color): _ShapePaint(color.opacity(opacity))
    case .gradient(let gradient, let shape): _ShapePaint(gradient.opacity(opacity), shape)
    }
  }

  /// The paint on a surface of that scheme, for what has that place.
  package func resolved(in rect: CGRect, _ scheme: ColorScheme) -> Paint {
    AnimatedPaint(self, scheme).paint(in: rect)
  }
}

/// Which way the colours of a gradient go, in parts of the place that is painted.
enum GradientShape: Hashable, Sendable {
  case linear(start: UnitPoint, end: UnitPoint)
  case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)

  /// The same in points, in a place.
  func placed(in rect: CGRect) -> GradientPaint.Shape {
    switch self {
    case .linear(let start, let end):
      .linear(start: rect.point(at: start), end: rect.point(at: end))
    case .radial(let center, let startRadius, let endRadius):
      .radial(center: rect.point(at: center), startRadius: startRadius, endRadius: endRadius)
    }
  }
}

extension CGRect {
  func point(at point: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * point.x, y: minY + height * point.y)
  }
}
