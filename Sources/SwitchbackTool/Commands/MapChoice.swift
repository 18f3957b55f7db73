import Basemap
import CairoHost
import Geodesy
import Viewer
import WebPage

/// How much of the world lies below the files.
enum MapChoice: String, CaseIterable {
  /// Plain paper.
  case none

  /// The world as it is seen from afar, and more of it round the files.
  case world

  /// All that there is.
  case full

  static let help =
    "the map below: nothing, the world with more of it round the files, or all there is; world unless"
    + " given"

  /// What a page has to carry; `nil` for nothing.
  func bytes(for files: [LoadedFile]) throws(PageError) -> [UInt8]? {
    guard self != .none, let source = FileSource.world() else { return nil }
    if self == .full { return source.read(0..<source.count) }
    var fault: PageError?
    var extract = WorldExtract(source) { bytes in
      do throws(PageError) {
        return try Gzip.deflate(bytes)
      } catch {
        fault = error
        return nil
      }
    }
    let model = ViewerModel()
    for file in files { model.add(file.document, name: file.input.fileName) }
    let bytes = extract.bytes(around: model.isEmpty ? .null : model.contentRect)
    if let fault { throw fault }
    return bytes
  }
}

extension FileSource {
  fileprivate func read(_ range: Range<Int>) -> [UInt8]? {
    var result: [UInt8]?
    read(range, inflatedCount: nil) { result = $0 }
    return result
  }
}
