internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// The keyboard drags what is selected and may be dragged: Enter or Space picks it up, arrows move it, Enter or Space puts it
/// down, and Escape puts it back to where it was.
extension MKMapView {
  /// Takes a key that picks up what is selected.
  func pickUp(_ event: InputEvent) -> Bool {
    guard event.kind == .keyDown, event.key == .returnKey || event.key == .space,
      event.modifiers.isEmpty, let selectedRecord
    else { return false }
    return pickUp(selectedRecord, by: event)
  }

  /// Picks up what is selected, or puts down what was picked up, where assistive technology activates it.
  func carryOrPutDown(_ record: AnnotationRecord) -> Bool {
    if let drag = scene.drag, drag.isByKeys, drag.record === record {
      endDrag(drag, as: .ending)
      return true
    }
    return pickUp(record, by: InputEvent(.keyDown, time: clock))
  }

  private func pickUp(_ record: AnnotationRecord, by event: InputEvent) -> Bool {
    guard scene.drag == nil, !gestures.isActive, canBeCarried(record) else { return false }
    scene.drag = AnnotationDrag(
      record: record,
      press: event,
      origin: record.annotation.coordinate,
      isByKeys: true,
      hasStarted: true
    )
    record.view?.isHighlighted = true
    change(record, to: .starting)
    change(record, to: .dragging)
    bringIntoView(record)
    setNeedsDisplay()
    return true
  }

  /// Takes an event while an annotation is carried; what is not for it goes on to the map.
  func carry(_ drag: AnnotationDrag, _ event: InputEvent) -> Bool {
    switch event.kind {
    case .pointerDown, .blur:
      // Who goes on with something else leaves it where it is.
      endDrag(drag, as: .ending)
      return false
    case .keyDown where event.modifiers.isDisjoint(with: [.control, .command, .option]):
      return carry(drag, by: event)
    default: return false
    }
  }

  private func carry(_ drag: AnnotationDrag, by event: InputEvent) -> Bool {
    let isFar = event.modifiers.contains(.shift)
    let step = AnnotationDrag.step * (isFar ? AnnotationDrag.shiftFactor : 1)
    switch event.key {
    case .leftArrow: move(drag.record, x: -step, y: 0)
    case .rightArrow: move(drag.record, x: step, y: 0)
    case .upArrow: move(drag.record, x: 0, y: -step)
    case .downArrow: move(drag.record, x: 0, y: step)
    case .returnKey, .space: endDrag(drag, as: .ending)
    case .escape: endDrag(drag, as: .canceling)
    default: return false
    }
    return true
  }

  private func move(_ record: AnnotationRecord, x: Double, y: Double) {
    guard let annotation = record.annotation as? MKPointAnnotation else { return }
    readMoves()
    let point = viewport.point(for: viewport.nearestCopy(of: record.place))
    let moved = CGPoint(x: Double(point.x) + x, y: Double(point.y) + y)
    annotation.coordinate = viewport.mapPoint(for: moved).coordinate
    readMoves()
    bringIntoView(record)
  }

  /// Whether keys can move what the record stands for.
  func canBeCarried(_ record: AnnotationRecord) -> Bool {
    guard let view = record.view, view.isDraggable, view.isEnabled, !record.isLeaving else {
      return false
    }
    return record.annotation is MKPointAnnotation
  }

  /// Whether keys move what the record stands for.
  func isCarried(_ record: AnnotationRecord) -> Bool {
    guard let drag = scene.drag else { return false }
    return drag.isByKeys && drag.record === record
  }
}
