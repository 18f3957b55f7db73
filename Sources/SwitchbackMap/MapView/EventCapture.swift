internal import SwitchbackUI

/// What a pointer that is down belongs to.
enum EventCapture {
  case controls

  /// The card, where nothing in it can be used.
  case callout

  /// What stands in the card of an annotation.
  case accessory(UIView, of: MKAnnotationView)

  case annotation(AnnotationRecord)
}
