#if canImport(Foundation) && !hasFeature(Embedded)
internal import Foundation

extension ReadingOptions {
  /// The default options with as many threads as the machine has processors.
  ///
  /// Only large files are read by more than one thread.
  public static var allProcessors: ReadingOptions {
    ReadingOptions(threads: ProcessInfo.processInfo.activeProcessorCount)
  }
}
#endif
