public import Geodesy
public import SwitchbackUI

extension MapContentVisitor {
  /// Brings the marker in the walk's place to what is said of it.
  @usableFromInline
  mutating func marker(
    _ words: _AnnotationWords,
    coordinate: CLLocationCoordinate2D,
    glyph: MarkerGlyph
  ) {
    if let present, present._withUnsafeGuaranteedRef({ $0.kind == .marker }) {
      see(present)
      Unmanaged<MarkerRecord>.fromOpaque(present.toOpaque())._withUnsafeGuaranteedRef { record in
        patch(record, words: words, coordinate: coordinate)
        patch(record, glyph: glyph)
      }
      return
    }
    let record = MarkerRecord(
      number: reconciler.nextNumber(),
      words: words,
      coordinate: coordinate,
      glyph: glyph,
      style: style,
      latest: reconciler.latest
    )
    show(record)
  }

  /// Brings the annotation in the walk's place to what is said of it.
  @inlinable
  mutating func annotation<Content: View>(
    _ words: _AnnotationWords,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint,
    content: @escaping () -> Content
  ) {
    if let present = annotation(words, coordinate: coordinate, anchor: anchor) {
      // What stands in one place of the content is always of one type.
      let record = Unmanaged<TypedAnnotationRecord<Content>>.fromOpaque(present.toOpaque())
      record._withUnsafeGuaranteedRef { $0.content = content }
      return
    }
    let record = TypedAnnotationRecord(
      newAnnotation(words, coordinate: coordinate, anchor: anchor),
      content: content
    )
    show(record)
  }

  /// Brings the annotation in the walk's place, if there is one, to what is said of it but its content, and returns it.
  @usableFromInline
  mutating func annotation(
    _ words: _AnnotationWords,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint
  ) -> Unmanaged<ViewAnnotationRecord>? {
    guard let present, present._withUnsafeGuaranteedRef({ $0.kind == .annotation }) else {
      return nil
    }
    see(present)
    let record = Unmanaged<ViewAnnotationRecord>.fromOpaque(present.toOpaque())
    record._withUnsafeGuaranteedRef { record in
      patch(record, words: words, coordinate: coordinate)
      patch(record, anchor: anchor)
    }
    return record
  }

  /// What a new annotation is made with.
  @usableFromInline
  func newAnnotation(
    _ words: _AnnotationWords,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint
  ) -> ViewAnnotationRecord.Start {
    ViewAnnotationRecord.Start(
      number: reconciler.nextNumber(),
      words: words,
      coordinate: coordinate,
      anchor: anchor,
      style: style,
      latest: reconciler.latest
    )
  }

  /// Puts a new annotation in the walk's place; it comes on the map after the walk.
  @usableFromInline
  mutating func show(_ record: AnnotationContentRecord) {
    put(record)
    record.tag = tag
    record.clusteringIdentifier = style.clusteringIdentifier
  }

  private func patch(
    _ record: AnnotationContentRecord,
    words: _AnnotationWords,
    coordinate: CLLocationCoordinate2D
  ) {
    if !record.coordinate.isSame(as: coordinate) {
      if let animation = reconciler.latest.surroundings.animation, let shown = record.shown {
        mapView.glide(shown.object, over: Pace(animation))
      }
      record.move(to: coordinate)
      if let shown = record.shown { mapView.scene.moved.append(shown.object) }
      reconciler.log(.patch(.coordinate), record)
      reconciler.extentDidChange()
    }
    if !record.nameBits.isSame(as: StringBits(words.title)), record.rename(words.title) {
      mapView.scene.mailbox.didChange()
      reconciler.log(.patch(.title), record)
    }
    // Most have none, which is told without looking at a text.
    if record.subtitle != nil || words.subtitle != nil, record.setSubtitle(words.subtitle) {
      mapView.scene.mailbox.didChange()
      reconciler.log(.patch(.subtitle), record)
    }
    if !record.clusteringIdentifier.hasSameBytes(as: style.clusteringIdentifier) {
      record.clusteringIdentifier = style.clusteringIdentifier
      if let shown = record.shown?.object {
        mapView.group(shown, by: style.clusteringIdentifier)
      }
      reconciler.log(.patch(.clusteringIdentifier), record)
    }
    if selection != nil, !record.tag.isSame(as: tag) {
      record.tag = tag
      reconciler.log(.patch(.tag), record)
    }
  }

  private func patch(_ record: MarkerRecord, glyph: MarkerGlyph) {
    if !record.glyphBits.isSame(as: glyph.bits), record.setGlyph(glyph) {
      if let view = record.markerView { record.applyGlyph(to: view) }
      reconciler.log(.patch(.glyph), record)
    }
    if record.tint != style.tint {
      record.tint = style.tint
      record.markerView?.markerTintColor = style.tint
      record.shown?.object.tint = style.tint
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
    if isTitleChanged { view.setNeedsPlacement() }
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
  /// Whether the two are the same to the bit: a place that is no number is not another place at each update.
  fileprivate func isSame(as other: CLLocationCoordinate2D) -> Bool {
    latitude.bitPattern == other.latitude.bitPattern
      && longitude.bitPattern == other.longitude.bitPattern
  }
}
