/// How the end of a stroked line looks.
public enum CGLineCap: Int32, Sendable {
  /// It stops at the last point.
  case butt = 0

  /// A half circle round the last point.
  case round = 1

  /// It goes on for half of the line's width.
  case square = 2
}

/// How two stroked lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a tip, up to the limit of mitres of the style.
  case miter = 0

  /// In an arc round the corner.
  case round = 1

  /// With the tip cut off.
  case bevel = 2
}

/// How an outline is stroked.
///
/// Lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, half of it on each side of the outline.
  public var lineWidth: CGFloat

  /// How the ends of open outlines look, and those of dashes.
  public var lineCap: CGLineCap

  /// How the line looks at corners.
  public var lineJoin: CGLineJoin

  /// How many times the line's width a mitre may measure, 1 or more; the tip of a longer one is cut off.
  public var miterLimit: CGFloat

  /// The lengths of dashes and gaps by turns, again and again; empty for a whole line.
  ///
  /// An odd number of lengths is taken twice. Lengths below 0, or 0 alone, make a whole line.
  public var dash: [CGFloat]

  /// How far into the pattern of dashes the line starts.
  public var dashPhase: CGFloat

  /// Creates a style with SwiftUI's defaults.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// Which points an outline encloses.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside where the outline goes round it an odd number of times.
  public var isEOFilled: Bool

  /// Creates a rule; the default is the non-zero winding rule.
  public init(eoFill: Bool = false) {
    isEOFilled = eoFill
  }
}
