internal import Drawing
internal import Geodesy

/// The marks along lines that tell how far they are from the start.
struct DistanceMarks {
  /// One mark.
  struct Mark {
    let mapPoint: MKMapPoint

    /// A place a little farther along the line.
    let ahead: MKMapPoint
    let text: String

    /// Measured when the mark is first seen.
    var metrics: TextMetrics?

    /// Whether there was room for its text in the last frame.
    var isTitled = false
  }

  /// How far marks lie apart at least on a straight line, in points.
  private static let leastSpacing = 72.0

  /// How far ahead of a mark the way goes on by which its direction is told, in points.
  private static let aheadOfMark = 10.0

  /// The most marks of a line: a longer one has them farther apart.
  private static let mostMarks = 10_000

  private(set) var marks: [Mark] = []
  private var step = 0
  private var unit: LineDistanceUnit?
  private var pointCount = 0

  /// Finds the marks of lines at a scale, where they are not those that it has.
  mutating func update(for polylines: [MKPolyline], unit: LineDistanceUnit, scale: Double) {
    guard let first = polylines.first else { return }
    let rect = first.boundingMapRect
    guard !rect.isNull else { return }
    let latitude = MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude
    let metersPerPoint = MKMetersPerMapPointAtLatitude(latitude) / scale
    var length = 0.0
    var pointCount = 0
    for polyline in polylines {
      length += polyline.measure.length
      pointCount += polyline.pointCount
    }
    let least = max(
      Self.leastSpacing * metersPerPoint / unit.length,
      length / unit.length / Double(Self.mostMarks)
    )
    let step = Self.step(atLeast: least)
    if step == self.step, unit == self.unit, pointCount == self.pointCount { return }
    self.step = step
    self.unit = unit
    self.pointCount = pointCount
    marks.removeAll(keepingCapacity: true)
    // The lines are parts of one way: the second goes on counting where the first has ended.
    var start = 0.0
    var number = step
    for polyline in polylines {
      let line = polyline.line
      let measure = polyline.measure
      while Double(number) * unit.length < start + measure.length {
        let distance = Double(number) * unit.length - start
        func place(_ distance: Double) -> MKMapPoint {
          line.point(at: measure.position(atDistance: distance, of: line.points))
        }
        marks.append(
          Mark(
            mapPoint: place(distance),
            ahead: place(distance + Self.aheadOfMark * metersPerPoint),
            text: "\(number) \(unit.symbol)"
          )
        )
        number += step
      }
      start += measure.length
    }
  }

  mutating func measure(_ index: Int, font: Font, host: any Host) -> TextMetrics {
    if let metrics = marks[index].metrics { return metrics }
    let metrics = host.measure(marks[index].text, font: font)
    marks[index].metrics = metrics
    return metrics
  }

  mutating func note(_ index: Int, isTitled: Bool) {
    marks[index].isTitled = isTitled
  }

  /// The least of 1, 2, 5, 10 and so on that is not less than a number.
  static func step(atLeast least: Double) -> Int {
    var power = 1
    while power < 100_000 {
      for factor in [1, 2, 5] where Double(power * factor) >= least { return power * factor }
      power *= 10
    }
    return power
  }
}
