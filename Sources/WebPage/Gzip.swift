internal import CZlib

/// Bytes as gzip or zlib hold them, which browsers can read back themselves.
package enum Gzip {
  /// The smallest, for what is compressed once and often loaded.
  static let best: Int32 = Z_BEST_COMPRESSION

  /// Nearly as small in a fraction of the time.
  static let quick: Int32 = 6

  /// The largest window.
  private static let window: Int32 = 15

  /// What asks for a gzip header instead of zlib's own.
  private static let gzip: Int32 = 16

  private static let chunk = 1 << 16

  static func compress(_ bytes: [UInt8], level: Int32) throws(PageError) -> [UInt8] {
    try compress(bytes, level: level, window: window + gzip)
  }

  /// The smallest zlib stream of some bytes.
  package static func deflate(_ bytes: [UInt8]) throws(PageError) -> [UInt8] {
    try compress(bytes, level: best, window: window)
  }

  private static func compress(
    _ bytes: [UInt8],
    level: Int32,
    window: Int32
  ) throws(PageError) -> [UInt8] {
    // zlib keeps the address of its stream, so it must not move.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    let size = Int32(MemoryLayout<z_stream>.size)
    let started = deflateInit2_(
      stream,
      level,
      Z_DEFLATED,
      window,
      9,
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      size
    )
    guard started == Z_OK else { throw PageError(.compression(code: started)) }
    defer { deflateEnd(stream) }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count / 4 + chunk)
    let code = bytes.withUnsafeBufferPointer { run(stream, $0, &output) }
    guard code == Z_STREAM_END else { throw PageError(.compression(code: code)) }
    return output
  }

  private static func run(
    _ stream: UnsafeMutablePointer<z_stream>,
    _ input: UnsafeBufferPointer<UInt8>,
    _ output: inout [UInt8]
  ) -> Int32 {
    var buffer = [UInt8](repeating: 0, count: chunk)
    var rest = input[...]
    var code = Z_OK
    repeat {
      // zlib counts in 32 bits.
      if stream.pointee.avail_in == 0 {
        let part = UnsafeBufferPointer(rebasing: rest.prefix(1 << 30))
        rest = rest.dropFirst(part.count)
        stream.pointee.next_in = UnsafeMutablePointer(mutating: part.baseAddress)
        stream.pointee.avail_in = UInt32(part.count)
      }
      let count = buffer.withUnsafeMutableBufferPointer { buffer in
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = UInt32(chunk)
        code = CZlib.deflate(stream, rest.isEmpty ? Z_FINISH : Z_NO_FLUSH)
        return chunk - Int(stream.pointee.avail_out)
      }
      output += buffer[..<count]
    } while code == Z_OK
    return code
  }
}
