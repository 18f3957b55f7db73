public import Drawing

/// Colours that go over into each other from top to bottom, which a colour makes of itself.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  private let gradient: Gradient

  /// Creates a style from colours.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  public func _resolved(in environment: EnvironmentValues) -> Color { gradient.average }

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(gradient, .linear(start: .top, end: .bottom))
  }
}

extension Color {
  /// How much lighter the upper end of the colour's own gradient is.
  private static let lightening = 0.22

  /// The colour with a lighter one above it, which go over into each other.
  public var gradient: AnyGradient {
    func lighter(_ color: RGBA) -> RGBA {
      func part(_ value: Double) -> Double { value + (1 - value) * Self.lightening }
      return RGBA(
        red: part(color.red),
        green: part(color.green),
        blue: part(color.blue),
        opacity: color.opacity
      )
    }
    let upper = Color(light: lighter(resolved(in: .light)), dark: lighter(resolved(in: .dark)))
    return AnyGradient(Gradient(colors: [upper, self]))
  }
}
