/// What an open element means to the reader: which children it may have, and where they go.
enum ReadingContext: UInt8 {
  /// Before `gpx`, or around it.
  case outside
  case gpx
  case metadata
  case author
  case copyright
  case link
  case waypoint
  case routePoint
  case trackPoint
  case route
  case track
  case segment
  /// An element whose text is a value.
  case value
  /// An element inside of a value; its text counts as the value's.
  case markup
  /// The element that extensions stand in.
  case extensions
  /// An element that GPX does not define, which is kept with everything in it.
  case foreign
  /// A document of GPX 1.1 in one of 1.0.
  case nested
  /// What in it stands for the element around it.
  case nestedPart
  /// A segment in it, which stands for one of the file.
  case nestedSegment
  /// An element that is stepped over, and everything in it.
  case skipped

  /// Whether the element is a point.
  var isPoint: Bool { self == .waypoint || self == .routePoint || self == .trackPoint }

  /// Whether the element is one that extensions belong to.
  var holdsExtensions: Bool {
    isPoint || self == .gpx || self == .metadata || self == .route || self == .track
      || self == .segment || self == .nestedSegment
  }

  /// Whether points may stand in the element, in their place or out of it.
  var holdsPoints: Bool {
    self == .gpx || self == .route || self == .track || self == .segment
  }

  /// Whether an element may stand in it, in its place or out of it, and need not end it.
  func mayHold(_ element: GPXElement) -> Bool {
    switch element {
    case .track, .route: self == .gpx
    case .segment: self == .track || self == .gpx
    case .trackPoint, .routePoint, .waypoint: holdsPoints
    default: true
    }
  }
}
