#if canImport(Foundation) && !hasFeature(Embedded) && !os(Windows) && !os(WASI)
import Foundation

/// What the operating system answered to a call that failed.
package struct SystemFault: Error, Hashable {
  /// The value of `errno`.
  package let code: Int32

  package init(_ code: Int32) {
    self.code = code
  }

  /// The fault of the call before.
  static var last: SystemFault { SystemFault(errno) }
}
#endif
