internal import CMath

/// A round distance and how long it is on the map.
struct ScaleBar: Hashable, Sendable {
  /// The longest that the bar gets, in points.
  static let maximumLength = 110.0

  /// In metres.
  let distance: Double

  /// In points.
  let length: Double

  /// The longest bar of a round distance, where a point stands for so many metres.
  init?(metersPerPoint: Double) {
    let widest = metersPerPoint * Self.maximumLength
    guard widest.isFinite, widest > 0 else { return nil }
    let power = pow(10, log10(widest).rounded(.down))
    let leading = [5.0, 2.0, 1.0].first { $0 * power <= widest } ?? 1
    distance = leading * power
    length = distance / metersPerPoint
  }

  /// The distance as it is written beside the bar.
  var label: String {
    if distance >= 1000 { return "\(Int32(distance / 1000)) km" }
    if distance >= 1 { return "\(Int32(distance)) m" }
    return "\(Int32((distance * 100).rounded())) cm"
  }
}
