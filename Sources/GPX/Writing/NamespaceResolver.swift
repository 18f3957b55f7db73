/// Decides which prefix a name gets and where its namespace is declared.
///
/// A name keeps its prefix wherever that is possible: what is not declared around it is declared
/// on the element itself. Only where two names of one start tag claim one prefix for two
/// namespaces, as no file can have it, the second gets a number behind its prefix.
struct NamespaceResolver {
  /// A name as it is to be written.
  struct Resolved {
    var prefix: String
    var localName: String
    /// What has to be declared beside the name.
    var declaration: NamespaceDeclaration?
  }

  /// The declarations in force, the innermost last.
  ///
  /// An empty address is no namespace.
  private var bindings: [NamespaceDeclaration]

  /// How many there were before each open element.
  private var marks: [Int] = []

  /// The declarations that names of the current start tag rely on.
  private var used: [NamespaceDeclaration] = []

  /// The attributes of the current start tag.
  private var attributes: Set<[UInt8]> = []

  /// Begins inside of an element of GPX with a default namespace and the declarations of the root.
  init(defaultAddress: String, root: [NamespaceDeclaration]) {
    bindings = root + [NamespaceDeclaration(prefix: "", address: defaultAddress)]
  }

  /// Begins an element.
  mutating func begin(_ name: QualifiedName) -> Resolved {
    marks.append(bindings.count)
    used.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    return resolve(name, address: Self.address(of: name) ?? "")
  }

  /// Ends the innermost element.
  mutating func end() {
    guard let mark = marks.popLast() else { return }
    bindings.removeLast(bindings.count - mark)
  }

  /// Adds an attribute to the element that has begun last; nil where it has that attribute already.
  mutating func add(_ name: QualifiedName) -> Resolved? {
    let localName = XMLNames.accepted(name.localName)
    let address = Self.address(of: name)
    let key = Array(localName.utf8) + [0] + Array((address ?? "").utf8)
    // An attribute of that name would declare a namespace.
    let isDeclaration = address == nil && localName.isSame(as: "xmlns")
    guard !isDeclaration, attributes.insert(key).inserted else { return nil }
    guard let address else { return Resolved(prefix: "", localName: localName) }
    var prefixed = name
    if name.prefix.utf8.isEmpty { prefixed.prefix = prefix(of: address) ?? "ns" }
    return resolve(prefixed, address: address)
  }

  private mutating func resolve(_ name: QualifiedName, address: String) -> Resolved {
    let localName = XMLNames.accepted(name.localName)
    if address.isSame(as: NamespaceDeclaration.xmlAddress) {
      return Resolved(prefix: "xml", localName: localName)
    }
    let wanted = Self.prefix(of: name, address)
    var prefix = wanted
    var number = 0
    while !canUse(prefix, for: address) {
      number += 1
      prefix = "\(wanted)\(number)"
    }
    let declaration = NamespaceDeclaration(prefix: prefix, address: address)
    if !used.contains(declaration) { used.append(declaration) }
    if let known = self.address(of: prefix), known.isSame(as: address) {
      return Resolved(prefix: prefix, localName: localName)
    }
    bindings.append(declaration)
    return Resolved(prefix: prefix, localName: localName, declaration: declaration)
  }

  /// Whether no other name of the start tag has the prefix for another namespace.
  private func canUse(_ prefix: String, for address: String) -> Bool {
    !used.contains { $0.prefix.isSame(as: prefix) && !$0.address.isSame(as: address) }
  }

  /// What a prefix stands for; without a declaration, no prefix stands for no namespace.
  private func address(of prefix: String) -> String? {
    bindings.last { $0.prefix.isSame(as: prefix) }?.address
  }

  /// A prefix in force that stands for an address.
  private func prefix(of address: String) -> String? {
    let found = bindings.last { !$0.prefix.utf8.isEmpty && $0.address.isSame(as: address) }
    guard let found, let known = self.address(of: found.prefix), known.isSame(as: address) else {
      return nil
    }
    return canUse(found.prefix, for: address) ? found.prefix : nil
  }

  /// The address that a name is written with; nil where it needs none.
  ///
  /// A prefix that was never declared gets an address by which the reader knows it.
  static func address(of name: QualifiedName) -> String? {
    if let address = name.namespace, !address.utf8.isEmpty,
      !address.isSame(as: NamespaceDeclaration.declarationsAddress)
    {
      return address
    }
    if name.prefix.utf8.isEmpty { return nil }
    if name.prefix.isSame(as: "xml") { return NamespaceDeclaration.xmlAddress }
    return "urn:undeclared:\(acceptedPrefix(name.prefix))"
  }

  /// The prefix that a name is written with, if nothing is against it.
  static func prefix(of name: QualifiedName, _ address: String) -> String {
    if name.prefix.utf8.isEmpty { return "" }
    if address.isSame(as: NamespaceDeclaration.xmlAddress) { return "xml" }
    return acceptedPrefix(name.prefix)
  }

  /// A prefix that may be declared.
  private static func acceptedPrefix(_ prefix: String) -> String {
    let accepted = XMLNames.accepted(prefix)
    return isReserved(accepted) ? "\(accepted)_" : accepted
  }

  /// Whether a prefix means something in XML itself.
  static func isReserved(_ prefix: String) -> Bool {
    prefix.isSame(as: "xml") || prefix.isSame(as: "xmlns")
  }
}
