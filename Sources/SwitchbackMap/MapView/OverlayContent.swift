internal import Drawing

/// What the overlays' drawing was made of, to tell whether it still is.
struct OverlayContent {
  private var renderers: [MKOverlayRenderer] = []
  private var revisions: [UInt32] = []
  private let colorScheme: ColorScheme

  init(colorScheme: ColorScheme) {
    self.colorScheme = colorScheme
  }

  mutating func add(_ renderer: MKOverlayRenderer) {
    renderers.append(renderer)
    revisions.append(renderer.revision)
  }

  /// Whether all is drawn by the same renderers in the same order, and none of them has changed.
  ///
  /// The renderers are kept, so that none can be taken for another that lay at its place in memory.
  func isSame(as other: OverlayContent) -> Bool {
    guard colorScheme == other.colorScheme, revisions == other.revisions else { return false }
    return zip(renderers, other.renderers).allSatisfy { $0 === $1 }
  }
}
