internal import SwitchbackUI

extension MKMapView {
  /// The overlays on the map: those of each level in the order in which they are drawn.
  public var overlays: [any MKOverlay] {
    MKOverlayLevel.allCases.flatMap { overlays(in: $0) }
  }

  /// The overlays of a level, the lowest first.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    var overlays: [any MKOverlay] = []
    for record in overlayList.records(in: level) where !record.isLeaving {
      overlays.append(record.overlay)
    }
    return overlays
  }

  /// Adds an overlay above the others, above the names on the map.
  public func addOverlay(_ overlay: any MKOverlay) {
    addOverlay(overlay, level: .aboveLabels)
  }

  /// Adds an overlay above the others of that level; one that is on the map stays as it is.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    place(overlay, level: level, order: nextOrder())
  }

  /// Adds overlays, each above the one before.
  public func addOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { addOverlay(overlay) }
  }

  /// Adds overlays, each above the one before.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { addOverlay(overlay, level: level) }
  }

  /// Adds an overlay below the one at that index among those above the names on the map.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insertOverlay(overlay, at: index, level: .aboveLabels)
  }

  /// Adds an overlay below the one at that index of a level; above all where the index lies beyond them.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    precondition(index >= 0, "an overlay's index is not negative")
    let order = overlayList.order(at: index, level: level) { nextOrder() }
    place(overlay, level: level, order: order)
  }

  /// Adds an overlay right above another one.
  ///
  /// It lies above the names on the map; where its sibling does not, it lies above all overlays there.
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    guard let record = placed(sibling) else { return addOverlay(overlay) }
    place(
      overlay,
      level: .aboveLabels,
      order: overlayList.order(above: record) { nextOrder() }
    )
  }

  /// Adds an overlay right below another one.
  ///
  /// It lies above the names on the map; where its sibling does not, it lies above all overlays there.
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    guard let record = placed(sibling) else { return addOverlay(overlay) }
    place(
      overlay,
      level: .aboveLabels,
      order: overlayList.order(below: record) { nextOrder() }
    )
  }

  /// Lets two overlays change places, and levels where these differ.
  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    guard let first = present(overlay1), let second = present(overlay2) else { return }
    exchange(first, second)
  }

  /// Lets the overlays at two indices above the names on the map change places.
  public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
    let records = overlayList.records(in: .aboveLabels).filter { !$0.isLeaving }
    precondition(
      records.indices.contains(index1) && records.indices.contains(index2),
      "there is no overlay at that index"
    )
    exchange(records[index1], records[index2])
  }

  /// Removes an overlay, which fades.
  public func removeOverlay(_ overlay: any MKOverlay) {
    removeOverlays([overlay])
  }

  /// Removes overlays, which fade.
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    let pace = usualPace
    for overlay in overlays {
      present(overlay)?.leave(at: clock, over: pace)
    }
    dropLeftOverlays()
    setNeedsDisplay()
  }

  /// The renderer of an overlay; `nil` before its first frame, and where it is not on the map.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    present(overlay)?.renderer
  }
}

extension MKMapView {
  /// Adds an overlay, be it there already or not, over a while that the caller may choose.
  @discardableResult
  func insert(
    _ overlay: any MKOverlay,
    level: MKOverlayLevel,
    renderer: MKOverlayRenderer? = nil,
    over pace: Pace
  ) -> OverlayRecord {
    let record = OverlayRecord(overlay, level: level, order: nextOrder())
    record.renderer = renderer
    record.enter(over: pace)
    overlayList.add(record, isFindable: false)
    record.connect(to: scene.mailbox)
    return record
  }

  /// Forgets the overlays that have faded.
  func dropLeftOverlays() {
    for record in overlayList.takeGone(at: clock) {
      record.disconnect(from: scene.mailbox)
      record.onGone?()
    }
  }

  /// Adds an overlay of the map's user, or brings back one that was about to leave.
  private func place(_ overlay: any MKOverlay, level: MKOverlayLevel, order: Double) {
    setNeedsDisplay()
    guard let record = overlayList.record(of: overlay) else {
      let record = OverlayRecord(overlay, level: level, order: order)
      record.enter(over: usualPace)
      overlayList.add(record, isFindable: true)
      record.connect(to: scene.mailbox)
      return
    }
    guard record.isLeaving else { return }
    record.level = level
    record.order = order
    record.stay(at: clock, over: usualPace)
  }

  /// The record of an overlay that another one may be placed beside.
  private func placed(_ overlay: any MKOverlay) -> OverlayRecord? {
    guard let record = present(overlay), record.level == .aboveLabels else { return nil }
    return record
  }

  /// The record of an overlay that is on the map and was not removed.
  private func present(_ overlay: any MKOverlay) -> OverlayRecord? {
    guard let record = overlayList.record(of: overlay), !record.isLeaving else { return nil }
    return record
  }

  private func exchange(_ first: OverlayRecord, _ second: OverlayRecord) {
    let (order, level) = (first.order, first.level)
    (first.order, first.level) = (second.order, second.level)
    (second.order, second.level) = (order, level)
    setNeedsDisplay()
  }
}
