/// One step of a drawing, as a host sees it.
public enum DrawingCommand: Hashable, Sendable {
  /// Keeps the transform and the clip until the matching `restore`.
  case save
  case restore

  /// Maps all that follows, before the transforms that are in force.
  case concatenate(CGAffineTransform)

  /// Draws only inside the outline, and only inside the clips that are in force.
  case clip(Path, FillStyle)

  /// Draws what follows, up to the matching `endGroup`, as one picture of that opacity.
  case beginGroup(opacity: Double)
  case endGroup

  case fill(Path, RGBA, FillStyle)
  case stroke(Path, RGBA, StrokeStyle)
  case text(TextRun)
  case image(ImageHandle, CGRect)
}

/// One line of text at a place.
public struct TextRun: Hashable, Sendable {
  /// The letters.
  public var text: String

  /// Where the baseline starts.
  public var origin: CGPoint

  public var font: Font
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
