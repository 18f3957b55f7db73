#if canImport(Dispatch) && !hasFeature(Embedded)
internal import Dispatch

/// Work on parts of memory at the same time.
enum Threads {
  /// Calls for each number below a count, in several threads, and waits for all.
  ///
  /// - Precondition: calls with different numbers change nothing in common.
  static func forEach(_ count: Int, _ body: @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: count, execute: body)
  }

  /// Whether all bytes are UTF-8.
  static func isUTF8(_ bytes: RawSpan, _ count: Int) -> Bool {
    bytes.withUnsafeBytes { bytes in
      // A part begins where a character can.
      let cuts = (0...count).map { index -> Int in
        var cut = bytes.count / count * index
        if index == count { cut = bytes.count }
        while cut > 0, cut < bytes.count, bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
        return cut
      }
      var results = [Bool](repeating: false, count: count)
      results.withUnsafeMutableBufferPointer { results in
        nonisolated(unsafe) let results = results
        nonisolated(unsafe) let bytes = bytes
        forEach(count) { index in
          let part = bytes.bytes.extracting(cuts[index]..<max(cuts[index], cuts[index + 1]))
          results[index] = UTF8Checker.firstInvalid(part, from: 0) == nil
        }
      }
      return results.allSatisfy { $0 }
    }
  }
}

extension TrackSegment {
  /// Adds the points of another segment as ``append(contentsOf:)`` does, the columns at the same time.
  mutating func appendConcurrently(contentsOf other: TrackSegment) {
    let row = count
    withUnsafeMutablePointer(to: &self) { pointer in
      // Each call changes another property.
      nonisolated(unsafe) let segment = pointer
      Threads.forEach(5) { index in
        switch index {
        case 0: segment.pointee.latitudes += other.latitudes
        case 1: segment.pointee.longitudes += other.longitudes
        case 2: segment.pointee.elevations.append(contentsOf: other.elevations)
        case 3: segment.pointee.times.append(contentsOf: other.times)
        default: segment.pointee.appendDetails(contentsOf: other, at: row)
        }
      }
    }
  }
}
#endif
