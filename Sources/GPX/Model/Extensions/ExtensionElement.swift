/// An element that GPX does not define, with all that it holds.
///
/// Programs keep in such elements what GPX has no place for: heart rates, colours of lines,
/// surfaces. They are read as they stand and written again, understood or not. White space that
/// only sets elements apart is not kept.
public struct ExtensionElement: Hashable, Sendable {
  /// The name.
  public var name: QualifiedName

  /// The attributes in the order of the file, without declarations of namespaces.
  public var attributes: [Attribute]

  /// The texts and elements inside, in the order of the file.
  public var content: [Content]

  /// Creates an element.
  public init(_ name: QualifiedName, attributes: [Attribute] = [], content: [Content] = []) {
    self.name = name
    self.attributes = attributes
    self.content = content
  }

  /// Creates an element that holds a text.
  public init(_ name: QualifiedName, attributes: [Attribute] = [], text: String) {
    self.init(name, attributes: attributes, content: [.text(text)])
  }
}

extension ExtensionElement {
  /// An attribute of an element.
  public struct Attribute: Hashable, Sendable {
    /// The name; without a prefix it has no namespace.
    public var name: QualifiedName

    /// The value.
    public var value: String

    /// Creates an attribute.
    public init(_ name: QualifiedName, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What stands in an element.
  public enum Content: Hashable, Sendable {
    case text(String)
    case element(ExtensionElement)
  }

  /// The elements inside, without the texts.
  public var children: [ExtensionElement] {
    content.compactMap { part in
      if case .element(let element) = part { element } else { nil }
    }
  }

  /// The texts of the element itself put together, without those of elements inside.
  public var text: String {
    var result = ""
    for case .text(let part) in content { result += part }
    return result
  }
}
