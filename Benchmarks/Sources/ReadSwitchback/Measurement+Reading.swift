import GPX
import Measuring

extension Measurement {
  /// Measures the reading of a file into the full model.
  func ofReading(_ bytes: [UInt8], _ options: ReadingOptions) throws(GPXError) {
    try time { () throws(GPXError) in
      try measuredReading(bytes, options)
    } outcome: {
      Outcome(Checksum($0))
    }
  }
}

/// Reads a document: a function of its own, in which instructions are counted by its name.
@inline(never)
private func measuredReading(
  _ bytes: [UInt8],
  _ options: ReadingOptions
) throws(GPXError) -> Document {
  try Document(reading: bytes, options: options)
}
