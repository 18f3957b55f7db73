internal import Drawing
public import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// The annotations on the map, in the order in which they were added.
  public var annotations: [any MKAnnotation] {
    annotationRecords.filter { !$0.isLeaving }.map { $0.annotation }
  }

  /// Adds an annotation; one that is there already stays as it is.
  public func addAnnotation(_ annotation: any MKAnnotation) {
    add(annotation, view: nil)
  }

  /// Adds annotations.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { add(annotation, view: nil) }
  }

  /// Removes an annotation; it stays in sight, out of reach, until its exit transition ends.
  public func removeAnnotation(_ annotation: any MKAnnotation) {
    removeAnnotations([annotation])
  }

  /// Removes annotations.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    var isAnyRemoved = false
    for annotation in annotations {
      guard let record = recordsByAnnotation[annotation.identity], !record.isLeaving
      else { continue }
      remove(record)
      isAnyRemoved = true
    }
    if isAnyRemoved { dropLeft() }
  }

  /// The annotations whose place lies in the rectangle.
  public func annotations(in mapRect: MKMapRect) -> [any MKAnnotation] {
    annotationRecords.filter { record in
      guard !record.isLeaving else { return false }
      let point = record.mapPoint
      return mapRect.contains(point) || mapRect.contains(point.copy(nearestTo: mapRect.midX))
    }.map { $0.annotation }
  }

  /// The view of an annotation; `nil` where it is not on the map or was never near to what is seen.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    recordsByAnnotation[annotation.identity]?.view
  }

  /// Shows a part of the map that holds the annotations, with a margin.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    var extent = MapExtent()
    for annotation in annotations { extent.include(MKMapPoint(annotation.coordinate)) }
    let margin = Self.framingMargin
    setVisibleMapRect(
      extent.rect,
      edgePadding: UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin),
      animated: animated
    )
  }

  /// The annotations that are selected: one at the most.
  public var selectedAnnotations: [any MKAnnotation] {
    selectedRecord.map { [$0.annotation] } ?? []
  }

  /// Selects an annotation, and no other.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard let record = recordsByAnnotation[annotation.identity], !record.isLeaving
    else { return }
    select(record, animated: animated)
  }

  /// Ends the selection of an annotation, or of whichever is selected.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let selectedRecord, annotation == nil || annotation === selectedRecord.annotation
    else { return }
    select(nil, animated: animated)
  }
}

extension MKMapView {
  /// The space that is kept round what the map frames by itself, in points.
  static let framingMargin: CGFloat = 48

  /// Adds an annotation with a view that is made already, over a while that the caller may choose.
  func add(
    _ annotation: any MKAnnotation,
    view: MKAnnotationView?,
    over duration: Pace = Presence.defaultDuration
  ) {
    let key = annotation.identity
    if let record = recordsByAnnotation[key] { return stay(record, over: duration) }
    let record = AnnotationRecord(annotation, order: nextOrder())
    record.view = view
    enter(record, over: duration)
    recordsByAnnotation[key] = record
    annotationRecords.append(record)
    adopt(record)
  }

  /// Lets an annotation go, over a while that the caller may choose.
  func remove(_ annotation: any MKAnnotation, over duration: Pace, onGone: @escaping () -> Void) {
    guard let record = recordsByAnnotation[annotation.identity] else { return onGone() }
    record.onGone = onGone
    remove(record, over: duration)
    dropLeft()
  }

  /// Ties an annotation and its view to the surface that the map is on.
  func adopt(_ record: AnnotationRecord) {
    (record.annotation as? MKShape)?.host = host
    record.view?.didMove(to: host)
  }

  /// Forgets the annotations whose exit transition has ended.
  func dropLeft() {
    for record in annotationRecords.takeGone(at: clock) {
      recordsByAnnotation[record.annotation.identity] = nil
      (record.annotation as? MKShape)?.host = nil
      record.view?.didMove(to: nil)
      record.onGone?()
    }
  }

  /// Selects what the record stands for, and no other; nothing for `nil`.
  func select(_ record: AnnotationRecord?, animated: Bool) {
    guard record !== selectedRecord else { return }
    let before = selectedRecord
    selectedRecord = record
    let duration: Pace = animated && !isStill ? 0.18 : 0
    before?.emphasis.move(to: 0, at: clock, over: duration)
    record?.emphasis.move(to: 1, at: clock, over: duration)
    before?.view?.setSelected(false, animated: animated)
    record?.view?.setSelected(true, animated: animated)
    setNeedsDisplay()
    if let before { delegate?.mapView(self, didDeselect: before.annotation) }
    if let record { delegate?.mapView(self, didSelect: record.annotation) }
  }

  /// Makes the views of annotations that have come near and have none.
  func makeViews(for records: [AnnotationRecord]) {
    var made: [MKAnnotationView] = []
    for record in records where record.view == nil {
      let annotation = record.annotation
      let view =
        record.makeView?() ?? delegate?.mapView(self, viewFor: annotation)
        ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      record.view = view
      view.didMove(to: host)
      if record === selectedRecord { view.setSelected(true, animated: false) }
      made.append(view)
    }
    if !made.isEmpty { delegate?.mapView(self, didAdd: made) }
  }

  private func remove(
    _ record: AnnotationRecord,
    over duration: Pace = Presence.defaultDuration
  ) {
    leave(record, over: duration)
    if record === selectedRecord { select(nil, animated: true) }
    if record === focusedRecord { focusedRecord = nil }
  }
}
