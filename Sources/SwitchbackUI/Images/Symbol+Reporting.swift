package import Drawing

extension Symbol {
  /// The symbol of that name; a dot where there is none, of which the developer is told.
  package static func named(_ name: String, report: (String) -> Void) -> Symbol {
    if let symbol = Symbol.named(name) { return symbol }
    report("Image: there is no symbol named '\(name)'")
    return .placeholder
  }
}
