/// What a receiver told of itself and of its motion at a point.
///
/// The properties follow `wptType` of the GPX schema; ``course`` and ``speed`` stand in GPX 1.0
/// alone. Numbers are finite; what is absent is nil.
public struct Reception: Hashable, Sendable {
  /// The kind of fix: `fix`.
  public var fix: Fix?

  /// How many satellites the fix is made of: `sat`.
  public var satellites: Int?

  /// Horizontal dilution of precision: `hdop`.
  public var horizontalDilution: Double? {
    didSet { horizontalDilution = finite(horizontalDilution) }
  }

  /// Vertical dilution of precision: `vdop`.
  public var verticalDilution: Double? {
    didSet { verticalDilution = finite(verticalDilution) }
  }

  /// Dilution of precision of the position in space: `pdop`.
  public var positionDilution: Double? {
    didSet { positionDilution = finite(positionDilution) }
  }

  /// The declination of the magnetic field in degrees: `magvar`.
  public var magneticVariation: Double? {
    didSet { magneticVariation = finite(magneticVariation) }
  }

  /// Metres of the mean sea above the ellipsoid of WGS 84: `geoidheight`.
  public var geoidHeight: Double? {
    didSet { geoidHeight = finite(geoidHeight) }
  }

  /// Seconds since the last differential correction: `ageofdgpsdata`.
  public var correctionAge: Double? {
    didSet { correctionAge = finite(correctionAge) }
  }

  /// The number of the station that sent the correction, `0...1023`: `dgpsid`.
  public var stationID: Int?

  /// The direction of travel, in degrees clockwise from true north: `course` of GPX 1.0.
  public var course: Double? {
    didSet { course = finite(course) }
  }

  /// Metres a second over the ground: `speed` of GPX 1.0.
  public var speed: Double? {
    didSet { speed = finite(speed) }
  }

  /// Creates what nothing is known about.
  public init() {}

  /// Whether nothing is known.
  public var isEmpty: Bool {
    fix == nil && !NumericField.allCases.contains { self[$0] != nil }
  }
}

extension Reception {
  /// The kind of a fix.
  public struct Fix: RawRepresentable, Hashable, Sendable {
    /// The kind as GPX spells it.
    public var rawValue: String

    /// Creates a kind from the spelling in a file, which may be none of the schema's.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// No fix.
    public static let none = Fix(rawValue: "none")
    /// A fix without the elevation.
    public static let twoDimensional = Fix(rawValue: "2d")
    /// A fix with the elevation.
    public static let threeDimensional = Fix(rawValue: "3d")
    /// A fix with differential correction.
    public static let differential = Fix(rawValue: "dgps")
    /// A fix by the military signal.
    public static let precise = Fix(rawValue: "pps")

    /// The kinds of the schema.
    static let known = [none, twoDimensional, threeDimensional, differential, precise]

    /// Whether the schema has the kind.
    var isKnown: Bool { Self.known.contains { $0.rawValue.utf8.elementsEqual(rawValue.utf8) } }
  }

  /// The properties that are numbers, for columns of them.
  enum NumericField: Int, CaseIterable {
    case satellites
    case horizontalDilution
    case verticalDilution
    case positionDilution
    case magneticVariation
    case geoidHeight
    case correctionAge
    case stationID
    case course
    case speed

    /// Whether the number is a count or an identifier.
    var isWhole: Bool { self == .satellites || self == .stationID }
  }

  /// A property by its field.
  subscript(field: NumericField) -> Double? {
    get {
      switch field {
      case .satellites: satellites.map(Double.init)
      case .horizontalDilution: horizontalDilution
      case .verticalDilution: verticalDilution
      case .positionDilution: positionDilution
      case .magneticVariation: magneticVariation
      case .geoidHeight: geoidHeight
      case .correctionAge: correctionAge
      case .stationID: stationID.map(Double.init)
      case .course: course
      case .speed: speed
      }
    }
    set {
      switch field {
      case .satellites: satellites = newValue.flatMap { Int(exactly: $0) }
      case .horizontalDilution: horizontalDilution = newValue
      case .verticalDilution: verticalDilution = newValue
      case .positionDilution: positionDilution = newValue
      case .magneticVariation: magneticVariation = newValue
      case .geoidHeight: geoidHeight = newValue
      case .correctionAge: correctionAge = newValue
      case .stationID: stationID = newValue.flatMap { Int(exactly: $0) }
      case .course: course = newValue
      case .speed: speed = newValue
      }
    }
  }
}
