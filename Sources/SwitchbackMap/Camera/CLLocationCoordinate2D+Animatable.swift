public import Geodesy
public import SwitchbackUI

extension CLLocationCoordinate2D: Animatable {
  /// Latitude and longitude, in degrees.
  ///
  /// What lies between two coordinates is found by the numbers: across the 180th meridian give the longitude beyond
  /// ±180° that is near to the other one.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(latitude, longitude) }
    set { self = CLLocationCoordinate2D(latitude: newValue.first, longitude: newValue.second) }
  }
}
