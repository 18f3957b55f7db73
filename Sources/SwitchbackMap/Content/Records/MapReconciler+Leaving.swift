internal import SwitchbackUI

extension MapReconciler {
  /// Lets go of what the content no longer has.
  func leave(_ record: any SlotRecord, from mapView: MKMapView) {
    // All that lives in the slots of a map's content is of this class.
    let record = unsafeDowncast(record, to: MapRecord.self)
    guard record.stage == .present, record.kind != .type else { return }
    record.stage = .leaving
    record.position = MapRecord.left
    log(.remove, record)
    extentDidChange()
    switch record.kind {
    case .marker, .annotation:
      let annotation = unsafeDowncast(record, to: AnnotationContentRecord.self)
      guard let shown = annotation.shown else {
        // It came and went in one walk.
        annotation.didLeave()
        return
      }
      shown.lend { mapView.remove($0, over: latest.pace) }
    case .overlay:
      let overlay = unsafeDowncast(record, to: OverlayContentRecord.self)
      guard let shown = overlay.shown?.object else { return }
      let latest = latest
      shown.onGone = {
        overlay.shown = nil
        overlay.stage = .gone
        latest.hasGone = true
      }
      shown.leave(at: mapView.clock, over: latest.pace)
    case .type: break
    }
  }

  /// Lets what is leaving be there again.
  func revive(_ record: MapRecord, on mapView: MKMapView) {
    record.stage = .present
    log(.revive, record)
    extentDidChange()
    switch record.kind {
    case .marker, .annotation:
      let annotation = unsafeDowncast(record, to: AnnotationContentRecord.self)
      if let shown = annotation.shown { mapView.bringBack(shown.object, over: latest.pace) }
    case .overlay:
      let overlay = unsafeDowncast(record, to: OverlayContentRecord.self)
      overlay.shown?.object.stay(at: mapView.clock, over: latest.pace)
    case .type: break
    }
  }
}
