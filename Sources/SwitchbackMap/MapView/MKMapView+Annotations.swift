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
    addAnnotations([annotation])
  }

  /// Adds annotations.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    let pace = usualPace
    let before = nextOrder()
    var isAnyBack = false
    for annotation in annotations where add(annotation, over: pace) { isAnyBack = true }
    if isAnyBack {
      let latest = annotationRecords.takeAll { $0.order > before && $0.owner == nil }
      annotationRecords += latest.inOrder
    }
    setNeedsDisplay()
  }

  /// Removes an annotation; it stays in sight, out of reach, until its exit transition ends.
  public func removeAnnotation(_ annotation: any MKAnnotation) {
    removeAnnotations([annotation])
  }

  /// Removes annotations.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    let pace = usualPace
    for annotation in annotations {
      guard let record = ownRecord(of: annotation), !record.isLeaving else { continue }
      remove(record, over: pace)
    }
    dropUnseen()
    setNeedsDisplay()
  }

  /// The view of an annotation, or of a cluster; `nil` where it is not on the map or far from what is seen.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    guard let record = record(of: annotation), !record.isLeaving else { return nil }
    if record.view == nil, record.isNear { makeViews(for: [record]) }
    return record.view
  }

  /// Shows a part of the map that holds the annotations, with a margin; where there are none on it, it stays as it is.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    var extent = MapExtent()
    for annotation in annotations { extent.include(MKMapPoint(annotation.coordinate)) }
    let rect = extent.rect
    if rect.isNull { return }
    let margin = Self.framingMargin
    setVisibleMapRect(
      rect,
      edgePadding: UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin),
      animated: animated
    )
  }

  #if !hasFeature(Embedded)
  /// The annotations whose place lies in the rectangle.
  ///
  /// Each is the object itself where its class is `Hashable`, as that of `MKPointAnnotation` is, and else an
  /// ``MKAnnotationReference`` to it.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    var found: Set<AnyHashable> = []
    for annotation in annotationList(in: mapRect) {
      let object = annotation as? any Hashable
      found.insert(object.map { AnyHashable($0) } ?? AnyHashable(MKAnnotationReference(annotation)))
    }
    return found
  }
  #endif
}

extension MKMapView {
  /// The space that is kept round what the map frames by itself, in points.
  static let framingMargin: CGFloat = 48

  /// The annotations whose place lies in the rectangle.
  package func annotationList(in mapRect: MKMapRect) -> [any MKAnnotation] {
    annotationRecords(in: mapRect).map { $0.annotation }
  }

  private func annotationRecords(in mapRect: MKMapRect) -> [AnnotationRecord] {
    readMoves()
    var found: [AnnotationRecord] = []
    scene.index.visit(mapRect) { if !$0.isLeaving { found.append($0) } }
    return found.inOrder
  }

  /// What is kept of an annotation, or of a cluster that is shown.
  func record(of annotation: any MKAnnotation) -> AnnotationRecord? {
    ownRecord(of: annotation) ?? scene.near.first { $0.annotation === annotation }
  }

  private func ownRecord(of annotation: any MKAnnotation) -> AnnotationRecord? {
    if let record = recordsByAnnotation[annotation.identity] { return record }
    return (annotation as? AnnotationContentRecord)?.shown?.object
  }

  /// Adds an annotation, or lets one stay that was about to leave; tells whether it did the latter.
  private func add(_ annotation: any MKAnnotation, over pace: Pace) -> Bool {
    if let record = ownRecord(of: annotation) {
      guard record.isLeaving else { return false }
      // It is added anew, after the others.
      record.order = nextOrder()
      bringBack(record, over: pace)
      return true
    }
    let record = AnnotationRecord(annotation, order: nextOrder())
    recordsByAnnotation[annotation.identity] = record
    let shape = annotation as? MKShape
    shape?.connect(to: scene.mailbox)
    // Where nobody tells of moves, each frame has to look.
    if shape?.tellsOfMoves != true { scene.polled.append(record) }
    show(record, over: pace)
    return false
  }

  /// Adds a new annotation that its owner makes the view of and tells the moves of, and returns what the map keeps of it.
  func add(_ owner: any AnnotationOwner, order: Double, over pace: Pace) -> AnnotationRecord {
    let record = AnnotationRecord(owner, order: order)
    record.owner = owner
    show(record, over: pace)
    return record
  }

  private func show(_ record: AnnotationRecord, over pace: Pace) {
    record.enter(over: pace)
    if pace.duration > 0 { scene.activate(record) }
    annotationRecords.append(record)
    if record.place.isOnMap { scene.index.insert(record) }
    noteArrival(at: record.place)
  }

