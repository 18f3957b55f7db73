public import Drawing

/// What a frame is drawn for.
public struct RenderContext: Hashable, Sendable {
  /// The time of the frame, in seconds.
  public var time: Double

  /// The pixels in a point.
  public var scale: Double

  /// The colours of the surface.
  public var colorScheme: ColorScheme

  /// Creates a context.
  public init(time: Double, scale: Double = 1, colorScheme: ColorScheme = .light) {
    self.time = time
    self.scale = scale
    self.colorScheme = colorScheme
  }
}
