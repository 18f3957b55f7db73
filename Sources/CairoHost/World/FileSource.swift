public import Drawing
internal import Foundation

/// A file that is read in parts.
public final class FileSource: ByteSource {
  /// The name of the file of the world, and where package managers put it beside a program.
  private static let worldName = "basemap.obm"
  private static let bundles = [
    "switchback_CairoHost.resources", "switchback_CairoHost.bundle",
    "switchback_CairoHost.bundle/Contents/Resources",
  ]

  public let count: Int
  private let descriptor: Int32

  /// Opens a file; `nil` where there is none that can be read.
  public init?(path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let end = lseek(descriptor, 0, SEEK_END)
    count = Int(end)
    if end < 0 {
      close(descriptor)
      return nil
    }
  }

  deinit {
    close(descriptor)
  }

  /// The file of the world that ships with the program; `nil` where it does not.
  ///
  /// It lies among the resources beside the program, or where an installation puts it.
  public static func world() -> FileSource? {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    var folders = [Bundle.main.resourceURL, Bundle.main.bundleURL]
    if let program { folders += [program, program.appendingPathComponent("../share/switchback")] }
    for folder in folders.compactMap({ $0 }) {
      for name in [worldName] + bundles.map({ "\($0)/\(worldName)" }) {
        if let source = FileSource(path: folder.appendingPathComponent(name).path) { return source }
      }
    }
    return nil
  }

  public func read(_ range: Range<Int>, inflatedCount: Int?, then: @escaping ([UInt8]?) -> Void) {
    guard let bytes = bytes(range) else { return then(nil) }
    then(inflatedCount.map { bytes.inflated(to: $0) } ?? bytes)
  }

  private func bytes(_ range: Range<Int>) -> [UInt8]? {
    guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
      while filled < range.count, let start = buffer.baseAddress {
        let wanted = range.count - filled
        let got = pread(descriptor, start + filled, wanted, off_t(range.lowerBound + filled))
        if got < 0, errno == EINTR { continue }
        if got <= 0 { return }
        filled += got
      }
    }
    return bytes.count == range.count ? bytes : nil
  }
}
