internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// A drag of an annotation, from the press on.
struct AnnotationDrag {
  /// How long a finger rests until the annotation follows it, in seconds.
  static let delay = 0.4

  /// How far a mouse moves until the annotation follows it, and how far a finger may wander before, in points.
  static let slop = 4.0

  /// How far an arrow key moves the annotation, in points.
  static let step = 8.0

  /// How much farther with shift.
  static let shiftFactor = 3.0

  let record: AnnotationRecord

  /// The press or the key that it began with, for the map where no drag comes of it.
  let press: InputEvent

  /// From the pointer to where the annotation appears.
  var grip = CGPoint.zero

  /// Where the annotation stood before.
  let origin: CLLocationCoordinate2D

  /// Whether the annotation was picked up by a key; then keys move it and put it down.
  let isByKeys: Bool

  var hasStarted = false

  /// Whether it starts if the finger rests on.
  var isWaiting: Bool { !hasStarted && press.device != .mouse }
}
