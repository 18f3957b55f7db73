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
    let pace = latest.surroundings.pace
    switch record.kind {
    case .marker, .annotation:
      let annotation = unsafeDowncast(record, to: AnnotationContentRecord.self)
      guard let shown = annotation.shown?.object else { return }
      let reconciler = Unowned(self)
      shown.onGone = {
        annotation.shown = nil
        reconciler.object.didGo(annotation)
      }
      mapView.remove(shown, over: pace)
    case .overlay:
      let overlay = unsafeDowncast(record, to: OverlayContentRecord.self)
      guard let shown = overlay.shown?.object else { return }
      let reconciler = Unowned(self)
      shown.onGone = {
        overlay.shown = nil
        reconciler.object.didGo(overlay)
      }
      mapView.leave(shown, over: pace)
    case .type: break
    }
  }

  /// Lets what is leaving be there again.
  func revive(_ record: MapRecord, on mapView: MKMapView) {
    record.stage = .present
    log(.revive, record)
    extentDidChange()
    let pace = latest.surroundings.pace
    switch record.kind {
    case .marker, .annotation:
      let annotation = unsafeDowncast(record, to: AnnotationContentRecord.self)
      if let shown = annotation.shown?.object { mapView.stay(shown, over: pace) }
    case .overlay:
      let overlay = unsafeDowncast(record, to: OverlayContentRecord.self)
      if let shown = overlay.shown?.object { mapView.stay(shown, over: pace) }
    case .type: break
    }
  }
}
