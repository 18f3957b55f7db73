internal import Drawing

extension StrokeStyle {
  /// The style as all formats draw it alike; `nil` where a number is not finite.
  ///
  /// As in HTML's canvas and SVG, dashes with a negative length, or with no length at all, make a whole line.
  func checked() -> StrokeStyle? {
    guard lineWidth.isFinite, miterLimit.isFinite, dashPhase.isFinite,
      dash.allSatisfy({ $0.isFinite })
    else { return nil }
    var style = self
    style.miterLimit = max(1, miterLimit)
    if dash.contains(where: { $0 < 0 }) || dash.allSatisfy({ $0 == 0 }) {
      style.dash = []
      style.dashPhase = 0
    }
    return style
  }
}
