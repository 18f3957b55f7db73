/// The elements that programs gather measurements in; the first has precedence.
enum SensorHolding: Int {
  /// `TrackPointExtension` of Garmin, in whatever version.
  case trackPoint
  /// Any other element that holds measurements and nothing else of their names.
  case other
  /// Measurements that stand in the extensions themselves.
  case none

  /// What an element that stands in the extensions of a point is; nil for most.
  init?(_ name: QualifiedName) {
    let name = name.localName
    if name.isSpelled("TrackPointExtension") {
      self = .trackPoint
    } else if name.isSpelled("PowerExtension") || name.isSpelled("WaypointExtension")
      || name.isSpelled("TPX")
    {
      self = .other
    } else {
      return nil
    }
  }

  /// Whether an element only opens a holding to the elements of others, such as Garmin's `Extensions`.
  static func isOpening(_ name: QualifiedName) -> Bool {
    name.localName.isSpelledInAnyCase("extensions")
  }
}

extension QualifiedName {
  /// Whether the name belongs to nobody, to GPX, or to a dialect whose units are known.
  ///
  /// Addresses of one namespace are written in many ways, so the names of their makers decide.
  var isOfKnownDialect: Bool {
    guard let namespace else { return true }
    let makers: [StaticString] = ["topografix", "garmin.com", "cluetrust", "osmand", "mytracks"]
    return makers.contains { namespace.mentions($0) }
  }
}
