extension Track {
  /// How the track is to be drawn; nil where it does not say.
  ///
  /// Setting a style writes it as `gpx_style` and takes other spellings of it away.
  public var lineStyle: LineStyle? {
    get { LineStyle(extensions) }
    set { LineStyleEditor(newValue).edit(&extensions) }
  }
}

extension Route {
  /// How the route is to be drawn; nil where it does not say.
  ///
  /// Setting a style writes it as `gpx_style` and takes other spellings of it away.
  public var lineStyle: LineStyle? {
    get { LineStyle(extensions) }
    set { LineStyleEditor(newValue).edit(&extensions) }
  }
}

extension Document {
  /// How the lines are to be drawn that have no style of their own; nil where the file does not say.
  ///
  /// OsmAnd writes one style for all tracks of a file.
  public var lineStyle: LineStyle? {
    get { LineStyle(extensions) }
    set { LineStyleEditor(newValue).edit(&extensions) }
  }
}
