/// The namespaces that the root of a file declares.
struct RootNamespaces {
  /// At most so many; what is beyond is declared where it occurs.
  ///
  /// Readers limit how many declarations may be in force at once.
  static let limit = 32

  private(set) var declarations: [NamespaceDeclaration] = []

  /// Declarations that can stand together on the root, those of what the writer itself needs first.
  static func accepted(_ wanted: [NamespaceDeclaration]) -> [NamespaceDeclaration] {
    var root = RootNamespaces()
    root.add(.schemaInstance)
    for declaration in wanted { root.add(declaration) }
    return root.declarations
  }

  /// Adds a declaration, unless its prefix is taken or can have no declaration.
  mutating func add(_ declaration: NamespaceDeclaration) {
    guard declarations.count < Self.limit, Self.canDeclare(declaration) else { return }
    if declarations.contains(where: { $0.prefix.isSame(as: declaration.prefix) }) { return }
    declarations.append(declaration)
  }

  private static func canDeclare(_ declaration: NamespaceDeclaration) -> Bool {
    let prefix = declaration.prefix
    let address = declaration.address
    guard !prefix.utf8.isEmpty, !address.utf8.isEmpty, XMLNames.accepted(prefix).isSame(as: prefix)
    else { return false }
    return !NamespaceResolver.isReserved(prefix)
      && !address.isSame(as: NamespaceDeclaration.xmlAddress)
      && !address.isSame(as: NamespaceDeclaration.declarationsAddress)
  }
}

// MARK: - Collecting

extension RootNamespaces {
  /// Adds the namespaces of elements and of all in them, in the order of the file.
  mutating func add(_ elements: [ExtensionElement]) {
    guard !elements.isEmpty else { return }
    var namespaces: [String] = []
    let flat = FlatExtensions(elements, namespaces: &namespaces)
    add(flat.shape, namespaces)
  }

  /// Adds the namespaces of a shape.
  mutating func add(_ shape: ExtensionShape, _ namespaces: [String]) {
    var walk = ExtensionShape.Walk(shape, namespaces: namespaces)
    while let step = walk.next() {
      switch step {
      case .begin(let name), .attribute(let name): add(name)
      case .text, .end: break
      }
    }
  }

  private mutating func add(_ name: QualifiedName) {
    guard !name.prefix.utf8.isEmpty, let address = NamespaceResolver.address(of: name) else {
      return
    }
    let prefix = NamespaceResolver.prefix(of: name, address)
    add(NamespaceDeclaration(prefix: prefix, address: address))
  }
}
