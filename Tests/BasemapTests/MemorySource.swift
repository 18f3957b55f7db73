import Drawing

/// A file in memory whose chunks are as they are inflated; what is read of it may come later.
final class MemorySource: ByteSource {
  let bytes: [UInt8]
  var isLate = false
  private(set) var reads: [Range<Int>] = []
  private var waiting: [() -> Void] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  func read(_ range: Range<Int>, inflatedCount: Int?, then: @escaping ([UInt8]?) -> Void) {
    reads.append(range)
    let isThere = range.lowerBound >= 0 && range.upperBound <= bytes.count
    let part = isThere ? Array(bytes[range]) : nil
    let result = inflatedCount == nil || inflatedCount == part?.count ? part : nil
    if isLate { waiting.append { then(result) } } else { then(result) }
  }

  /// Brings what was asked for.
  func deliver() {
    let arrived = waiting
    waiting = []
    for bring in arrived { bring() }
  }
}
