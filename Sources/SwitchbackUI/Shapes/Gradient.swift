public import Drawing

/// Colours that go over into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place between the start, 0, and the end, 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color

    /// Where it stands.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, from the start to the end.
  public var stops: [Stop]

  /// Creates a gradient from colours and their places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func opacity(_ opacity: Double) -> Gradient {
    Gradient(stops: stops.map { Stop(color: $0.color.opacity(opacity), location: $0.location) })
  }

  /// One colour in place of all.
  var average: Color {
    func average(_ scheme: ColorScheme) -> RGBA {
      PaintParts(stops.map { (0, $0.color.resolved(in: scheme)) }).average
    }
    return stops.isEmpty ? .clear : Color(light: average(.light), dark: average(.dark))
  }
}
