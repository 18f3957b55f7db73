internal import CCairo

/// The bytes that Cairo writes.
final class ByteStream {
  private(set) var bytes: [UInt8] = []

  /// Cairo's function to write with; its closure is the stream.
  static let write: cairo_write_func_t = { closure, data, count in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let stream = Unmanaged<ByteStream>.fromOpaque(closure).takeUnretainedValue()
    stream.bytes += UnsafeBufferPointer(start: data, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}
