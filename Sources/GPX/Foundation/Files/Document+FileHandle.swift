#if canImport(Foundation) && !hasFeature(Embedded)
public import Foundation

extension Document {
  /// Reads a GPX file that is open, from where it stands to its end; it stands there then, and stays
  /// open.
  ///
  /// It is read as ``init(contentsOf:options:)`` reads it: a large file is mapped into memory, and nobody
  /// may make it shorter meanwhile; pipes and devices are read to their end.
  ///
  /// - Throws: ``GPXFileError``, where the file cannot be read, there is nothing to read in it, or
  ///   strict reading found a violation.
  /// - Complexity: linear in the size of the file.
  public init(
    fileHandle: FileHandle,
    options: ReadingOptions = .allProcessors
  ) throws(GPXFileError) {
    #if os(Windows) || os(WASI)
    let data: Data?
    do {
      data = try fileHandle.readToEnd()
    } catch {
      throw GPXFileError(.unreadable(code: EIO), path: "<file>")
    }
    do throws(GPXError) {
      try self.init(reading: data ?? Data(), options: options)
    } catch {
      throw GPXFileError(.content(error), path: "<file>")
    }
    #else
    // The handle closes its file when it is let go.
    defer { withExtendedLifetime(fileHandle) {} }
    self = try ReadableFile(fileHandle).document(options)
    #endif
  }
}
#endif
