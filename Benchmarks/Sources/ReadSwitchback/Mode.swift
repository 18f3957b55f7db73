import GPX
import Measuring

/// What is measured of the library.
enum Mode: String, CaseIterable {
  /// The whole document, on one thread.
  case reading

  static var names: String { allCases.map(\.rawValue).joined(separator: "|") }

  func measure(_ bytes: [UInt8], _ measurement: Measurement) throws(GPXError) {
    switch self {
    case .reading:
      try measurement.ofReading(bytes, ReadingOptions())
    }
  }
}
