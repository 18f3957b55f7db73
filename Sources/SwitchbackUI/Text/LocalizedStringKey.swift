#if !hasFeature(Embedded)
#if canImport(Foundation)
internal import Foundation
#endif

/// A text of the program's own, which a literal makes, with values and other texts in it.
///
/// There are no tables of other languages: the text is shown as it was written.
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  let parts: [Text.Part]

  /// Creates a text.
  public init(_ value: String) {
    parts = [Text.Part(string: value)]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// What the text says, without the styles of its parts.
  package var string: String { Text(parts: parts).string }

  /// Collects the parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate private(set) var parts: [Text.Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      append(literal)
    }

    /// Adds a value in words.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("\(value)")
    }

    /// Adds another text, which keeps its style.
    public mutating func appendInterpolation(_ text: Text) {
      parts += text.parts
    }

    #if canImport(Foundation)
    /// Adds a number in a format of C.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(String(format: specifier, value))
    }
    #endif

    private mutating func append(_ string: String) {
      if let last = parts.last, last.isPlain {
        parts[parts.count - 1].string += string
      } else {
        parts.append(Text.Part(string: string))
      }
    }
  }
}

extension LocalizedStringKey: Equatable {
  public static func == (first: LocalizedStringKey, second: LocalizedStringKey) -> Bool {
    first.string == second.string
  }
}

extension Text.Part {
  fileprivate var isPlain: Bool {
    font == nil && weight == nil && !isItalic && paint == nil
  }
}

extension Text {
  /// Creates a text of the program's own.
  public init(_ key: LocalizedStringKey) {
    self.init(parts: key.parts)
  }
}
#endif
