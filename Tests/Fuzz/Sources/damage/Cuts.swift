internal import Properties

/// Cuts files at every byte.
enum Cuts {
  /// How many files are cut, and how large each may be: a file of n bytes is read n times.
  private static let fileCount = 20
  private static let largest = 32_000

  static func run(_ folders: [String]) -> [String] {
    // Of every size some: each n-th of those that have points, by size.
    let cuts = Files.read(folders).filter { $0.bytes.count <= largest }
      .compactMap { file in Cut(file.bytes).map { (file, $0) } }
      .filter { $0.1.pointCount > 1 }
      .sorted { $0.0.bytes.count < $1.0.bytes.count }
    let chosen = (0..<min(fileCount, cuts.count)).map {
      cuts[($0 + 1) * cuts.count / fileCount - 1]
    }
    var faults: [String] = []
    var reads = 0
    for (file, start) in chosen {
      var cut = start
      for length in 0...file.bytes.count {
        reads += 1
        guard let fault = cut.fault(length: length) else { continue }
        faults.append("\(file.path) cut at \(length): \(fault)")
        break
      }
      if let fault = cut.faultOfAll { faults.append("\(file.path): \(fault)") }
    }
    print("\(chosen.count) files were cut at each of \(reads) bytes")
    return faults
  }
}
