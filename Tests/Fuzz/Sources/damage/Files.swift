internal import Foundation

/// The GPX files in some folders.
enum Files {
  /// The bytes of each file, in the order of their paths.
  static func read(_ folders: [String]) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for name in names.sorted() where name.hasSuffix(".gpx") {
        let path = "\(folder)/\(name)"
        if let data = FileManager.default.contents(atPath: path) {
          files.append((path, [UInt8](data)))
        }
      }
    }
    return files
  }
}
