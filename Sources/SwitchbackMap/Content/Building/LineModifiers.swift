public import Drawing
public import SwitchbackUI

// These are not MapKit's.
extension MapContent {
  /// Draws a rim on both sides of the lines below, which reaches so many points beyond them.
  ///
  /// The rims of all lines that follow each other lie below all of these lines.
  public consuming func lineCasing<Style: ShapeStyle>(
    _ style: Style,
    width: CGFloat = 1.5
  ) -> some MapContent {
    ModifiedContent(content: self, modifier: LineCasingModifier(paint: style, width: width))
  }

  /// Draws arrows along the lines below that tell which way they go, about so many points from each other.
  public consuming func lineDirection<Style: ShapeStyle>(
    _ style: Style,
    spacing: CGFloat = 96
  ) -> some MapContent {
    ModifiedContent(content: self, modifier: LineDirectionModifier(paint: style, spacing: spacing))
  }

  /// Marks how far the lines below are from their start, in as small steps as there is room for; not, for `nil`.
  public consuming func lineDistanceMarks(_ unit: LineDistanceUnit?) -> some MapContent {
    ModifiedContent(content: self, modifier: LineDistanceModifier(unit: unit))
  }
}

/// Gives lines a rim.
struct LineCasingModifier<Style: ShapeStyle>: _MapContentModifier {
  let paint: Style
  let width: CGFloat

  static func _begin(_ modifier: Self, _ visitor: inout MapContentVisitor) -> LineDecoration {
    let outer = visitor.style.decoration
    visitor.style.decoration.casing = modifier.paint._resolved(in: visitor.environment)
    visitor.style.decoration.casingWidth = modifier.width
    return outer
  }

  static func _end(_ outer: LineDecoration, _ visitor: inout MapContentVisitor) {
    visitor.style.decoration = outer
  }
}

/// Gives lines arrows.
struct LineDirectionModifier<Style: ShapeStyle>: _MapContentModifier {
  let paint: Style
  let spacing: CGFloat

  static func _begin(_ modifier: Self, _ visitor: inout MapContentVisitor) -> LineDecoration {
    let outer = visitor.style.decoration
    visitor.style.decoration.direction = modifier.paint._resolved(in: visitor.environment)
    visitor.style.decoration.directionSpacing = modifier.spacing
    return outer
  }

  static func _end(_ outer: LineDecoration, _ visitor: inout MapContentVisitor) {
    visitor.style.decoration = outer
  }
}

/// Gives lines distance marks.
struct LineDistanceModifier: _MapContentModifier {
  let unit: LineDistanceUnit?

  static func _begin(_ modifier: Self, _ visitor: inout MapContentVisitor) -> LineDecoration {
    let outer = visitor.style.decoration
    visitor.style.decoration.distanceMarks = modifier.unit
    return outer
  }

  static func _end(_ outer: LineDecoration, _ visitor: inout MapContentVisitor) {
    visitor.style.decoration = outer
  }
}
