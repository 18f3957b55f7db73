internal import Drawing

extension StrokeStyle {
  /// The length after which the pattern of dashes begins anew, in points; 0 for a whole line.
  var dashPeriod: Double {
    var period = 0.0
    for length in dash {
      if length < 0 || !length.isFinite { return 0 }
      period += Double(length)
    }
    // An odd number of lengths is taken twice, dashes for gaps.
    return dash.count % 2 == 0 ? period : 2 * period
  }
}
