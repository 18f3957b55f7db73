public import Drawing

/// What a shape, a text or a symbol is painted with.
public protocol ShapeStyle {
  /// The colour of the style in those surroundings, for what is painted in one colour.
  func _resolved(in environment: EnvironmentValues) -> Color

  /// What the style paints with in those surroundings; its colour by default.
  func _paint(in environment: EnvironmentValues) -> _ShapePaint
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(_resolved(in: environment))
  }

  /// The paint of the style in those surroundings, as one colour.
  package func resolved(in environment: EnvironmentValues) -> RGBA {
    _resolved(in: environment).resolved(in: environment.colorScheme)
  }
}
