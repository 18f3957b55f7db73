/// One step of a drawing, as a host sees it.
public enum DrawingCommand: Hashable, Sendable {
  /// Keeps the transform and the clip until the matching `restore`.
  case save

  /// Brings back the transform and the clip of the matching `save`.
  case restore

  /// Maps all that follows, before the transforms that are in force.
  case concatenate(CGAffineTransform)

  /// Draws only inside the outline, and only inside the clips that are in force.
  case clip(Path, FillStyle)

  /// Draws what follows, up to the matching `endGroup`, as one picture of that opacity.
  case beginGroup(opacity: Double)

  /// Puts the picture of the matching `beginGroup` onto what lay there before.
  case endGroup

  /// Paints what the outline encloses under the rule of the style.
  case fill(Path, RGBA, FillStyle)

  /// Paints along the outline, half of the line's width on each side.
  case stroke(Path, RGBA, StrokeStyle)

  /// Paints what the outline encloses under the rule of the style with colours that go over into each other.
  case fillGradient(Path, GradientPaint, FillStyle)

  /// Paints along the outline with colours that go over into each other.
  case strokeGradient(Path, GradientPaint, StrokeStyle)

  /// Writes one line of text.
  case text(TextRun)

  /// Draws an image stretched to the rectangle.
  case image(ImageHandle, CGRect)

  /// Keeps a drawing for what follows in the layer, and draws nothing.
  case define(Stamp)

  /// Draws what the stamp of that number does, with its origin at a place; nothing where none has been defined.
  case use(UInt64, CGPoint)
}

/// One line of text at a place.
public struct TextRun: Hashable, Sendable {
  /// The letters.
  public var text: String

  /// Where the baseline starts.
  public var origin: CGPoint

  /// The typeface, whose size is in points of the transform that is in force.
  public var font: Font

  /// The colour of the letters, which lie upon the rim.
  public var color: RGBA

  /// The colour of the rim round the letters; `.clear` for none.
  public var haloColor = RGBA.clear

  /// How far the rim reaches beyond the letters, in points.
  public var haloWidth: Double = 0

  /// Creates a run without a rim.
  public init(_ text: String, at origin: CGPoint, font: Font, color: RGBA) {
    self.text = text
    self.origin = origin
    self.font = font
    self.color = color
  }
}
