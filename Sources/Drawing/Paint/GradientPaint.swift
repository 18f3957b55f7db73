/// Colours that go over into each other across a drawing.
public struct GradientPaint: Hashable, Sendable {
  /// Which way the colours go.
  public enum Shape: Hashable, Sendable {
    /// From one point to another; beyond them the first and the last colour go on.
    case linear(start: CGPoint, end: CGPoint)

    /// From one circle to another round the same centre.
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  }

  /// A colour at a place between the start, 0, and the end, 1.
  public struct Stop: Hashable, Sendable {
    /// Where the colour stands.
    public var location: Double

    /// The colour.
    public var color: RGBA

    /// Creates a stop.
    public init(location: Double, color: RGBA) {
      self.location = location
      self.color = color
    }
  }

  /// The most colours of one gradient; those after them are left out.
  public static let maximumStopCount = 256

  /// Which way the colours go.
  public var shape: Shape

  /// The colours, whose places grow.
  public private(set) var stops: [Stop]

  /// Creates a gradient; a place that is not between that before it and 1 is brought there.
  public init(_ shape: Shape, stops: [Stop]) {
    self.shape = shape
    var last = 0.0
    self.stops = stops.prefix(Self.maximumStopCount).map { stop in
      last = stop.location > last ? min(stop.location, 1) : last
      return Stop(location: last, color: stop.color)
    }
  }

  /// Whether nothing of it can be seen.
  var isClear: Bool { !stops.contains { $0.color.bits & 0xFF != 0 } }
}
