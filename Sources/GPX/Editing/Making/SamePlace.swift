/// Whether two pairs of angles in degrees are one place: all longitudes are at a pole, and 180 and -180
/// always.
func isOnePlace(
  _ first: (latitude: Double, longitude: Double),
  _ second: (latitude: Double, longitude: Double)
) -> Bool {
  guard first.latitude == second.latitude else { return false }
  if first.longitude == second.longitude || abs(first.latitude) == 90 { return true }
  return abs(first.longitude) == 180 && abs(second.longitude) == 180
}
