public import Geodesy
public import SwitchbackUI

// These are not MapKit's, to which the system tells where the person is.
extension View {
  /// Tells the maps inside where the person is; `nil`, or what is no place on the earth, where that is not known.
  ///
  /// It is what a ``UserAnnotation`` in their content shows, and what `MapCameraPosition.userLocation` follows.
  public func mapUserLocation(_ coordinate: CLLocationCoordinate2D?) -> some View {
    transformEnvironment { environment in
      let known = coordinate.flatMap { CLLocationCoordinate2DIsValid($0) ? $0 : nil }
      environment.userLocation = known.map { UserLocation($0) }
    }
  }

  #if canImport(Foundation) && !hasFeature(Embedded)
  /// Tells the maps inside where the person is; `nil` where that is not known.
  ///
  /// A location whose `horizontalAccuracy` is negative is not known.
  @_disfavoredOverload
  public func mapUserLocation(_ location: CLLocation?) -> some View {
    transformEnvironment { environment in
      let known = location.flatMap { location in
        let isKnown =
          location.horizontalAccuracy >= 0 && CLLocationCoordinate2DIsValid(location.coordinate)
        return isKnown ? location : nil
      }
      environment.userLocation = known.map { UserLocation($0) }
    }
  }
  #endif
}
