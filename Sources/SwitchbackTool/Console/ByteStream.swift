import Foundation

/// Bytes on their way out.
///
/// When the reading end of a pipe is closed, its reader has all it wanted: what follows is dropped in silence.
package final class ByteStream {
  private let sink: ([UInt8]) throws(SystemError) -> Void
  private var isClosed = false

  /// A stream that hands its bytes on.
  package init(sink: @escaping ([UInt8]) throws(SystemError) -> Void) {
    self.sink = sink
  }

  /// Hands bytes on, all or as many as the other end wants.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    guard !isClosed else { return }
    do throws(SystemError) {
      try sink(bytes)
    } catch {
      guard error.code == EPIPE else { throw error }
      isClosed = true
    }
  }
}
