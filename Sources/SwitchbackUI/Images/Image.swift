internal import Drawing

/// A symbol, or a picture that the host keeps.
public struct Image: View {
  public typealias Body = Never

  /// How large symbols are relative to the text beside them.
  public enum Scale: UInt8, Hashable, Sendable, CaseIterable {
    case small
    case medium
    case large

    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  @usableFromInline package let name: String
  private var isResizable = false

  /// Creates the symbol of that name; a dot stands for a name that is not known.
  public init(systemName: String) {
    name = systemName
  }

  /// The image in the size of its place.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  public static func _visit(_ view: Image, _ visitor: inout ViewVisitor) {
    let environment = visitor.environment
    visitor.leaf(SymbolNode.init) { node in
      node.set(view.name)
      node.isResizable = view.isResizable
      node.fontSize = environment.resolvedFont.size * environment.imageScale.factor
      node.set(ForegroundStyle()._paint(in: environment), environment.colorScheme)
    }
  }
}
