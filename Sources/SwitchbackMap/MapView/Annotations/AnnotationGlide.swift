internal import Geodesy

/// The way of something from where it was to where it is.
struct AnnotationGlide {
  private var origin: MKMapPoint
  private var start: Double?
  private var duration: Double

  init(from origin: MKMapPoint, over duration: Double) {
    self.origin = origin
    self.duration = duration
  }

  mutating func begin(at time: Double) {
    if start == nil { start = time }
  }

  func isOver(at time: Double) -> Bool {
    guard let start else { return false }
    return time >= start + duration
  }

  /// Where it is at a time, the short way round the world.
  func place(at time: Double, to target: MKMapPoint) -> MKMapPoint {
    guard let start else { return origin }
    if time >= start + duration { return target }
    let part = Easing.inOut(max(0, (time - start) / duration))
    let end = target.copy(nearestTo: origin.x)
    return MKMapPoint(
      x: origin.x + (end.x - origin.x) * part,
      y: origin.y + (end.y - origin.y) * part
    )
  }
}
