#if arch(wasm32)
internal import Drawing

/// The world that a page carries, which the browser inflates.
final class PageSource: ByteSource {
  let count: Int
  private var waiting: [UInt32: ([UInt8]?) -> Void] = [:]
  private var lastRequest: UInt32 = 0

  /// The world of the page; `nil` where it carries none.
  init?() {
    count = Int(browserWorldSize())
    if count == 0 { return nil }
  }

  func read(_ range: Range<Int>, inflatedCount: Int?, then: @escaping ([UInt8]?) -> Void) {
    guard range.lowerBound >= 0, range.upperBound <= count else { return then(nil) }
    lastRequest &+= 1
    waiting[lastRequest] = then
    browserReadWorld(
      lastRequest,
      Int32(range.lowerBound),
      Int32(range.count),
      Int32(inflatedCount ?? -1)
    )
  }

  /// Takes what was read.
  func take(_ bytes: [UInt8]?, for request: UInt32) {
    waiting.removeValue(forKey: request)?(bytes)
  }
}

#endif
