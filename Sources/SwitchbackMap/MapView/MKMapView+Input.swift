internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// Takes an event: controls come first, then what stands on the map, then the map.
  func take(_ event: InputEvent) -> Bool {
    clock = max(clock, event.time)
    if isAfterLostRelease(event) { letGo(of: event.pointer) }
    noteFocus(event)
    let isUsed = drag(event) || passOn(event) || pickUp(event) || recognize(event)
    answer(controlRequests)
    if isUsed { setNeedsDisplay() }
    tellOfCamera()
    return isUsed
  }

  /// Whether the event could not be if the pointer, which is held to be down, had not been let go unseen.
  private func isAfterLostRelease(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .pointerMove: event.device == .mouse && event.buttons == 0 && isHeld(event.pointer)
    // Another button of a mouse may be pressed while the first one is down.
    case .pointerDown: (event.device != .mouse || event.buttons == 1) && isHeld(event.pointer)
    default: false
    }
  }

  private func isHeld(_ pointer: Int32) -> Bool {
    captures[pointer] != nil || gestures.holds(pointer) || isDragged(by: pointer)
  }

  /// Ends what a pointer does whose release nobody told of.
  private func letGo(of pointer: Int32) {
    var event = InputEvent(.pointerCancel, time: clock)
    event.pointer = pointer
    _ = drag(event) || passOn(event) || recognize(event)
  }

  /// Ends what all pointers do, since nobody tells of them any more.
  func letGoOfPointers() {
    var pointers = gestures.held + captures.keys
    if let drag = scene.drag, !drag.isByKeys { pointers.append(drag.press.pointer) }
    if pointers.isEmpty { return }
    for pointer in pointers { letGo(of: pointer) }
    tellOfCamera()
  }

  private func passOn(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .pointerDown:
      if gestures.isActive { return false }
      if controls.send(event) {
        captures[event.pointer] = .controls
        return true
      }
      if let capture = pressOnCallout(event) {
        captures[event.pointer] = capture
        return true
      }
      if let record = record(at: event.location, where: { $0.view?.handle(event, in: $0) == true })
      {
        captures[event.pointer] = .annotation(record)
        return true
      }
      return false
    case .pointerMove, .pointerUp, .pointerCancel:
      guard let capture = captures[event.pointer] else {
        // A mouse that hovers shows the controls what it is over, and goes on to the map.
        if event.kind == .pointerMove, !gestures.isActive { _ = controls.send(event) }
        return false
      }
      if event.kind != .pointerMove { captures[event.pointer] = nil }
      switch capture {
      case .controls: _ = controls.send(event)
      case .callout: break
      case .accessory(let accessory, let view): send(event, to: accessory, of: view)
      case .annotation(let record):
        var event = event
        // What was removed while it was pressed does nothing when it is let go.
        if record.isLeaving, event.kind == .pointerUp { event.kind = .pointerCancel }
        _ = record.view?.handle(event, in: record)
      }
      return true
    case .pointerLeave:
      _ = controls.send(event)
      return false
    case .keyDown, .keyUp: return controls.send(event)
    case .wheel, .focus, .blur: return false
    }
  }

  func recognize(_ event: InputEvent) -> Bool {
    guard let recognized = gestures.gestures(for: event) else { return false }
    // What the map may not do is left to what lies round it.
    if !recognized.isEmpty, !recognized.contains(where: { isAllowed($0) }) { return false }
    for gesture in recognized { perform(gesture, at: event.time) }
    return true
  }

  /// Whether the map may do what a single event asks for.
  private func isAllowed(_ gesture: MapGesture) -> Bool {
    switch gesture {
    case .zoom, .zoomStep: isZoomEnabled
    case .pan: isScrollEnabled
    default: true
    }
  }

  private func perform(_ gesture: MapGesture, at time: Double) {
    cameraController.advance(to: time)
    switch gesture {
    case .press:
      focusedRecord = nil
      cameraController.press()
    case .hold(let began, let now):
      let freedom = freedom(of: now.count)
      if !freedom.isEmpty {
        cameraController.hold(began: began, now: now, freedom: freedom)
      }
    case .release(let velocityX, let velocityY):
      cameraController.release(
        velocityX: velocityX,
        velocityY: velocityY,
        at: time,
        glides: isScrollEnabled && !isStill
      )
    case .cancel: cameraController.release(velocityX: 0, velocityY: 0, at: time, glides: false)
    case .tap(let location): tapAnnotation(at: location)
    case .zoom(let levels, let point, let isAnimated):
      guard isZoomEnabled else { return }
      zoom(levels: levels, about: point, at: time, animated: isAnimated)
    case .zoomStep(let levels):
      guard isZoomEnabled else { return }
      zoom(levels: levels, at: time)
    case .pan(let x, let y):
      guard isScrollEnabled else { return }
      cameraController.pan(x: x, y: y, at: time, animated: !isStill)
    case .box(let rect):
      guard isZoomEnabled else { return }
      boxZoom = rect
    case .dropBox: boxZoom = nil
    case .zoomToBox(let rect):
      boxZoom = nil
      guard isZoomEnabled else { return }
      cameraController.zoom(to: rect, at: time, animated: !isStill)
    case .home: cameraController.show(cameraController.framing, animated: !isStill)
    case .deselect:
      if selectedRecord == nil { closeClusters() } else { select(nil, animated: true) }
    }
  }

  /// What so many fingers may do to the map.
  private func freedom(of fingers: Int) -> CameraController.Freedom {
    var freedom: CameraController.Freedom = isScrollEnabled ? .pan : []
    if fingers > 1, isZoomEnabled { freedom.insert(.zoom) }
    if fingers > 1, isRotateEnabled { freedom.insert(.rotate) }
    return freedom
  }

  /// Keeps in mind whether the keyboard's focus is on the map in a way that is to be seen.
  private func noteFocus(_ event: InputEvent) {
    let before = showsFocus
    switch event.kind {
    case .focus: showsFocus = true
    case .blur, .pointerDown: showsFocus = false
    default: return
    }
    if showsFocus != before { setNeedsDisplay() }
  }

  /// Zooms by so many levels about a point, by default the middle of what is not covered.
  func zoom(
    levels: Double,
    about point: CGPoint? = nil,
    at time: Double,
    animated: Bool = true
  ) {
    let middle = CGPoint(
      x: (bounds.width + contentInsets.left - contentInsets.right) / 2,
      y: (bounds.height + contentInsets.top - contentInsets.bottom) / 2
    )
    cameraController.zoom(
      levels: levels,
      about: point ?? middle,
      at: time,
      animated: animated && !isStill
    )
    setNeedsDisplay()
  }

  /// Whether a press that the map took was for a control or an annotation, not for the map.
  func isForAnnotationOrControl(_ press: InputEvent) -> Bool {
    captures[press.pointer] != nil || scene.drag != nil
      || isOnCallout(press.location)
      || record(at: press.location) { $0.view?.isEnabled == true }.map { canChoose($0) } == true
  }
}

extension MKAnnotationView {
  /// Hands on an event of the map.
  fileprivate func handle(_ event: InputEvent, in record: AnnotationRecord) -> Bool {
    guard let place = record.point else { return false }
    let origin = frame(standingAt: place).origin
    var local = event
    local.location = CGPoint(x: event.location.x - origin.x, y: event.location.y - origin.y)
    return handle(local)
  }
}
