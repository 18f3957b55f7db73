/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool

  /// When the change seems to be over, though a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)

  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)

  func duration(of animation: Animation?) -> Double {
    guard let animation else { return 0 }
    return isRemoval ? animation.duration : animation.logicalDuration
  }
}
