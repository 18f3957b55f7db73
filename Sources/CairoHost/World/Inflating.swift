internal import CZlib

extension [UInt8] {
  /// What the bytes of a zlib stream are, inflated, if they are so many; `nil` else.
  func inflated(to count: Int) -> [UInt8]? {
    var length = uLongf(count)
    let inflated = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let code = withUnsafeBufferPointer { source in
        uncompress(buffer.baseAddress, &length, source.baseAddress, uLong(source.count))
      }
      filled = code == Z_OK ? Int(length) : 0
    }
    return inflated.count == count ? inflated : nil
  }
}
