internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// How long a callout takes to come or to go, in seconds.
  private static let calloutDuration: Pace = 0.18

  /// The annotations that are selected: one at the most.
  ///
  /// Set, the first one is selected.
  public var selectedAnnotations: [any MKAnnotation] {
    get { selectedRecord.map { [$0.annotation] } ?? [] }
    set {
      if let first = newValue.first {
        selectAnnotation(first, animated: false)
      } else {
        deselectAnnotation(nil, animated: false)
      }
    }
  }

  /// Selects an annotation, and no other.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard let record = record(of: annotation), !record.isLeaving else { return }
    select(record, animated: animated)
  }

  /// Ends the selection of an annotation, or of whichever is selected.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let selectedRecord, annotation == nil || annotation === selectedRecord.annotation
    else { return }
    select(nil, animated: animated)
  }

  /// Selects what the record stands for, and no other; nothing for `nil`.
  func select(_ record: AnnotationRecord?, animated: Bool) {
    guard record !== selectedRecord else { return }
    let before = selectedRecord
    selectedRecord = record
    let duration: Pace = animated && !isStill ? Self.calloutDuration : 0
    before?.sight.emphasis.move(to: 0, at: clock, over: duration)
    record?.sight.emphasis.move(to: 1, at: clock, over: duration)
    for changed in [before, record] { if let changed { scene.activate(changed) } }
    before?.view?.setSelected(false, animated: animated)
    record?.view?.setSelected(true, animated: animated)
    scene.mailbox.needsPlacement = true
    if before?.group != nil || record?.group != nil { scene.needsSurvey = true }
    if let before, !before.isNear, !before.keepsView { letGoOfView(of: before) }
    scene.callout?.presence.move(to: 0, at: clock, over: duration)
    setNeedsDisplay()
    if let before {
      if let view = before.view { delegate?.mapView(self, didDeselect: view) }
      delegate?.mapView(self, didDeselect: before.annotation)
    }
    // What is told of may have changed what is selected.
    if let record, record === selectedRecord {
      if let view = record.view { delegate?.mapView(self, didSelect: view) }
      delegate?.mapView(self, didSelect: record.annotation)
    }
  }

  private func letGoOfView(of record: AnnotationRecord) {
    if let view = record.view { release(view) }
    record.view = nil
  }

  /// Selects what a person tapped; nothing where there is nothing, or nothing that can be selected.
  func tapAnnotation(at location: CGPoint) {
    guard let record = record(at: location, where: { $0.view?.isEnabled == true }),
      canChoose(record)
    else {
      if selectedRecord == nil { closeClusters() }
      return select(nil, animated: true)
    }
    activate(record)
  }

  /// Selects what a person chose, or opens it where it is a cluster.
  func activate(_ record: AnnotationRecord) {
    select(record, animated: true)
    guard record.clusterNode >= 0, record === selectedRecord else {
      return bringCalloutIntoView(of: record)
    }
    if record.view?.canShowCallout == true { return bringCalloutIntoView(of: record) }
    open(record)
    if record === selectedRecord { select(nil, animated: true) }
  }

  /// The topmost annotation at a point that fits.
  func record(
    at point: CGPoint,
    where fits: (AnnotationRecord) -> Bool
  ) -> AnnotationRecord? {
    drawingOrder.last { record in
      guard !record.isLeaving, record.sight.visibility.target == 1, record.sight.gathering == nil,
        let place = record.point, let view = record.view, !view.isHidden
      else { return false }
      let frame = view.frame(standingAt: place)
      let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
      return view.contains(local) && fits(record)
    }
  }
}

extension MKMapView {
  /// Whether the annotation's title is in a callout.
  func hasCallout(_ record: AnnotationRecord) -> Bool {
    scene.callout?.record === record && scene.callout?.presence.target == 1
  }

  /// Brings the card to what is selected, and to where that is.
  func placeCallout() {
    if let record = selectedRecord, let view = record.view, view.canShowCallout,
      let title = record.annotation.title, !title.utf8.isEmpty
    {
      if scene.callout?.record !== record { scene.callout = Callout(record) }
      scene.callout?.presence.move(to: 1, at: clock, over: isStill ? 0 : Self.calloutDuration)
    } else {
      scene.callout?.presence.move(to: 0, at: clock, over: isStill ? 0 : Self.calloutDuration)
    }
    scene.callout?.presence.begin(at: clock)
    guard var callout = scene.callout else { return }
    let isGone = callout.presence.target == 0 && !callout.presence.isChanging(at: clock)
    guard !isGone, let host, let view = callout.record.view, let point = callout.record.point else {
      if isGone || callout.record !== selectedRecord { scene.callout = nil }
      return
    }
    for accessory in view.calloutAccessories where accessory.host !== host {
      accessory.didMove(to: host)
    }
    callout.place(beside: calloutBody(of: view, at: point), view: view, in: calloutRoom, host: host)
    scene.callout = callout
  }

