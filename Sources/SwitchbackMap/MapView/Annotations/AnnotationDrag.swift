internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// A drag of an annotation, from the press on.
struct AnnotationDrag {
  /// How long a finger rests until the annotation follows it, in seconds.
  static let delay = 0.4

  /// How far a mouse moves until the annotation follows it, and how far a finger may wander before, in points.
  static let slop = 4.0

  let record: AnnotationRecord

  /// The press that it began with, for the map where no drag comes of it.
  let press: InputEvent

  /// From the pointer to where the annotation appears.
  var grip = CGPoint.zero

  /// Where the annotation stood before.
  let origin: CLLocationCoordinate2D

  var hasStarted = false

  /// Whether it starts if the finger rests on.
  var isWaiting: Bool { !hasStarted && press.device != .mouse }
}
