internal import Drawing

extension UIView {
  /// Puts a view into this one, above those that it holds; it leaves the one that it was in.
  ///
  /// It is drawn and gets events where this view leaves both to `UIView`, or calls on to it.
  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.holder = Unmanaged.passUnretained(self)
    if let host { view.didMove(to: host) }
    setNeedsDisplay()
  }

  /// Takes the view out of the one that it stands in.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.captures = superview.captures.filter { $0.value !== self }
    holder = nil
    if host != nil { didMove(to: nil) }
    superview.setNeedsDisplay()
  }

  /// The view that this one stands in.
  public var superview: UIView? { holder?.takeUnretainedValue() }
}

extension UIView {
  func drawSubviews(into commands: inout DrawingCommands, context: RenderContext) {
    for subview in subviews where !subview.isHidden && subview.alpha > 0 {
      commands.save()
      commands.translate(x: subview.frame.minX, y: subview.frame.minY)
      if subview.alpha < 1 { commands.beginGroup(opacity: subview.alpha) }
      subview.draw(into: &commands, context: context)
      if subview.alpha < 1 { commands.endGroup() }
      commands.restore()
    }
  }

  /// Hands an event to the subview that has its pointer, or to the topmost one below it that uses it.
  func passToSubviews(_ event: InputEvent) -> Bool {
    if let capture = captures[event.pointer] {
      if event.kind == .pointerUp || event.kind == .pointerCancel { captures[event.pointer] = nil }
      return capture.handle(event.moved(into: capture))
    }
    for subview in subviews.reversed()
    where !subview.isHidden && subview.frame.contains(event.location) {
      guard subview.handle(event.moved(into: subview)) else { continue }
      if event.kind == .pointerDown { captures[event.pointer] = subview }
      return true
    }
    return false
  }
}

extension InputEvent {
  fileprivate func moved(into view: UIView) -> InputEvent {
    var event = self
    event.location.x -= view.frame.minX
    event.location.y -= view.frame.minY
    return event
  }
}