  func drawCallout(into commands: inout DrawingCommands, context: RenderContext) {
    guard let callout = scene.callout, callout.record.point != nil, let view = callout.record.view
    else { return }
    callout.draw(into: &commands, view: view, context: context)
    if view.calloutAccessories.contains(where: { $0.isAnimating }) {
      scene.hasAnimatingView = true
    }
  }

  /// The picture of what is selected, which is larger than others.
  private func calloutBody(of view: MKAnnotationView, at point: CGPoint) -> CGRect {
    let frame = view.frame(standingAt: point)
    guard view.growsWhenSelected else { return frame }
    let factor: CGFloat = 1.35
    return CGRect(
      x: point.x + (frame.minX - point.x) * factor,
      y: point.y + (frame.minY - point.y) * factor,
      width: frame.width * factor,
      height: frame.height * factor
    )
  }

  private var calloutRoom: CGRect {
    let left = max(0, contentInsets.left - Self.framingMargin)
    let top = max(0, contentInsets.top - Self.framingMargin)
    return CGRect(
      x: left,
      y: top,
      width: max(1, bounds.width - left),
      height: max(1, bounds.height - top)
    )
  }

  /// Moves the map so that the card of what a person selected is in sight.
  private func bringCalloutIntoView(of record: AnnotationRecord) {
    guard record === selectedRecord, record.view?.canShowCallout == true else { return }
    placeCallout()
    guard let callout = scene.callout, callout.frame.width > 0 else { return }
    let room = calloutRoom.insetBy(dx: 8, dy: 8)
    let frame = callout.frame.union(CGRect(origin: callout.anchor, size: .zero))
    var x = 0.0
    if frame.minX < room.minX { x = Double(frame.minX - room.minX) }
    if frame.maxX > room.maxX { x = Double(frame.maxX - room.maxX) }
    var y = 0.0
    if frame.minY < room.minY { y = Double(frame.minY - room.minY) }
    if frame.maxY > room.maxY { y = Double(frame.maxY - room.maxY) }
    if x == 0, y == 0 { return }
    cameraController.pan(x: x, y: y, at: clock, animated: !isStill)
  }

  /// The card that can be used and what it belongs to; a card whose annotation is out of sight is not there.
  private var openCallout: (callout: Callout, view: MKAnnotationView)? {
    guard let callout = scene.callout, callout.presence.target == 1, callout.record.point != nil,
      let view = callout.record.view
    else { return nil }
    return (callout, view)
  }

  /// Whether a point is on the card.
  func isOnCallout(_ point: CGPoint) -> Bool {
    openCallout?.callout.contains(point) == true
  }

  /// Hands a press to what is under it in the card, and tells what it belongs to from then on; `nil` beside the card.
  func pressOnCallout(_ event: InputEvent) -> EventCapture? {
    guard let (callout, view) = openCallout, callout.contains(event.location) else { return nil }
    let pressed = view.calloutAccessories.first {
      !$0.isHidden && $0.frame.contains(event.location)
    }
    guard let pressed else { return .callout }
    send(event, to: pressed)
    return .accessory(pressed, of: view)
  }

  /// Hands what follows a press to what was pressed in the card; let go elsewhere, or without its card, it does nothing.
  func send(_ event: InputEvent, to accessory: UIView, of view: MKAnnotationView) {
    guard event.kind == .pointerUp else { return send(event, to: accessory) }
    let isOn =
      openCallout?.view === view && accessory.frame.contains(event.location)
      && view.calloutAccessories.contains { $0 === accessory }
    var event = event
    if !isOn { event.kind = .pointerCancel }
    send(event, to: accessory)
    if isOn { tellOfTap(accessory, on: view) }
  }

  private func send(_ event: InputEvent, to accessory: UIView) {
    var local = event
    local.location.x -= accessory.frame.minX
    local.location.y -= accessory.frame.minY
    _ = accessory.handle(local)
  }

  /// Tells the delegate of a control in the card that was used.
  func tellOfTap(_ accessory: UIView, on view: MKAnnotationView) {
    guard let control = accessory as? UIControl, control.isEnabled else { return }
    control.sendPrimaryAction()
    delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
  }
}
