public import Drawing
public import SwitchbackUI

/// Content with a style for all of it.
struct StyledMapContent<Content: MapContent>: MapContent {
  typealias Body = Never

  let content: Content
  let change: (inout MapContentStyle, EnvironmentValues) -> Void

  static func _visit(_ styled: Self, _ visitor: inout MapContentVisitor) {
    let outer = visitor.style
    styled.change(&visitor.style, visitor.environment)
    visitor.visit(styled.content, at: 0)
    visitor.style = outer
  }
}

extension MapContent {
  /// Draws the lines below in that style; the width is in points and stays as the map is zoomed.
  public consuming func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1
  ) -> some MapContent {
    stroke(
      content,
      style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    )
  }

  /// Draws the lines below in that style.
  public consuming func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle
  ) -> some MapContent {
    StyledMapContent(content: self) {
      $0.strokeColor = content._resolved(in: $1)
      $0.stroke = style
    }
  }

  /// Draws the lines below with that width, in the colour that they have.
  public consuming func stroke(lineWidth: CGFloat = 1) -> some MapContent {
    strokeStyle(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
  }

  /// Draws the lines below in that style, in the colour that they have.
  public consuming func strokeStyle(style: StrokeStyle) -> some MapContent {
    StyledMapContent(content: self) { content, _ in content.stroke = style }
  }

  /// Gives the balloons of the markers below a colour.
  public consuming func tint<Style: ShapeStyle>(_ tint: Style) -> some MapContent {
    StyledMapContent(content: self) { $0.tint = tint._resolved(in: $1) }
  }

  /// Says whether the titles of the annotations below are shown; by default where there is room.
  public consuming func annotationTitles(_ visibility: Visibility) -> some MapContent {
    StyledMapContent(content: self) { content, _ in content.titles = visibility }
  }

  /// Says what the lines below lie over.
  public consuming func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
    StyledMapContent(content: self) { content, _ in content.level = level }
  }
}
