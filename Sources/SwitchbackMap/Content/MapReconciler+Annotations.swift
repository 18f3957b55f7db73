internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MapReconciler {
  /// Brings the annotation in a place of the content to what is said of it.
  func annotation(
    title: String,
    coordinate: CLLocationCoordinate2D,
    look: AnnotationLook,
    style: MapContentStyle,
    in slot: Slot,
    update: MapUpdate
  ) {
    let present = present(in: slot)
    if let record = present as? AnnotationContentRecord, record.fits(look) {
      see(record)
      if record.isLeaving { revive(record, update: update) }
      patch(record, title: title, coordinate: coordinate)
      apply(look, style: style, to: record, update: update, isNew: false)
      return
    }
    if let present { leave(present, update: update) }
    let annotation = MKPointAnnotation(coordinate: coordinate, title: title)
    let record = AnnotationContentRecord(
      number: nextNumber(),
      annotation: annotation,
      view: look.makeView(for: annotation)
    )
    apply(look, style: style, to: record, update: update, isNew: true)
    mapView.add(annotation, view: record.view, over: duration(update))
    record.shown = mapView.recordsByAnnotation[annotation.identity]
    slot.record = record
    see(record)
    log(.insert, record)
  }

  /// Lets go of what the content no longer has.
  func leave(_ record: MapRecord, update: MapUpdate) {
    guard record.stage == .present else { return }
    record.stage = .leaving
    log(.remove, record)
    if let record = record as? AnnotationContentRecord {
      mapView.remove(record.annotation, over: duration(update)) { record.stage = .gone }
    } else if let overlay = (record as? PolylineRecord)?.overlay {
      overlay.onGone = { record.stage = .gone }
      mapView.leave(overlay, over: duration(update))
      mapView.dropLeftOverlays()
    }
  }

  private func revive(_ record: AnnotationContentRecord, update: MapUpdate) {
    record.stage = .present
    mapView.add(record.annotation, view: record.view, over: duration(update))
    log(.revive, record)
  }

  private func patch(
    _ record: AnnotationContentRecord,
    title: String,
    coordinate: CLLocationCoordinate2D
  ) {
    if !record.annotation.coordinate.isSame(as: coordinate) {
      record.annotation.coordinate = coordinate
      log(.patch(.coordinate), record)
    }
    if !record.annotation.title.hasSameBytes(as: title) {
      record.annotation.title = title
      log(.patch(.title), record)
    }
  }

  private func apply(
    _ look: AnnotationLook,
    style: MapContentStyle,
    to record: AnnotationContentRecord,
    update: MapUpdate,
    isNew: Bool
  ) {
    func note(_ field: MapOperation.Field) {
      if !isNew { log(.patch(field), record) }
    }
    switch look {
    case .view(let anchor, let updateContent):
      guard let view = record.view as? ContentAnnotationView else { return }
      if view.anchor != anchor {
        view.anchor = anchor
        note(.anchor)
      }
      if view.titles != style.titles {
        view.titles = style.titles
        note(.titleVisibility)
      }
      updateContent(view.graph, update.environment, update.transaction)
    case .marker(let glyph):
      guard let view = record.view as? MKMarkerAnnotationView else { return }
      if record.glyph?.isSame(as: glyph) != true {
        record.glyph = glyph
        glyph.apply(to: view, environment: update.environment)
        note(.glyph)
      }
      if view.markerTintColor != style.tint {
        view.markerTintColor = style.tint
        note(.tint)
      }
      let visibility: MKFeatureVisibility = style.titles == .hidden ? .hidden : .adaptive
      if view.titleVisibility != visibility {
        view.titleVisibility = visibility
        note(.titleVisibility)
      }
    }
  }
}

extension AnnotationContentRecord {
  /// Whether the record's view is of the kind that can show it.
  fileprivate func fits(_ look: AnnotationLook) -> Bool {
    switch look {
    case .view: view is ContentAnnotationView
    case .marker: view is MKMarkerAnnotationView
    }
  }
}

extension AnnotationLook {
  fileprivate func makeView(for annotation: MKPointAnnotation) -> MKAnnotationView {
    switch self {
    case .view(let anchor, _):
      ContentAnnotationView(annotation: annotation, anchor: anchor, titles: .automatic)
    case .marker: MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    }
  }
}

extension MarkerGlyph {
  fileprivate func apply(to view: MKMarkerAnnotationView, environment: EnvironmentValues) {
    view.glyphText = nil
    view.glyphImage = nil
    switch self {
    case .none: break
    case .symbol(let name):
      view.glyphImage = UIImage(symbol: Symbol.named(name) { environment.reportOnce($0) })
    case .monogram(let text): view.glyphText = text
    }
  }
}

extension CLLocationCoordinate2D {
  /// Whether the two are the same to the bit: a place that is no number is not another place at each update.
  fileprivate func isSame(as other: CLLocationCoordinate2D) -> Bool {
    latitude.bitPattern == other.latitude.bitPattern
      && longitude.bitPattern == other.longitude.bitPattern
  }
}
