/// A point that measurements belong to.
///
/// Of several places that hold a quantity, the first of these with a number counts:
///
/// 1. `speed` and `course` of GPX 1.0;
/// 2. Garmin's `TrackPointExtension`, with any prefix or none, of any version;
/// 3. other elements that hold measurements: Garmin's `PowerExtension`, `WaypointExtension`, `TPX`;
/// 4. elements that stand in the extensions themselves: those of ClueTrust's `gpxdata`, `osmand:`,
///    Garmin's `PowerInWatts`, and bare ones such as `heartrate`.
///
/// Zero is a value; an element that is empty, or whose text is no number, is none.
public protocol SensorHolder {
  /// What the receiver told; nil where it told nothing.
  var reception: Reception? { get set }

  /// The elements that GPX does not define.
  var extensions: [ExtensionElement] { get set }
}

extension TrackPoint: SensorHolder {}

extension Waypoint: SensorHolder {}

extension SensorHolder {
  /// A measurement, nil where there is none; never infinite or not a number.
  ///
  /// Setting a number changes every element that holds the quantity, so that all programs read the
  /// same. Where there is none, it is written as Garmin does: into a `TrackPointExtension`, which is
  /// made where it is missing, or as `PowerInWatts`. Setting nil takes all those elements away.
  public subscript(quantity: SensorQuantity) -> Double? {
    get {
      if let field = quantity.receptionField, let value = reception?[field] { return value }
      guard !extensions.isEmpty else { return nil }
      for place in SensorPlaces.find(quantity, in: extensions) {
        if let value = readNumber(place.element.text) { return value }
      }
      return nil
    }
    set {
      let number = finite(newValue)
      var isWritten = false
      if let field = quantity.receptionField, reception?[field] != nil {
        reception?[field] = number
        isWritten = true
      }
      SensorEditor(quantity, number).edit(&extensions, isWritten: isWritten)
    }
  }

  /// Beats of the heart in a minute.
  public var heartRate: Double? {
    get { self[.heartRate] }
    set { self[.heartRate] = newValue }
  }

  /// Revolutions of the crank in a minute; of a runner, the strides of one foot.
  public var cadence: Double? {
    get { self[.cadence] }
    set { self[.cadence] = newValue }
  }

  /// The power at the pedals in watts.
  public var power: Double? {
    get { self[.power] }
    set { self[.power] = newValue }
  }

  /// The temperature of the air in degrees Celsius.
  public var temperature: Double? {
    get { self[.temperature] }
    set { self[.temperature] = newValue }
  }

  /// The temperature of the water in degrees Celsius.
  public var waterTemperature: Double? {
    get { self[.waterTemperature] }
    set { self[.waterTemperature] = newValue }
  }

  /// The speed over the ground in metres a second, as the device recorded it.
  public var speed: Double? {
    get { self[.speed] }
    set { self[.speed] = newValue }
  }

  /// The direction of travel in degrees, clockwise from true north, as the device recorded it.
  public var course: Double? {
    get { self[.course] }
    set { self[.course] = newValue }
  }

  /// The depth below the surface of the water in metres.
  public var depth: Double? {
    get { self[.depth] }
    set { self[.depth] = newValue }
  }
}
