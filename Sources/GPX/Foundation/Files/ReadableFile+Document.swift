#if canImport(Foundation) && !hasFeature(Embedded) && !os(Windows) && !os(WASI)
internal import Foundation

extension ReadableFile {
  /// From how many bytes on a file is mapped: below, reading it takes no longer, and nothing can go
  /// wrong while it is looked at.
  static let leastMapped = 1 << 20

  /// What is in the file from where it stands to its end, where it stands then.
  func document(_ options: ReadingOptions) throws(GPXFileError) -> Document {
    let status = try status()
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    let end = isRegular ? Int(status.st_size) : 0
    let start = isRegular ? max(0, Int(lseek(number, 0, SEEK_CUR))) : 0
    if end - start >= Self.leastMapped {
      let mapped = FileMapping.withBytes(of: number, from: start, to: end) { bytes in
        document(bytes, options)
      }
      if let mapped {
        lseek(number, off_t(end), SEEK_SET)
        return try mapped.get()
      }
    }
    let bytes = try readToEnd(expected: max(0, end - start))
    return try document(bytes.span, options).get()
  }

  private func document(
    _ bytes: Span<UInt8>,
    _ options: ReadingOptions
  ) -> Result<Document, GPXFileError> {
    do throws(GPXError) {
      return .success(try Document(reading: bytes, options: options))
    } catch {
      return .failure(GPXFileError(.content(error), path: name))
    }
  }
}
#endif
