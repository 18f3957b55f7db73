extension Double {
  /// This angle in radians, where it is in degrees.
  var inRadians: Double { self * (.pi / 180) }

  /// This angle in degrees, where it is in radians.
  var inDegrees: Double { self * (180 / .pi) }

  /// This longitude, in degrees, brought into `-180...180` by whole turns.
  var normalizedLongitude: Double {
    abs(self) <= 180 ? self : remainder(dividingBy: 360)
  }
}
