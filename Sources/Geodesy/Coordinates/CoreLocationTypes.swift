/// An angle of latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double

/// A length on the ground, in metres.
public typealias CLLocationDistance = Double

/// A direction, in degrees clockwise from north.
public typealias CLLocationDirection = Double