  /// Lets an annotation stay that was about to leave, and take part in its clusters again.
  func bringBack(_ record: AnnotationRecord, over pace: Pace) {
    record.stay(at: clock, over: pace)
    scene.activate(record)
    if let identifier = record.clusteringIdentifier { scene.group(identifier).insert(record) }
    scene.needsSurvey = true
  }

  /// Lets an annotation go; one that nobody sees, as within a cluster, in no time.
  func remove(_ record: AnnotationRecord, over pace: Pace) {
    record.leave(at: clock, over: record.isNear && record.view != nil ? pace : 0)
    scene.activate(record)
    scene.hasUnseenLeft = true
    record.group?.remove(record)
    scene.needsSurvey = true
    if record === selectedRecord { select(nil, animated: true) }
    if record === focusedRecord { focusedRecord = nil }
    dropDrag(of: record)
  }

  /// Forgets at once what left and was not in sight; the rest waits for the next frame, so that it can come back.
  func dropUnseen() {
    guard scene.hasUnseenLeft else { return }
    scene.hasUnseenLeft = false
    let gone = annotationRecords.takeAll { $0.isLeaving && (!hasAppeared || $0.view == nil) }
    for record in gone { forget(record) }
  }

  /// Forgets annotations whose exit transition has ended.
  func drop(_ records: [AnnotationRecord]) {
    guard records.contains(where: { $0.isLeaving }) else { return }
    for record in annotationRecords.takeAll(where: { $0.isLeaving && !$0.isActive }) {
      forget(record)
    }
  }

  private func forget(_ record: AnnotationRecord) {
    scene.index.remove(record)
    record.group?.remove(record)
    if record.owner == nil { disconnect(record) }
    record.presence = Presence(0)
    record.isNear = false
    if let view = record.view { release(view) }
    record.view = nil
    scene.needsSurvey = true
    record.owner?.didLeave()
    record.owner = nil
  }

  private func disconnect(_ record: AnnotationRecord) {
    recordsByAnnotation[record.annotation.identity] = nil
    let shape = record.annotation as? MKShape
    shape?.disconnect(from: scene.mailbox)
    if shape?.tellsOfMoves != true { scene.polled.removeAll { $0 === record } }
  }

  /// Looks where annotations stand that may have moved.
  func readMoves() {
    let moved = scene.mailbox.moved
    if !moved.isEmpty {
      scene.mailbox.moved.removeAll(keepingCapacity: true)
      for key in moved { if let record = recordsByAnnotation[key] { readMove(of: record) } }
    }
    if !scene.moved.isEmpty {
      let moved = scene.moved
      scene.moved.removeAll(keepingCapacity: true)
      for record in moved where record.owner != nil { readMove(of: record) }
    }
    for record in scene.polled { readMove(of: record) }
  }

  private func readMove(of record: AnnotationRecord) {
    guard record.look() else { return }
    scene.moves &+= 1
    scene.index.remove(record)
    if record.place.isOnMap { scene.index.insert(record) }
    record.group?.move(record)
    if record.isNear {
      scene.needsSurvey = true
    } else {
      noteArrival(at: record.place)
    }
  }

  /// Lets an annotation go to where it is from now on, from where it is seen; at once where it is out of sight.
  func glide(_ record: AnnotationRecord, over pace: Pace) {
    guard !isStill, record.point != nil, record.group == nil else { return }
    record.sight.glide = AnnotationGlide(from: record.shownPlace(at: clock), over: pace)
    scene.activate(record)
  }

  private func noteArrival(at place: MKMapPoint) {
    if scene.needsSurvey { return }
    guard let rect = scene.surveyed?.rect else {
      scene.needsSurvey = true
      return
    }
    let copy = place.copy(nearestTo: rect.midX)
    if rect.contains(copy) || rect.width > MKMapSize.world.width / 2 { scene.needsSurvey = true }
  }

  /// Lets what an annotation forms clusters with be known.
  func group(_ record: AnnotationRecord, by identifier: String?) {
    let isSame = record.clusteringIdentifier.hasSameBytes(as: identifier)
    if isSame, (record.group != nil) == (identifier != nil) { return }
    record.group?.remove(record)
    record.clusteringIdentifier = identifier
    if let identifier, !record.isLeaving { scene.group(identifier).insert(record) }
    scene.needsSurvey = true
    setNeedsDisplay()
  }
}

extension Array {
  /// Takes out the elements that fit.
  mutating func takeAll(where fits: (Element) -> Bool) -> [Element] {
    var taken: [Element] = []
    removeAll { element in
      guard fits(element) else { return false }
      taken.append(element)
      return true
    }
    return taken
  }
}
