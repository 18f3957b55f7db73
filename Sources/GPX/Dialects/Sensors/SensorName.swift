/// A name that programs give to a quantity.
struct SensorName: Sendable {
  let spelling: StaticString
  let quantity: SensorQuantity

  /// Whether the name can mean nothing else, in no other unit, whoever uses it.
  ///
  /// The others count where the namespace is that of a dialect in which they are known to be metric.
  let isUnmistakable: Bool

  private init(_ spelling: StaticString, _ quantity: SensorQuantity, isUnmistakable: Bool = true) {
    self.spelling = spelling
    self.quantity = quantity
    self.isUnmistakable = isUnmistakable
  }

  /// All names, in any case of their letters; where an element has several of one quantity, the
  /// one that stands first here counts.
  ///
  /// Sources: Garmin's schemas *TrackPointExtension* v1 and v2, *GpxExtensions* v3,
  /// *PowerExtension* v1 and *ActivityExtension* v2; ClueTrust's *gpxdata*; what Strava, Movescount,
  /// OpenTracks, OsmAnd, COROS and others write.
  static let all: [SensorName] = [
    SensorName("hr", .heartRate),
    SensorName("heartrate", .heartRate),
    SensorName("heart_rate", .heartRate),
    SensorName("bpm", .heartRate),
    SensorName("cad", .cadence),
    SensorName("cadence", .cadence),
    SensorName("RunCadence", .cadence),
    SensorName("power", .power),
    SensorName("PowerInWatts", .power),
    SensorName("watts", .power),
    SensorName("atemp", .temperature),
    SensorName("temp", .temperature, isUnmistakable: false),
    SensorName("temperature", .temperature, isUnmistakable: false),
    SensorName("wtemp", .waterTemperature),
    SensorName("speed", .speed, isUnmistakable: false),
    SensorName("course", .course, isUnmistakable: false),
    SensorName("cog", .course, isUnmistakable: false),
    SensorName("depth", .depth, isUnmistakable: false),
  ]

  /// The place in ``all`` of the name of a quantity, nil where it is none of its names.
  static func rank(of name: String, as quantity: SensorQuantity) -> Int? {
    all.firstIndex { $0.quantity == quantity && name.isSpelledInAnyCase($0.spelling) }
  }
}
