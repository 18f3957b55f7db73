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
      stay(record)
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
      leave(record)
    }
    dropLeftOverlays()
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
    let record = OverlayRecord(overlay, level: level, order: nextOrder())
    record.renderer = renderer
    enter(record, over: duration)
    overlayRecords.append(record)
    return record
  }

  /// Forgets the overlays that have faded.
  func dropLeftOverlays() {
    for record in overlayRecords.takeGone(at: clock) { record.onGone?() }
  }

  static func standardRenderer(for overlay: any MKOverlay) -> MKOverlayRenderer {
    guard let polyline = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
    let renderer = MKPolylineRenderer(polyline: polyline)
    renderer.strokeColor = .blue
    return renderer
  }
}
