public import Drawing

/// Makes a declarative view a view that can stand among views which keep their state themselves, such as in the view of
/// an annotation.
open class UIHostingController<Content: View> {
  /// The view that is shown; a change of it is animated as the transaction that is in force says.
  public var rootView: Content {
    didSet { show() }
  }

  /// The view to put into another one, as large as its `frame` says.
  public var view: UIView { hosted }

  private let hosted = HostingView()

  /// Creates a controller of a declarative view.
  public init(rootView: Content) {
    self.rootView = rootView
    show()
  }

  /// The size that the view takes where it is offered one.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    hosted.size(for: ProposedViewSize(size))
  }

  private func show() {
    hosted.show { [rootView] graph, environment, transaction in
      graph.update(rootView, environment: environment, transaction: transaction)
    }
  }
}
