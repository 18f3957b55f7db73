#if canImport(Foundation) && !hasFeature(Embedded)
public import Foundation

extension Document {
  /// Writes a GPX file of the document, which is whole or not there.
  ///
  /// The bytes go into a temporary file beside it that takes its name when it is complete and on the
  /// disk. A file that is replaced keeps its permissions; a symbolic link keeps pointing to the file
  /// that is replaced. The memory that is needed does not grow with the file.
  ///
  /// - Throws: ``GPXFileError`` with the path and the reason; an older file is as it was then.
  public func write(
    to url: URL,
    options: WritingOptions = WritingOptions()
  ) throws(GPXFileError) {
    guard url.isFileURL else { throw GPXFileError(.notAFile, path: url.absoluteString) }
    #if os(Windows) || os(WASI)
    do {
      try Data(gpx(options: options)).write(to: url, options: .atomic)
    } catch {
      throw GPXFileError(.unwritable(code: EIO), path: url.relativePath)
    }
    #else
    do throws(SystemFault) {
      try FileReplacement(of: url.path).perform { (file) throws(SystemFault) in
        try write(options: options) { (bytes) throws(SystemFault) in
          try Self.write(bytes, to: file)
        }
      }
    } catch {
      throw GPXFileError(.unwritable(code: error.code), path: url.relativePath)
    }
    #endif
  }

  #if !os(Windows) && !os(WASI)
  /// Writes all bytes, however many calls that takes.
  private static func write(_ bytes: Span<UInt8>, to file: Int32) throws(SystemFault) {
    var written = 0
    while written < bytes.count {
      let step = bytes.extracting(written...).withUnsafeBytes { rest in
        Foundation.write(file, rest.baseAddress, rest.count)
      }
      if step >= 0 {
        written += step
      } else if errno != EINTR {
        throw .last
      }
    }
  }
  #endif
}
#endif
