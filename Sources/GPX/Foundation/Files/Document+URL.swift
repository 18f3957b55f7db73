#if canImport(Foundation) && !hasFeature(Embedded)
public import Foundation

extension Document {
  /// Reads a GPX file.
  ///
  /// A file of a megabyte or more is mapped into memory, so that its bytes are not copied; smaller ones,
  /// pipes and devices are read to the end. While a mapped file is read, nobody may make it shorter or
  /// take its disk away: that ends the process, and cannot be caught. Where it can happen, read the
  /// bytes first: see ``init(reading:options:)-(Data,_)``.
  ///
  /// Large files are read by all processors unless the options say otherwise; the result is the same.
  ///
  /// To read a file from the web, get its `Data` first: see ``init(reading:options:)-(Data,_)``.
  ///
  /// - Throws: ``GPXFileError``, which names the file and says where in it the fault is: the file
  ///   cannot be read, there is nothing to read in it, or strict reading found a violation.
  /// - Complexity: linear in the size of the file.
  public init(
    contentsOf url: URL,
    options: ReadingOptions = .allProcessors
  ) throws(GPXFileError) {
    #if os(Windows) || os(WASI)
    guard url.isFileURL else { throw GPXFileError(.notAFile, path: url.absoluteString) }
    let data: Data
    do {
      data = try Data(contentsOf: url, options: .mappedIfSafe)
    } catch {
      throw GPXFileError(.unreadable(code: Self.code(of: error)), path: url.relativePath)
    }
    do throws(GPXError) {
      try self.init(reading: data, options: options)
    } catch {
      throw GPXFileError(.content(error), path: url.relativePath)
    }
    #else
    let file = try ReadableFile(opening: url)
    defer { file.close() }
    self = try file.document(options)
    #endif
  }

  #if os(Windows) || os(WASI)
  /// What the operating system would have said.
  private static func code(of error: any Error) -> Int32 {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile: ENOENT
    case .fileReadNoPermission: EACCES
    default: EIO
    }
  }
  #endif
}
#endif
