#if canImport(Foundation) && !hasFeature(Embedded)
public import Foundation

extension TrackPoint {
  /// Creates a point from an angle north and an angle east, in degrees, that was recorded on a date.
  ///
  /// - Precondition: the angles are in `-90...90` and `-180...180`.
  public init(latitude: Double, longitude: Double, elevation: Double? = nil, date: Date) {
    self.init(
      latitude: latitude,
      longitude: longitude,
      elevation: elevation,
      time: Timestamp(date)
    )
  }

  /// ``time`` as a date, which is exact to less than a microsecond.
  public var date: Date? {
    get { time.map { Date($0) } }
    set { time = newValue.flatMap { Timestamp($0) } }
  }
}

extension Waypoint {
  /// Creates a point from an angle north and an angle east, in degrees, that was made on a date.
  ///
  /// - Precondition: the angles are in `-90...90` and `-180...180`.
  public init(
    latitude: Double,
    longitude: Double,
    elevation: Double? = nil,
    date: Date,
    name: String? = nil
  ) {
    self.init(
      latitude: latitude,
      longitude: longitude,
      elevation: elevation,
      time: Timestamp(date),
      name: name
    )
  }

  /// ``time`` as a date, which is exact to less than a microsecond.
  public var date: Date? {
    get { time.map { Date($0) } }
    set { time = newValue.flatMap { Timestamp($0) } }
  }
}

extension Metadata {
  /// ``time`` as a date, which is exact to less than a microsecond.
  public var date: Date? {
    get { time.map { Date($0) } }
    set { time = newValue.flatMap { Timestamp($0) } }
  }
}
#endif
