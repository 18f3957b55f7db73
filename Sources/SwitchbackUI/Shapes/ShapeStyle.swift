public import Drawing

/// What a shape, a text or a symbol is painted with.
public protocol ShapeStyle {
  /// The colour of the style in those surroundings.
  func _resolved(in environment: EnvironmentValues) -> Color
}

extension ShapeStyle {
  /// The paint of the style in those surroundings.
  package func resolved(in environment: EnvironmentValues) -> RGBA {
    _resolved(in: environment).resolved(in: environment.colorScheme)
  }
}
