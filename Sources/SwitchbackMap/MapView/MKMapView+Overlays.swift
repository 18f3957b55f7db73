internal import SwitchbackUI

extension MKMapView {
  /// The overlays on the map, the lowest first.
  public var overlays: [any MKOverlay] {
    overlayRecords.filter { !$0.isLeaving }.map { $0.overlay }
  }

  /// The overlays of a level, the lowest first.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    overlayRecords.filter { !$0.isLeaving && $0.level == level }.map { $0.overlay }
  }

  /// Adds an overlay above the others.
  public func addOverlay(_ overlay: any MKOverlay) {
    addOverlay(overlay, level: .aboveLabels)
  }

  /// Adds an overlay above the others of that level.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    if let record = overlayRecords.first(where: { $0.overlay === overlay }) {
      revive(record)
    } else {
      insert(overlay, level: level)
    }
  }

  /// Adds overlays, each above the one before.
  public func addOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { addOverlay(overlay) }
  }

  /// Adds overlays, each above the one before.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { addOverlay(overlay, level: level) }
  }

  /// Removes an overlay, which fades.
  public func removeOverlay(_ overlay: any MKOverlay) {
    removeOverlays([overlay])
  }

  /// Removes overlays, which fade.
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    let removed = Set(overlays.map { $0.identity })
    for record in overlayRecords where removed.contains(record.overlay.identity) {
      leave(record, over: Presence.defaultDuration)
    }
    dropLeftOverlays()
    setNeedsDisplay()
  }

  /// The renderer of an overlay; `nil` before its first frame.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlayRecords.first { $0.overlay === overlay }?.renderer
  }
}

extension MKMapView {
  /// Adds an overlay, be it there already or not, over a while that the caller may choose.
  @discardableResult
  func insert(
    _ overlay: any MKOverlay,
    level: MKOverlayLevel,
    renderer: MKOverlayRenderer? = nil,
    over duration: Double = Presence.defaultDuration
  ) -> OverlayRecord {
    setNeedsDisplay()
    let record = OverlayRecord(overlay, level: level, order: nextOrder())
    record.renderer = renderer
    if !isStill {
      record.presence = Presence(0)
      record.presence.move(to: 1, at: clock, over: duration)
    }
    overlayRecords.append(record)
    return record
  }

  /// Lets an overlay that fades come back.
  func revive(_ record: OverlayRecord, over duration: Double = Presence.defaultDuration) {
    record.presence.move(to: 1, at: clock, over: isStill ? 0 : duration)
    setNeedsDisplay()
  }

  /// Lets an overlay fade over a while.
  func leave(_ record: OverlayRecord, over duration: Double) {
    record.presence.move(to: 0, at: clock, over: isStill ? 0 : duration)
    setNeedsDisplay()
  }

  /// Forgets the overlays that have faded.
  func dropLeftOverlays() {
    var gone: [OverlayRecord] = []
    overlayRecords.removeAll { record in
      guard record.isLeaving, !record.presence.isChanging(at: clock) else { return false }
      gone.append(record)
      return true
    }
    for record in gone { record.onGone?() }
  }

  static func standardRenderer(for overlay: any MKOverlay) -> MKOverlayRenderer {
    guard let polyline = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
    let renderer = MKPolylineRenderer(polyline: polyline)
    renderer.strokeColor = .blue
    return renderer
  }
}
