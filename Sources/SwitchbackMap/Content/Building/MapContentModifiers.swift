public import Drawing
public import SwitchbackUI

extension MapContent {
  /// Draws the lines below, and the edges of areas, in that style; the width is in points and stays as the map is
  /// zoomed.
  ///
  /// A gradient lies across the extent of each line or area, and turns with the map.
  @inlinable
  public consuming func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1
  ) -> some MapContent {
    stroke(
      content,
      style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    )
  }

  /// Draws the lines below, and the edges of areas, in that style.
  @inlinable
  public consuming func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle
  ) -> some MapContent {
    ModifiedContent(content: self, modifier: StrokeModifier(paint: content, style: style))
  }

  /// Draws the lines below, and the edges of areas, with that width, in the colour that they have.
  @inlinable
  public consuming func stroke(lineWidth: CGFloat = 1) -> some MapContent {
    strokeStyle(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
  }

  /// Draws the lines below, and the edges of areas, in that style, in the colour that they have.
  @inlinable
  public consuming func strokeStyle(style: StrokeStyle) -> some MapContent {
    ModifiedContent(content: self, modifier: StrokeModifier<Color>(paint: nil, style: style))
  }

  /// Fills the areas below; a gradient lies across the extent of each, and turns with the map.
  @inlinable
  public consuming func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some MapContent {
    ModifiedContent(content: self, modifier: FillModifier(fill: style))
  }

  /// Gives the balloons of the markers below a colour.
  @inlinable
  public consuming func tint<Style: ShapeStyle>(_ tint: Style) -> some MapContent {
    ModifiedContent(content: self, modifier: TintModifier(tint: tint))
  }

  /// Gives the content below the value by which a map's selection knows it.
  ///
  /// It has a meaning where it is of the type of the map's selection. The items of a `ForEach` whose ids are of that
  /// type have their ids for a tag unless they are given another.
  @inlinable
  public consuming func tag<Value: Hashable>(_ tag: Value) -> some MapContent {
    ModifiedContent(content: self, modifier: TagModifier(value: tag))
  }

  /// Says whether the titles of the annotations below are shown; by default where there is room.
  ///
  /// Those that are `visible` are shown where they lie over others, too.
  @inlinable
  public consuming func annotationTitles(_ visibility: Visibility) -> some MapContent {
    ModifiedContent(content: self, modifier: TitlesModifier(visibility: visibility))
  }

  /// Says whether the subtitles of the annotations below are shown; by default only that of what is selected.
  @inlinable
  public consuming func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
    ModifiedContent(content: self, modifier: SubtitlesModifier(visibility: visibility))
  }

  /// Says what the lines and areas below lie over.
  @inlinable
  public consuming func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
    ModifiedContent(content: self, modifier: LevelModifier(level: level))
  }
}
