internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// Takes an event that begins, goes on with or ends a drag of an annotation; others go on to the map.
  func drag(_ event: InputEvent) -> Bool {
    guard let drag = scene.drag else { return press(event) }
    if drag.isByKeys { return carry(drag, event) }
    guard event.pointer == drag.press.pointer else {
      guard event.kind == .pointerDown else { return false }
      // Two fingers move the map, even where one of them rests on what could be dragged.
      return drag.hasStarted || giveUp(drag, for: event)
    }
    switch event.kind {
    case .pointerMove: return moveDrag(drag, event)
    case .pointerUp:
      if drag.hasStarted {
        endDrag(drag, as: .ending)
        return true
      }
      return giveUp(drag, for: event)
    case .pointerCancel:
      if drag.hasStarted {
        endDrag(drag, as: .canceling)
        return true
      }
      return giveUp(drag, for: event)
    case .keyDown where event.key == .escape && drag.hasStarted:
      endDrag(drag, as: .canceling)
      return true
    default: return false
    }
  }

  private func press(_ event: InputEvent) -> Bool {
    let isMain = event.device != .mouse || event.buttons & 1 != 0
    guard event.kind == .pointerDown, isMain, !gestures.isActive,
      let record = record(at: event.location, where: { $0.view?.isEnabled == true }),
      let view = record.view, view.isDraggable, record.annotation is MKPointAnnotation,
      let point = record.point
    else { return false }
    view.isHighlighted = true
    scene.drag = AnnotationDrag(
      record: record,
      press: event,
      grip: CGPoint(x: point.x - event.location.x, y: point.y - event.location.y),
      origin: record.annotation.coordinate,
      isByKeys: false
    )
    setNeedsDisplay()
    return true
  }

  private func moveDrag(_ drag: AnnotationDrag, _ event: InputEvent) -> Bool {
    if !drag.hasStarted {
      let isFar = event.location.distance(to: drag.press.location) > AnnotationDrag.slop
      if drag.press.device == .mouse {
        if !isFar { return true }
        startDrag(drag)
      } else if event.time >= drag.press.time + AnnotationDrag.delay {
        startDrag(drag)
      } else {
        return isFar ? giveUp(drag, for: event) : true
      }
    }
    guard let drag = scene.drag, let annotation = drag.record.annotation as? MKPointAnnotation
    else { return true }
    let point = CGPoint(
      x: event.location.x + drag.grip.x,
      y: event.location.y + drag.grip.y
    )
    annotation.coordinate = viewport.mapPoint(for: point).coordinate
    return true
  }

  /// Starts the drag where a finger has rested long enough.
  func startWaitingDrag() {
    guard let drag = scene.drag, drag.isWaiting,
      clock >= drag.press.time + AnnotationDrag.delay
    else { return }
    startDrag(drag)
  }

  private func startDrag(_ drag: AnnotationDrag) {
    scene.drag?.hasStarted = true
    select(drag.record, animated: true)
    change(drag.record, to: .starting)
    change(drag.record, to: .dragging)
  }

  func endDrag(_ drag: AnnotationDrag, as state: MKAnnotationView.DragState) {
    scene.drag = nil
    drag.record.view?.isHighlighted = false
    if state == .canceling {
      (drag.record.annotation as? MKPointAnnotation)?.coordinate = drag.origin
    }
    change(drag.record, to: state)
    change(drag.record, to: .none)
    setNeedsDisplay()
  }

  /// Ends the drag of what leaves the map.
  func dropDrag(of record: AnnotationRecord) {
    guard let drag = scene.drag, drag.record === record else { return }
    if drag.hasStarted { return endDrag(drag, as: .canceling) }
    scene.drag = nil
    record.view?.isHighlighted = false
  }

  /// Whether a pointer drags an annotation, or may come to.
  func isDragged(by pointer: Int32) -> Bool {
    guard let drag = scene.drag else { return false }
    return !drag.isByKeys && drag.press.pointer == pointer
  }

  /// Hands what was no drag on to the map.
  private func giveUp(_ drag: AnnotationDrag, for event: InputEvent) -> Bool {
    scene.drag = nil
    drag.record.view?.isHighlighted = false
    _ = recognize(drag.press)
    return recognize(event)
  }

  func change(_ record: AnnotationRecord, to state: MKAnnotationView.DragState) {
    guard let view = record.view else { return }
    let old = view.dragState
    if old == state { return }
    view.setDragState(state, animated: !isStill)
    delegate?.mapView(self, annotationView: view, didChange: state, fromOldState: old)
  }
}
