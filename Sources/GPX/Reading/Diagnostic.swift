/// A deviation from what a GPX file should be, and where it stands.
public struct Diagnostic: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int

  /// The column, from 1, counted in bytes of the text as UTF-8.
  public let column: Int

  /// What kind of deviation it is.
  public let code: Code

  /// What is wrong here and what was made of it, in a sentence without a full stop.
  public let message: String

  /// Creates a diagnostic.
  public init(line: Int, column: Int, code: Code, message: String) {
    self.line = line
    self.column = column
    self.code = code
    self.message = message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as compilers write it, such as
  /// `3:5: <trkpt> has no latitude and is left out [missing-latitude]`.
  public var description: String {
    "\(line):\(column): \(message) [\(code.name)]"
  }
}

extension Diagnostic {
  /// How far a deviation goes.
  public enum Severity: UInt8, Hashable, Sendable, Comparable {
    /// The schema allows it, but it looks wrong.
    case notice
    /// The file is readable XML, but not as the GPX schema has it. Strict reading goes on.
    case fault
    /// The text had to be mended, or a value could not be taken as it stands. Strict reading ends.
    case violation

    public static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// How far the deviation goes.
  public var severity: Severity { code.severity }
}
