internal import Drawing

/// Views that are made for the place that they have.
///
/// The reader takes the place that it is offered. Its views lie over each other in the top left corner.
public struct GeometryReader<Content: View>: View {
  public typealias Body = Never

  /// Makes the views for a place.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let content = view.content
    visitor.readGeometry { graph, proxy, environment, transaction in
      graph.update(content(proxy), environment: environment, transaction: transaction)
    }
  }
}

extension ViewVisitor {
  /// Adds the node of a reader, whose content is updated when the place is known.
  fileprivate mutating func readGeometry(_ update: @escaping GeometryNode.Update) {
    let environment = environment
    let transaction = transaction
    let scope = scope
    leaf(GeometryNode.init) {
      $0.set(update, environment: environment, transaction: transaction, scope: scope)
    }
  }
}
