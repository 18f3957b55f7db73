/// How the end of a stroked line looks.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// How two stroked lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// How an outline is stroked.
///
/// Lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
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
