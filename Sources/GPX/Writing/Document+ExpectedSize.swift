extension Document {
  /// From so many track points on, some of them are asked for their size before all are written.
  private static let manyPoints = 1024

  /// How many points are asked.
  private static let sampleCount = 64

  /// About as many bytes as the track points take, so that memory is taken once.
  ///
  /// It is a guess from points all over the tracks and a little more; what is beyond it finds room, too.
  func expectedSize(_ options: WritingOptions, _ namespaces: [NamespaceDeclaration]) -> Int {
    var count = 0
    for track in tracks { count += track.pointCount }
    guard count >= Self.manyPoints else { return 0 }
    let step = count / Self.sampleCount
    var encoder = GPXEncoder(options, namespaces)
    var samples = 0
    // The row of the next sample, counted from the beginning of a segment.
    var next = 0
    for track in tracks {
      for segment in track.segments {
        while next < segment.count {
          encoder.append(segment[next])
          samples += 1
          next += step
        }
        next -= segment.count
      }
    }
    let bytesPerPoint = encoder.buffer.count * 33 / (max(samples, 1) * 32) + 1
    let (size, isTooLarge) = bytesPerPoint.multipliedReportingOverflow(by: count)
    return isTooLarge ? 0 : size
  }
}
