#if canImport(Foundation) && !hasFeature(Embedded)
public import Foundation

extension Document {
  /// Reads a GPX file from data, such as a download, without copying it.
  ///
  /// ```swift
  /// let (data, _) = try await URLSession.shared.data(from: address)
  /// let document = try Document(reading: data)
  /// ```
  ///
  /// - Throws: ``GPXError`` where there is nothing to read, or at the first violation under strict
  ///   reading.
  /// - Complexity: linear in the size of the file.
  public init(
    reading data: Data,
    options: ReadingOptions = ReadingOptions()
  ) throws(GPXError) {
    try self.init(reading: data.span, options: options)
  }

  /// The data of a GPX file of the document: the bytes of ``gpx(options:)``.
  ///
  /// - Complexity: linear in the size of the file.
  public func gpxData(options: WritingOptions = WritingOptions()) -> Data {
    let file = CollectedData()
    write(options: options) { bytes in bytes.withUnsafeBufferPointer { file.data.append($0) } }
    return file.data
  }
}

/// The pieces of a file put together.
private final class CollectedData {
  var data = Data()
}
#endif
