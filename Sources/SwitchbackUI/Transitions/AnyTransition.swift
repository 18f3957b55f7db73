public import Drawing

/// How a view comes on the screen and leaves it, where that is animated.
///
/// What a program says nothing about fades.
public struct AnyTransition {
  var insertion = TransitionEffect.zero
  var removal = TransitionEffect.zero

  /// What stays where it is while a view is smaller.
  var insertionAnchor = UnitPoint.center
  var removalAnchor = UnitPoint.center

  /// The animations that count instead of that of the change.
  var insertionAnimation: Animation?
  var removalAnimation: Animation?

  /// The views that a program puts round the content.
  var custom: ((TransitionContent, TransitionPhase, inout ViewVisitor) -> Void)?

  init(_ effect: TransitionEffect = .zero, anchor: UnitPoint = .center) {
    self.init(insertion: effect, removal: effect)
    insertionAnchor = anchor
    removalAnchor = anchor
  }

  init(insertion: TransitionEffect, removal: TransitionEffect) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AnyTransition {
  /// The view is there, or not, at once.
  public static var identity: AnyTransition { AnyTransition() }

  /// The view fades.
  public static var opacity: AnyTransition { AnyTransition(TransitionEffect(fade: 1)) }

  /// The view grows from nothing, and shrinks to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// The view comes from the left and leaves to the right.
  public static var slide: AnyTransition {
    AnyTransition(insertion: Edge.leading.effect, removal: Edge.trailing.effect)
  }

  /// The view grows from a part of its size, and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(TransitionEffect(shrinking: 1 - Double(scale)), anchor: anchor)
  }

  /// The view comes from beside its place and goes there.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(TransitionEffect(x: Double(offset.width), y: Double(offset.height)))
  }

  /// The view comes from beside its place and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// The view comes over one of its own sides, and leaves over it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(edge.effect)
  }

  /// The view comes over one of its own sides and leaves over the opposite one, and fades.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(insertion: edge.effect, removal: edge.opposite.effect).combined(with: .opacity)
  }

  /// One transition for views that come, another for those that leave.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    var transition = insertion
    transition.removal = removal.removal
    transition.removalAnchor = removal.removalAnchor
    transition.removalAnimation = removal.removalAnimation
    let coming = insertion.custom
    let going = removal.custom
    if coming != nil || going != nil {
      transition.custom = { content, phase, visitor in
        // Each puts its views round the content all the time, so that the content stays the same.
        let inner = TransitionContent { visitor in
          if let going {
            going(content, phase == .didDisappear ? phase : .identity, &visitor)
          } else {
            content.visit(&visitor)
          }
        }
        if let coming {
          coming(inner, phase == .willAppear ? phase : .identity, &visitor)
        } else {
          inner.visit(&visitor)
        }
      }
    }
    return transition
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.insertion = insertion.combined(with: other.insertion)
    transition.removal = removal.combined(with: other.removal)
    if insertion.shrinking == 0 { transition.insertionAnchor = other.insertionAnchor }
    if removal.shrinking == 0 { transition.removalAnchor = other.removalAnchor }
    transition.insertionAnimation = insertionAnimation ?? other.insertionAnimation
    transition.removalAnimation = removalAnimation ?? other.removalAnimation
    if let inner = custom, let outer = other.custom {
      transition.custom = { content, phase, visitor in
        outer(TransitionContent { inner(content, phase, &$0) }, phase, &visitor)
      }
    } else {
      transition.custom = custom ?? other.custom
    }
    return transition
  }

  /// The transition with an animation of its own, whatever animates the change; none where it is `nil`.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.insertionAnimation = animation
    transition.removalAnimation = animation
    return transition
  }

  /// A transition between two changes to a view: one for what is not there, one for what is.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier,
    identity: Modifier
  ) -> AnyTransition {
    var transition = AnyTransition.identity
    transition.custom = { content, phase, visitor in
      visitor.visit(content.modifier(phase.isIdentity ? identity : active), inChild: 0)
    }
    return transition
  }

  /// Creates a transition that hides the type of another.
  public init<Original: Transition>(_ transition: Original) {
    custom = { content, phase, visitor in
      let content = PlaceholderContentView<Original> { content.visit(&$0) }
      visitor.visit(transition.body(content: content, phase: phase), inChild: 0)
    }
  }

  /// Whether there is nothing to see of the transition of a view that leaves.
  var hasNoRemoval: Bool { removal == .zero && custom == nil }
}

/// What a transition is put round.
struct TransitionContent: View {
  typealias Body = Never

  let visit: (inout ViewVisitor) -> Void

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    view.visit(&visitor)
  }
}

extension Edge {
  fileprivate var effect: TransitionEffect {
    switch self {
    case .top: TransitionEffect(heights: -1)
    case .leading: TransitionEffect(widths: -1)
    case .bottom: TransitionEffect(heights: 1)
    case .trailing: TransitionEffect(widths: 1)
    }
  }

  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
