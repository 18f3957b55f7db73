/// The trees that the extremes of a stretch are looked up in.
struct StretchExtremes: Sendable {
  /// What the trees are made of, beside the points.
  struct Columns: Sendable {
    /// Percent, at each point.
    var gradients = NumberColumn()

    /// Metres a second on the piece that ends at each point, -1 where it is not known.
    var rawSpeeds: [Double] = []

    /// The same without those that are too high to be true.
    var speeds: [Double] = []
  }

  private let way: FlatWay
  private let columns: Columns
  private let latitudes: ExtremesTree<Double>
  private let longitudes: ExtremesTree<ContinuedLongitude>
  private let elevations: ExtremesTree<Double>
  private let times: ExtremesTree<Timestamp>
  private let gradients: ExtremesTree<Double>
  private let speeds: ExtremesTree<Double>
  private let rawSpeeds: ExtremesTree<Double>

  /// - Complexity: linear.
  init(_ way: FlatWay, _ columns: Columns) {
    self.way = way
    self.columns = columns
    latitudes = ExtremesTree(way.count) { way.latitudes[$0] }
    longitudes = ExtremesTree(way.count) { way.continuedLongitude($0) }
    elevations = ExtremesTree(way.count) { way.elevations[$0] }
    times = ExtremesTree(way.count) { way.times[$0] }
    gradients = ExtremesTree(way.count) { columns.gradients[$0] }
    speeds = ExtremesTree(way.count) { Self.known(columns.speeds[$0]) }
    rawSpeeds = ExtremesTree(way.count) { Self.known(columns.rawSpeeds[$0]) }
  }

  /// Widens the ranges of figures by those of the points of some rows.
  func include(points rows: Range<Int>, in result: inout TrackStatistics) {
    if let range = elevations.extremes(of: rows, value: { way.elevations[$0] }) {
      result.include(elevation: range.lowerBound)
      result.include(elevation: range.upperBound)
    }
    if let range = gradients.extremes(of: rows, value: { columns.gradients[$0] }) {
      result.include(gradient: range.lowerBound)
      result.include(gradient: range.upperBound)
    }
    if let range = times.extremes(of: rows, value: { way.times[$0] }) {
      result.include(time: range.lowerBound)
      result.include(time: range.upperBound)
    }
  }

  /// Raises the greatest speeds by those on the pieces that end at some rows.
  func include(pieces rows: Range<Int>, in result: inout TrackStatistics) {
    let speed = speeds.extremes(of: rows) { Self.known(columns.speeds[$0]) }
    let raw = rawSpeeds.extremes(of: rows) { Self.known(columns.rawSpeeds[$0]) }
    result.include(speed: speed?.upperBound, raw: raw?.upperBound)
  }

  /// The latitudes and the continued longitudes of some rows.
  func box(
    of rows: Range<Int>
  ) -> (latitudes: ClosedRange<Double>?, longitudes: ClosedRange<ContinuedLongitude>?) {
    (
      latitudes.extremes(of: rows) { way.latitudes[$0] },
      longitudes.extremes(of: rows) { way.continuedLongitude($0) }
    )
  }

  private static func known(_ speed: Double) -> Double? { speed >= 0 ? speed : nil }
}
