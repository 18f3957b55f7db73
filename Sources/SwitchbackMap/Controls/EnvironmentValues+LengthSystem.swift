internal import SwitchbackUI

#if canImport(Foundation) && !hasFeature(Embedded)
internal import Foundation

extension EnvironmentValues {
  /// The units of lengths that the locale has which a program has set; metric ones without.
  ///
  /// The system's own locale is not followed: a picture of a map is to be the same wherever it is made.
  var lengthSystem: LengthSystem {
    let locale = locale
    if locale == .current { return .metric }
    return locale.measurementSystem == .metric ? .metric : .imperial
  }
}
#else
extension EnvironmentValues {
  /// The units of lengths: there is no locale that could ask for others than metric ones.
  var lengthSystem: LengthSystem { .metric }
}
#endif
