/// An angle of latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double

/// A length on the ground, in metres.
public typealias CLLocationDistance = Double

/// A direction, in degrees clockwise from north.
public typealias CLLocationDirection = Double

/// What a value may be off by, in metres.
public typealias CLLocationAccuracy = Double

/// A speed, in metres per second.
public typealias CLLocationSpeed = Double
