internal import Geodesy
internal import SwitchbackUI

extension MapContentVisitor {
  /// Brings the marker in the walk's place to what is said of it.
  mutating func marker(
    _ name: String,
    coordinate: CLLocationCoordinate2D,
    glyph: MarkerGlyph
  ) {
    let present = present
    if let present, present.kind == .marker {
      let record = unsafeDowncast(present, to: MarkerRecord.self)
      see(record)
      patch(record, name: name, coordinate: coordinate)
      patch(record, glyph: glyph)
      return
    }
    let record = MarkerRecord(
      number: reconciler.nextNumber(),
      name: name,
      coordinate: coordinate,
      glyph: glyph,
      style: style,
      latest: reconciler.latest
    )
    put(record, over: present)
    show(record, isBalloon: true)
  }

  /// Brings the annotation in the walk's place to what is said of it.
  mutating func annotation<Content: View>(
    _ name: String,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint,
    content: @escaping () -> Content
  ) {
    let present = present
    if let present, present.kind == .annotation {
      // What stands in one place of the content is always of one type.
      let record = unsafeDowncast(present, to: TypedAnnotationRecord<Content>.self)
      see(record)
      record.content = content
      patch(record, name: name, coordinate: coordinate)
      patch(record, anchor: anchor)
      return
    }
    let record = TypedAnnotationRecord(
      number: reconciler.nextNumber(),
      name: name,
      coordinate: coordinate,
      anchor: anchor,
      style: style,
      latest: reconciler.latest,
      content: content
    )
    put(record, over: present)
    show(record, isBalloon: false)
  }

  private func show(_ record: AnnotationContentRecord, isBalloon: Bool) {
    record.tag = tag
    let pace = reconciler.latest.surroundings.pace
    let shown = mapView.add(record, over: pace, tellsOfMoves: true)
    // The content has a state of its own, which lives as long as the content does.
    shown.keepsView = true
    shown.isBalloon = isBalloon
    shown.makeView = { record.makeView() }
    record.shown = Unowned(shown)
  }

  private func patch(
    _ record: AnnotationContentRecord,
    name: String,
    coordinate: CLLocationCoordinate2D
  ) {
    if !record.coordinate.isSame(as: coordinate) {
      record.move(to: coordinate)
      mapView.scene.mailbox.didMove(record.identity)
      reconciler.log(.patch(.coordinate), record)
      reconciler.extentDidChange()
    }
    if !record.name.hasSameBytes(as: name) {
      record.name = name
      mapView.scene.mailbox.didChange()
      reconciler.log(.patch(.title), record)
    }
    if selection != nil, !record.tag.isSame(as: tag) {
      record.tag = tag
      reconciler.log(.patch(.tag), record)
    }
  }

  private func patch(_ record: MarkerRecord, glyph: MarkerGlyph) {
    if !record.glyph.isSame(as: glyph) {
      record.glyph = glyph
      if let view = record.markerView { record.applyGlyph(to: view) }
      reconciler.log(.patch(.glyph), record)
    }
    if record.tint != style.tint {
      record.tint = style.tint
      record.markerView?.markerTintColor = style.tint
      reconciler.log(.patch(.tint), record)
    }
    if patchTitles(record), let view = record.markerView { record.applyTitles(to: view) }
  }

  private func patch(_ record: ViewAnnotationRecord, anchor: UnitPoint) {
    let isTitleChanged = patchTitles(record)
    if record.anchor != anchor {
      record.anchor = anchor
      reconciler.log(.patch(.anchor), record)
    }
    guard let view = record.view else { return }
    let contentView = unsafeDowncast(view, to: ContentAnnotationView.self)
    contentView.contentMayChange(with: reconciler.latest.surroundings.transaction)
    if isTitleChanged { view.setNeedsDisplay() }
  }

  private func patchTitles(_ record: AnnotationContentRecord) -> Bool {
    var isChanged = false
    if record.titles != style.titles {
      record.titles = style.titles
      reconciler.log(.patch(.titleVisibility), record)
      isChanged = true
    }
    if record.subtitles != style.subtitles {
      record.subtitles = style.subtitles
      reconciler.log(.patch(.subtitleVisibility), record)
      isChanged = true
    }
    return isChanged
  }
}

extension MarkerRecord {
  /// The balloon, where there is one.
  fileprivate var markerView: MKMarkerAnnotationView? {
    view.map { unsafeDowncast($0, to: MKMarkerAnnotationView.self) }
  }
}

extension CLLocationCoordinate2D {
  /// Whether both are the same numbers, be they numbers or not.
  fileprivate func isSame(as other: CLLocationCoordinate2D) -> Bool {
    latitude.bitPattern == other.latitude.bitPattern
      && longitude.bitPattern == other.longitude.bitPattern
  }
}
