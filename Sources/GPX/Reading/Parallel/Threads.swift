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
    // Each column is a variable of its own while it grows, and the only holder of its memory.
    var (north, east, up, when) = (latitudes, longitudes, elevations, times)
    latitudes = []
    longitudes = []
    elevations = NumberColumn()
    times = TimeColumn()
    withUnsafeMutablePointer(to: &north) { north in
      withUnsafeMutablePointer(to: &east) { east in
        withUnsafeMutablePointer(to: &up) { up in
          withUnsafeMutablePointer(to: &when) { when in
            nonisolated(unsafe) let columns = (north, east, up, when)
            Threads.forEach(4) { index in
              switch index {
              case 0: columns.0.pointee += other.latitudes
              case 1: columns.1.pointee += other.longitudes
              case 2: columns.2.pointee.append(contentsOf: other.elevations)
              default: columns.3.pointee.append(contentsOf: other.times)
              }
            }
          }
        }
      }
    }
    (latitudes, longitudes, elevations, times) = (north, east, up, when)
    appendDetails(contentsOf: other, at: row)
  }
}
#endif
