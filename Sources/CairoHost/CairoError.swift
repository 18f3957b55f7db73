/// Why a display list could not be made into a file.
public struct CairoError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The extent of the list, in points, is not positive, or more than the format can hold.
    case extent(width: Double, height: Double, maximum: Double)

    /// The number of pixels in a point is not positive and finite.
    case scale(Double)

    /// The picture would have no pixel, or more on one side than Cairo can draw.
    case pixels(width: Double, height: Double)

    /// Cairo failed, with its own words for it.
    case drawing(String)

    /// zlib failed, with its own number for it.
    case compression(code: Int32)
  }

  /// What is wrong.
  public let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}

extension CairoError: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .extent(let width, let height, let maximum):
      "a picture of \(width) × \(height) points cannot be written: each side must be more than 0"
        + " and at most \(maximum) points"
    case .scale(let scale):
      "a scale of \(scale) pixels in a point cannot be drawn: it must be more than 0"
    case .pixels(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be drawn: each side must have 1 to"
        + " \(CairoHost.maximumPixelCount) pixels"
    case .drawing(let words): "Cairo could not draw the picture: \(words)"
    case .compression(let code): "zlib could not compress the picture: error \(code)"
    }
  }
}
