internal import Foundation
internal import Properties

/// Reads files that are made to cost more than their size.
enum Shapes {
  /// Reads each shape in one size and in twice that size, and marks where it begins and ends.
  static func run(count: Int) {
    for shape in HostileShape.all {
      for size in [count, 2 * count] {
        let bytes = shape.make(size)
        print("\(bytes.count)\t\(shape.name)")
        mark()
        let points = HostileShape.read(bytes)
        mark()
        print(points)
      }
    }
  }

  /// Calls a function that nothing else here calls, and that Callgrind can find by its name: see `count-instructions`.
  private static func mark() { _ = getppid() }

  /// How many bytes of memory a byte of a file may cost at most, over and above a few megabytes.
  private static let bytesPerByte = 64
  private static let bytesAtLeast = 16 << 20

  /// Reads each shape in a size, and looks how much memory it took at its peak.
  static func faultsOfMemory(count: Int) -> [String] {
    var faults: [String] = []
    var most = 0
    for shape in HostileShape.all {
      let bytes = shape.make(count)
      guard let before = Memory.startOver() else { return ["the system does not tell of memory"] }
      _ = HostileShape.read(bytes)
      let taken = (Memory.peak ?? 0) - before
      most = max(most, taken)
      if taken > bytesAtLeast + bytesPerByte * bytes.count {
        faults.append("\(shape.name): \(taken >> 20) MB for \(bytes.count >> 10) kB")
      }
    }
    print("\(HostileShape.all.count) shapes of \(count >> 10) kB took at most \(most >> 20) MB")
    return faults
  }
}
