internal import Foundation

/// What the system says about the memory of this process, in bytes.
enum Memory {
  /// Forgets the peak, and tells how much is taken now.
  static func startOver() -> Int? {
    // Linux: see proc(5), clear_refs.
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return nil }
    file.write(Data("5\n".utf8))
    return value("VmRSS")
  }

  /// The most that was taken since.
  static var peak: Int? { value("VmHWM") }

  private static func value(_ name: String) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return nil
    }
    let line = text.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
      .map { $0 * 1024 }
  }
}
