internal import CZlib

/// Compresses bytes piece by piece with zlib.
final class Deflater {
  // zlib keeps the address of its stream, so it must not move.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var output: [UInt8]
  private var outputCount = 0

  /// Creates a compressor that hands out at most `capacity` bytes at a time.
  init(level: Int32, capacity: Int) throws(CairoError) {
    stream.initialize(to: z_stream())
    output = [UInt8](repeating: 0, count: capacity)
    let code = deflateInit_(stream, level, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard code == Z_OK else { throw CairoError(.compression(code: code)) }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Compresses more bytes and hands out what is ready, which is all of it after the last ones.
  func compress(
    _ input: [UInt8],
    isLast: Bool,
    emit: (ArraySlice<UInt8>) -> Void
  ) throws(CairoError) {
    let code = input.withUnsafeBufferPointer { input in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      var code = Z_OK
      repeat {
        code = fillOutput(isLast: isLast)
        if outputCount == output.count || code == Z_STREAM_END {
          emit(output[..<outputCount])
          outputCount = 0
        }
      } while code == Z_OK && (isLast || stream.pointee.avail_in > 0)
      return code
    }
    guard code == (isLast ? Z_STREAM_END : Z_OK) else { throw CairoError(.compression(code: code)) }
  }

  private func fillOutput(isLast: Bool) -> Int32 {
    output.withUnsafeMutableBufferPointer { buffer in
      stream.pointee.next_out = buffer.baseAddress.map { $0 + outputCount }
      stream.pointee.avail_out = UInt32(buffer.count - outputCount)
      let code = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
      outputCount = buffer.count - Int(stream.pointee.avail_out)
      return code
    }
  }
}
