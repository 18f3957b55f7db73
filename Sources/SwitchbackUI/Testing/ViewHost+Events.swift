public import Drawing

extension ViewHost {
  /// The events between the start and the end of a drag.
  private static var dragSteps: Int { 10 }

  /// Sends an event as it is and returns whether it was used.
  @discardableResult
  public func send(_ event: InputEvent) -> Bool {
    stage.send(event)
  }

  /// Presses and releases at a place, that many times in a row, and returns whether that was used.
  @discardableResult
  public func tap(
    at point: CGPoint,
    count: Int = 1,
    device: InputEvent.Device = .mouse
  ) -> Bool {
    var isUsed = false
    for _ in 0..<max(1, count) {
      isUsed = pointer(.pointerDown, at: point, device) || isUsed
      pointer(.pointerUp, at: point, device)
    }
    return isUsed
  }

  /// Presses and releases in the middle of the first thing of that name, and returns whether there is one that used
  /// it.
  @discardableResult
  public func tap(_ name: String, count: Int = 1, device: InputEvent.Device = .mouse) -> Bool {
    guard let middle = middle(of: name) else { return false }
    return tap(at: middle, count: count, device: device)
  }

  /// Presses at a place, for that many seconds, and releases there.
  @discardableResult
  public func press(
    at point: CGPoint,
    duration: Double,
    device: InputEvent.Device = .mouse
  ) -> Bool {
    let isUsed = pointer(.pointerDown, at: point, device)
    let end = time + duration
    while time < end { frame(at: min(end, time + Self.frameDuration)) }
    pointer(.pointerUp, at: point, device)
    return isUsed
  }

  /// Presses at one place, moves to another in that many seconds, and releases there.
  @discardableResult
  public func drag(
    from start: CGPoint,
    to end: CGPoint,
    duration: Double = 0.3,
    device: InputEvent.Device = .mouse
  ) -> Bool {
    let isUsed = pointer(.pointerDown, at: start, device)
    let begin = time
    for step in 1...Self.dragSteps {
      let part = CGFloat(step) / CGFloat(Self.dragSteps)
      frame(at: begin + duration * Double(part))
      let x = start.x + (end.x - start.x) * part
      let y = start.y + (end.y - start.y) * part
      pointer(.pointerMove, at: CGPoint(x: x, y: y), device)
    }
    pointer(.pointerUp, at: end, device)
    return isUsed
  }

  /// Turns a wheel at a place, by points to the right and down.
  @discardableResult
  public func scroll(
    at point: CGPoint,
    by delta: CGSize,
    modifiers: InputEvent.Modifiers = []
  ) -> Bool {
    var event = InputEvent(.wheel, time: time)
    event.location = point
    event.deltaX = Double(delta.width)
    event.deltaY = Double(delta.height)
    event.modifiers = modifiers
    return send(event)
  }

  /// Presses and releases a key.
  @discardableResult
  public func key(_ key: InputEvent.Key, modifiers: InputEvent.Modifiers = []) -> Bool {
    var event = InputEvent(.keyDown, time: time)
    event.key = key
    event.modifiers = modifiers
    let isUsed = send(event)
    event.kind = .keyUp
    send(event)
    return isUsed
  }

  /// Moves a mouse that presses nothing to a place; off the surface where that is `nil`.
  public func hover(at point: CGPoint?) {
    var event = InputEvent(point == nil ? .pointerLeave : .pointerMove, time: time)
    if let point { event.location = point }
    send(event)
  }

  /// Moves a mouse that presses nothing to the middle of the first thing of that name, and returns whether there is
  /// one.
  @discardableResult
  public func hover(_ name: String) -> Bool {
    guard let middle = middle(of: name) else { return false }
    hover(at: middle)
    return true
  }

  /// Does what a person asks of assistive technology with the first thing of that name, and returns whether that could
  /// be done.
  @discardableResult
  public func perform(_ action: AccessibilityElement.Action, on name: String) -> Bool {
    guard let element = element(name) else { return false }
    return stage.perform(action, on: element.id, at: time)
  }

  private func middle(of name: String) -> CGPoint? {
    frame(of: name).map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  @discardableResult
  private func pointer(
    _ kind: InputEvent.Kind,
    at point: CGPoint,
    _ device: InputEvent.Device
  ) -> Bool {
    var event = InputEvent(kind, time: time)
    event.location = point
    event.device = device
    event.buttons = kind == .pointerUp ? 0 : 1
    return send(event)
  }
}
