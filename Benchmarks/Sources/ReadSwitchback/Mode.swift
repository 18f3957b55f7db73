import GPX
import Measuring

/// What is measured of the library.
enum Mode: String, CaseIterable {
  /// A whole document from memory, on one thread.
  case reading

  /// The same, on two threads.
  case threads

  /// A stream from a file.
  case streaming

  /// A document to memory.
  case writing

  static var names: String { allCases.map(\.rawValue).joined(separator: "|") }

  func measure(_ path: String, _ measurement: Measurement) throws(GPXError) {
    switch self {
    case .reading: try measurement.ofReading(content(of: path), ReadingOptions())
    case .threads: try measurement.ofReading(content(of: path), ReadingOptions(threads: 2))
    case .streaming: try measurement.ofStreaming(path)
    case .writing: try measurement.ofWriting(content(of: path))
    }
  }
}

/// The bytes of a file; ends the program where there are none.
private func content(of path: String) -> [UInt8] {
  guard let bytes = File.content(of: path) else { fail("read-switchback: cannot read \(path)") }
  return bytes
}
