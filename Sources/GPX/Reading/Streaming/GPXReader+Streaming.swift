#if !hasFeature(Embedded)
// Reading bytes that come and go.
extension GPXReader {
  /// The first byte that is still needed.
  var firstNeeded: Int {
    // Where a value begins is told with what is wrong with it.
    let isInValue = context == .value || context == .markup || context == .foreign
    return isInValue ? min(captured.start, tokenizer.position) : tokenizer.position
  }

  /// Copies what is needed of the bytes from an offset on: the names of open elements, the prefixes
  /// in force, and the bytes themselves.
  mutating func move(_ bytes: RawSpan, from kept: Int) -> [UInt8] {
    var result: [UInt8] = []
    for index in open.indices {
      let name = open[index].name
      open[index].name.start = result.count
      result.append(contentsOf: bytes, in: name.range)
    }
    scope.move(from: bytes, to: &result)
    if captured.piece != nil { captured.startBuffer(bytes) }
    recorder.giveUp()
    let distance = kept - result.count
    result.append(contentsOf: bytes, in: kept..<bytes.byteCount)
    diagnostics.shift(by: distance, lettingGo: kept, in: bytes)
    tokenizer.shift(by: distance)
    tokenizer.end = result.count
    captured.start -= distance
    return result
  }
}
#endif
