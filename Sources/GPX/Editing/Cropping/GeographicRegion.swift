import CMath
public import Geodesy

/// A part of the earth's surface.
public struct GeographicRegion: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case bounds(GeographicBounds)
    case circle(center: CLLocationCoordinate2D, radius: Double)
  }

  private let shape: Shape

  /// What lies within bounds or on their edge.
  public static func bounds(_ bounds: GeographicBounds) -> GeographicRegion {
    GeographicRegion(shape: .bounds(bounds))
  }

  /// What lies within a number of metres of a place, on a sphere of the mean radius.
  ///
  /// - Precondition: the place is valid and the radius is finite and not negative.
  public static func circle(
    center: CLLocationCoordinate2D,
    radius: Double
  ) -> GeographicRegion {
    precondition(CLLocationCoordinate2DIsValid(center), "the centre must be a place")
    precondition(radius >= 0 && radius.isFinite, "the radius must be finite and not negative")
    return GeographicRegion(shape: .circle(center: center, radius: radius))
  }

  /// Whether a place lies in the region or on its edge.
  public func contains(_ place: CLLocationCoordinate2D) -> Bool {
    switch shape {
    case .bounds(let bounds):
      bounds.contains(latitude: place.latitude, longitude: place.longitude)
    case .circle(let center, let radius):
      center.distance(to: place) <= radius
    }
  }

  /// The circles that the edge of the region is made of, and perhaps more than the edge.
  var edges: [SphereCircle] {
    switch shape {
    case .bounds(let bounds):
      let parallels = [bounds.south, bounds.north].map { latitude in
        SphereCircle(axis: SphereVector(0, 0, 1), height: sin(latitude * (.pi / 180)))
      }
      // The axis of a meridian points to the place on the equator that is 90° east of it.
      let meridians = [bounds.west, bounds.east].map { longitude in
        SphereCircle(axis: SphereVector(latitude: 0, longitude: longitude + 90), height: 0)
      }
      return parallels + meridians
    case .circle(let center, let radius):
      let axis = SphereVector(latitude: center.latitude, longitude: center.longitude)
      return [SphereCircle(axis: axis, height: cos(min(.pi, radius / Earth.meanRadius)))]
    }
  }
}
