/// Why a page cannot be written.
package struct PageError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The template has no such place.
    case templateLacks(String)

    /// The script has a word that would end it early.
    case scriptHolds(String)

    /// zlib gave up.
    case compression(code: Int32)
  }

  /// What is wrong.
  package let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}

extension PageError: CustomStringConvertible {
  package var description: String {
    switch kind {
    case .templateLacks(let place): "the template of the page lacks '\(place)'"
    case .scriptHolds(let word): "the script of the page holds '\(word)', which would end it"
    case .compression(let code): "zlib cannot compress the page: code \(code)"
    }
  }
}
