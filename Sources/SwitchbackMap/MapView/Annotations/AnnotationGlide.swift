internal import Geodesy

/// The way of something from where it was to where it is.
struct AnnotationGlide {
  private var origin: MKMapPoint
  private var start: Double?
  private var pace: Pace

  init(from origin: MKMapPoint, over pace: Pace) {
    self.origin = origin
    self.pace = pace
  }

  mutating func begin(at time: Double) {
    if start == nil { start = time }
  }

  func isOver(at time: Double) -> Bool {
    guard let start else { return false }
    return time >= start + pace.duration
  }

  /// Where it is at a time, the short way round the world.
  func place(at time: Double, to target: MKMapPoint) -> MKMapPoint {
    guard let start else { return origin }
    if time >= start + pace.duration { return target }
    let part = pace.progress(after: max(0, time - start))
    let end = target.copy(nearestTo: origin.x)
    return MKMapPoint(
      x: origin.x + (end.x - origin.x) * part,
      y: origin.y + (end.y - origin.y) * part
    )
  }
}
