import GPX
import Measuring

/// How many bytes are read from the file at a time.
private let pieceSize = 1 << 16

extension Measurement {
  /// Measures a stream, from the file to the sum over its points.
  func ofStreaming(_ path: String) throws(GPXError) {
    try time { () throws(GPXError) in
      try measuredStreaming(path)
    } outcome: {
      Outcome($0)
    }
  }
}

/// Streams a file: a function of its own, in which instructions are counted by its name.
@inline(never)
private func measuredStreaming(_ path: String) throws(GPXError) -> Checksum {
  var stream = DocumentStream()
  var checksum = Checksum()
  let isThere = try File.read(path, inPiecesOf: pieceSize) { (piece) throws(GPXError) in
    try stream.push(piece) { checksum.add($0) }
  }
  guard isThere else { fail("read-switchback: cannot read \(path)") }
  _ = try stream.finish { checksum.add($0) }
  return checksum
}

extension Checksum {
  fileprivate mutating func add(_ event: DocumentStream.Event) {
    switch event {
    case .waypoint(let point): add(point)
    case .routePoints(let points): for point in points { add(point) }
    case .trackPoints(let segment): add(segment)
    default: break
    }
  }
}
