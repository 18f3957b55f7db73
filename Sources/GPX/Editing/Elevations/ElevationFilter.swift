/// What takes the place of an elevation where elevations are smoothed.
public enum ElevationFilter: Hashable, Sendable {
  /// The mean of the elevations around: it takes noise away, and spreads what is wrong.
  case mean

  /// The median of the elevations around: it leaves steps as they are, and passes over what is wrong.
  case median
}
