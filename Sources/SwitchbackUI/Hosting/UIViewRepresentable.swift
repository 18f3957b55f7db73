public import Drawing

/// A declarative view that is drawn by a view which keeps its state itself.
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the view that keeps its state itself, found from `makeUIView(context:)`.
  associatedtype UIViewType: UIView

  /// What the view reports to, such as its delegate, kept until the view leaves the screen; nothing by default.
  associatedtype Coordinator = Void

  /// What the methods are told: the coordinator, the transaction and the environment.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view; called once while the representable is on the screen.
  func makeUIView(context: Context) -> UIViewType

  /// Brings the view in line with the representable.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Makes what the view reports to; called once, before the view is made.
  func makeCoordinator() -> Coordinator

  /// The size of the view where it is offered one; `nil` leaves that to the view.
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize?

  /// Tidies up when the view leaves the screen.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

/// What a representable is told beside its view.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view reports to.
  public let coordinator: Representable.Coordinator

  /// What goes along with the change.
  public let transaction: Transaction

  /// What the views round the representable have set.
  public let environment: EnvironmentValues
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? {
    nil
  }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let outer = visitor.enter(view)
    let environment = visitor.environment
    let transaction = visitor.transaction
    let table = visitor.slot.states
    let coordinator: Coordinator
    if let kept = table.attachment.flatMap({ $0 as? CoordinatorBox<Coordinator> }) {
      coordinator = kept.coordinator
    } else {
      coordinator = view.makeCoordinator()
      table.attachment = CoordinatorBox(coordinator)
    }
    let context = Context(
      coordinator: coordinator,
      transaction: transaction,
      environment: environment
    )
    let make = { view.makeUIView(context: context) }
    visitor.host(make: make) { uiView, _, _ in
      view.updateUIView(uiView, context: context)
    }
    if let node = visitor.lastHosted {
      let uiView = unsafeDowncast(node.view, to: UIViewType.self)
      node.dismantle = { dismantleUIView(uiView, coordinator: coordinator) }
      node.sizing = { view.sizeThatFits($0, uiView: uiView, context: context) }
    }
    visitor.leave(outer)
  }
}

/// Keeps a coordinator, which may be a value.
private final class CoordinatorBox<Coordinator> {
  let coordinator: Coordinator

  init(_ coordinator: Coordinator) {
    self.coordinator = coordinator
  }
}
