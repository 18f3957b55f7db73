public import Geodesy
internal import SwitchbackUI

/// Where the person is, as the program says by `mapUserLocation(_:)`.
public struct UserLocation {
  /// The place on the earth; MapKit tells it by `location` alone.
  public let coordinate: CLLocationCoordinate2D

  #if canImport(Foundation) && !hasFeature(Embedded)
  /// The place, with what is known of how it was found; `nil` where the program told only coordinates.
  public let location: CLLocation?

  init(_ location: CLLocation) {
    coordinate = location.coordinate
    self.location = location
  }
  #endif

  init(_ coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    #if canImport(Foundation) && !hasFeature(Embedded)
    location = nil
    #endif
  }
}

/// A value of a type that the environment knows nothing of.
private final class UserLocationBox {
  let location: UserLocation

  init(_ location: UserLocation) {
    self.location = location
  }
}

extension EnvironmentExtension {
  fileprivate static let userLocation = EnvironmentExtension(0x7573_6572)
}

extension EnvironmentValues {
  /// Where the person is; `nil` where nobody has said it, or said that it is not known.
  var userLocation: UserLocation? {
    get { self[.userLocation].flatMap { $0 as? UserLocationBox }?.location }
    set { self[.userLocation] = newValue.map { UserLocationBox($0) } }
  }
}
