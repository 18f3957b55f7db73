#if canImport(Foundation) && !hasFeature(Embedded)
internal import Foundation
#endif

/// Files that a program brings along: those beside it, or in its page.
public enum AppFile {
  #if arch(wasm32)
  // A page has a single thread.
  nonisolated(unsafe) private static var files: [(name: String, bytes: [UInt8])] = []

  /// Keeps a file of the page.
  static func add(_ name: String, _ bytes: [UInt8]) {
    files.append((name, bytes))
  }

  /// The bytes of the file of that name which `Utilities/build-page --file` put into the page; `nil` where it holds
  /// none.
  ///
  /// The files are there when the first view appears, and not yet when the program is created.
  public static func bytes(named name: String) -> [UInt8]? {
    for file in files where file.name.utf8.elementsEqual(name.utf8) { return file.bytes }
    return nil
  }
  #else
  /// The bytes of the file of that name in the program's bundle: beside the program, where it has no other; `nil`
  /// where there is none.
  public static func bytes(named name: String) -> [UInt8]? {
    guard let url = Bundle.main.url(forResource: name, withExtension: nil),
      let data = try? Data(contentsOf: url)
    else { return nil }
    return [UInt8](data)
  }
  #endif
}
