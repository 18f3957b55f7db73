/// The namespace declarations in force.
struct NamespaceScope {
  private struct Binding {
    /// The prefix in the text; empty for the default namespace.
    var prefixStart: Int
    var prefixCount: Int
    var namespace: GPXNamespace
    /// The place of the address in ``NamespaceScope/addresses``, nil where the prefix has none.
    var address: Int?
  }

  /// The addresses of all namespaces that were declared so far, each once.
  private(set) var addresses: [String] = []

  private var bindings: [Binding] = []

  /// Where each address is, once there are more than a few.
  private var places: [[UInt8]: Int] = [:]
  private static let fewAddresses = 16

  /// The namespace of elements without a prefix.
  private(set) var defaultNamespace = GPXNamespace.none

  private let limit: Int

  init(_ limits: ReadingLimits) {
    limit = limits.namespaces
  }

  /// How the address begins that a prefix is given in writing which was never declared.
  static let undeclaredAddress: StaticString = "urn:undeclared:"

  /// How many declarations are in force: to be handed to ``restore(_:)`` when an element ends.
  @inline(__always)
  var mark: Int { bindings.count }

  /// Puts a declaration into force; false where there are too many.
  mutating func declare(prefix: Range<Int>, _ address: String) -> Bool {
    let bytes = Array(address.utf8)
    let span = bytes.span.bytes
    let isNone = bytes.isEmpty || span.spells(Self.undeclaredAddress, at: 0)
    return declare(
      prefix: prefix,
      GPXNamespace(span, in: 0..<bytes.count),
      address: isNone ? nil : number(of: address)
    )
  }

  /// Puts a declaration into force that is not in the file.
  mutating func declare(prefix: Range<Int>, _ namespace: GPXNamespace, address: Int?) -> Bool {
    guard bindings.count < limit else { return false }
    bindings.append(
      Binding(
        prefixStart: prefix.lowerBound,
        prefixCount: prefix.count,
        namespace: namespace,
        address: address
      )
    )
    if prefix.isEmpty { defaultNamespace = namespace }
    return true
  }

  /// The place of an address in the list, where it is put if it is not there.
  private mutating func number(of address: String) -> Int {
    // A file may declare the same few again and again, or another one each time.
    if addresses.count <= Self.fewAddresses { return addresses.number(of: address) }
    if places.isEmpty {
      for (index, known) in addresses.enumerated() { places[Array(known.utf8)] = index }
    }
    let bytes = Array(address.utf8)
    if let place = places[bytes] { return place }
    addresses.append(address)
    places[bytes] = addresses.count - 1
    return addresses.count - 1
  }

  /// Whether the same prefixes are in force with the same meaning.
  func isLike(_ other: NamespaceScope, in bytes: RawSpan) -> Bool {
    bindings.count == other.bindings.count
      && zip(bindings, other.bindings).allSatisfy { left, right in
        left.prefixCount == right.prefixCount && left.namespace == right.namespace
          && left.address == right.address
          && bytes.hasEqualBytes(left.prefixStart, right.prefixStart, count: left.prefixCount)
      }
  }

  /// Copies the prefixes in force to other bytes, where they will be found from now on.
  mutating func move(from bytes: RawSpan, to other: inout [UInt8]) {
    for index in bindings.indices {
      let start = bindings[index].prefixStart
      bindings[index].prefixStart = other.count
      other.append(contentsOf: bytes, in: start..<start + bindings[index].prefixCount)
    }
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
    if name.prefixCount == 0 { return defaultNamespace }
    return binding(of: name, bytes)?.namespace ?? .undeclared
  }

  /// The place of the address that an element's or an attribute's name belongs to, nil without one.
  func address(of name: XMLName, in bytes: RawSpan) -> Int? {
    binding(of: name, bytes)?.address
  }

  @inline(never)
  private func binding(of name: XMLName, _ bytes: RawSpan) -> Binding? {
    let count = max(0, name.prefixCount - 1)
    var index = bindings.count - 1
    while index >= 0 {
      let binding = bindings[index]
      if binding.prefixCount == count,
        bytes.hasEqualBytes(binding.prefixStart, name.start, count: count)
      {
        return binding
      }
      index -= 1
    }
    return nil
  }
}
