internal import Drawing

// Sizes of texts and symbols are brought up to whole pixels and places to the nearest pixel, as SwiftUI does, so that
// edges are sharp. Lengths that a program gives stay as they are.
extension GraphContext {
  /// The smallest size in whole pixels that holds a size.
  func covering(_ size: CGSize) -> CGSize {
    CGSize(width: covering(size.width), height: covering(size.height))
  }

  func aligned(_ length: CGFloat) -> CGFloat {
    length.isFinite ? (length * scale).rounded() / scale : length
  }

  func aligned(_ point: CGPoint) -> CGPoint {
    CGPoint(x: aligned(point.x), y: aligned(point.y))
  }

  private func covering(_ length: CGFloat) -> CGFloat {
    // Without the allowance, a width of 10.000000001 pixels would take 11.
    length.isFinite ? (length * scale - 0.001).rounded(.up) / scale : length
  }
}
