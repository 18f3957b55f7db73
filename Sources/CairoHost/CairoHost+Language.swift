internal import Foundation

extension CairoHost {
  /// The language that the environment asks programs for, as POSIX has it: `de` of `LANG=de_CH.UTF-8`.
  static var environmentLanguage: String {
    let environment = ProcessInfo.processInfo.environment
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    guard let name = names.first(where: { !$0.isEmpty }) else { return "en" }
    let letters = name.prefix { $0.isLetter }
    return letters.count == 2 ? letters.lowercased() : "en"
  }
}
