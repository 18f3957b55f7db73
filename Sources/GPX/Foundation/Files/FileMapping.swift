#if canImport(Foundation) && !hasFeature(Embedded) && !os(Windows) && !os(WASI)
internal import Foundation

/// Memory that shows what is in a file.
///
/// Nothing is copied, and the system reads the pages that are looked at. The price: where another
/// program makes the file shorter meanwhile, or its disk goes away, looking at it ends the process.
enum FileMapping {
  /// Calls a function with the bytes of a regular file from an offset to its end.
  ///
  /// - Returns: what the function returns; nil where the file cannot be mapped.
  static func withBytes<Result>(
    of file: Int32,
    from offset: Int,
    to end: Int,
    _ body: (Span<UInt8>) -> Result
  ) -> Result? {
    guard end > offset else { return nil }
    guard let start = mmap(nil, end, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED
    else { return nil }
    defer { munmap(start, end) }
    // The pages are needed soon: advice, which may be refused.
    _ = posix_madvise(start, end, POSIX_MADV_WILLNEED)
    // The memory is mapped until the function has returned, and no span of it can outlive that.
    let bytes = UnsafeRawBufferPointer(start: start, count: end)
    return body(bytes[offset...].bindMemory(to: UInt8.self).span)
  }
}
#endif
