/// The namespace declarations in force.
struct NamespaceScope {
  private struct Binding {
    /// The prefix in the text; empty for the default namespace.
    var prefixStart: Int
    var prefixCount: Int
    var namespace: GPXNamespace
  }

  private var bindings: [Binding] = []

  /// The namespace of elements without a prefix.
  private(set) var defaultNamespace = GPXNamespace.none

  private let limit: Int

  init(_ limits: ReadingLimits) {
    limit = limits.namespaces
  }

  /// How many declarations are in force: to be handed to ``restore(_:)`` when an element ends.
  @inline(__always)
  var mark: Int { bindings.count }

  /// Puts a declaration into force; false where there are too many.
  mutating func declare(
    prefix: Range<Int>,
    _ namespace: GPXNamespace,
    _ bytes: RawSpan
  ) -> Bool {
    guard bindings.count < limit else { return false }
    bindings.append(
      Binding(
        prefixStart: prefix.lowerBound,
        prefixCount: prefix.count,
        namespace: namespace
      )
    )
    if prefix.isEmpty { defaultNamespace = namespace }
    return true
  }

  /// Ends all declarations since a mark.
  @inline(__always)
  mutating func restore(_ mark: Int) {
    if bindings.count > mark { end(mark) }
  }

  @inline(never)
  private mutating func end(_ mark: Int) {
    bindings.removeLast(bindings.count - mark)
    defaultNamespace = .none
    for binding in bindings where binding.prefixCount == 0 { defaultNamespace = binding.namespace }
  }

  /// The namespace of an element.
  @inline(__always)
  func namespace(of name: XMLName, in bytes: RawSpan) -> GPXNamespace {
    name.prefixCount == 0 ? defaultNamespace : lookUp(name, bytes)
  }

  @inline(never)
  private func lookUp(_ name: XMLName, _ bytes: RawSpan) -> GPXNamespace {
    let count = name.prefixCount - 1
    var index = bindings.count - 1
    while index >= 0 {
      let binding = bindings[index]
      if binding.prefixCount == count,
        bytes.hasEqualBytes(binding.prefixStart, name.start, count: count)
      {
        return binding.namespace
      }
      index -= 1
    }
    return .undeclared
  }
}
