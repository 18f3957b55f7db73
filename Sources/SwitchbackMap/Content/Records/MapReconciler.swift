internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// Brings a map to what its content says, and touches nothing else.
///
/// What stands in a place of the content is kept from update to update and patched field by field. The order of the
/// content is only what is drawn over what: it never removes or inserts. What the content no longer has leaves with a
/// transition, and is revived if it comes back meanwhile.
///
/// An update costs what it takes to go through the content once, and beyond that what it takes to make the changes: as
/// long as things stand in their order, nothing is hashed, sorted or allocated.
final class MapReconciler {
  let root = Slot()

  /// What is on the map, in the order of the content.
  ///
  /// They are kept by their slots.
  private(set) var records: [RecordRow.Reference] = []

  /// What the views of annotations are made with.
  let latest = LatestSurroundings()

  /// Told of every operation.
  @exclusivity(unchecked) var onOperation: ((MapOperation) -> Void)?

  /// Changes whenever something comes, goes or moves.
  @exclusivity(unchecked) private(set) var extentRevision: UInt32 = 0

  private var generation: UInt32 = 0
  @exclusivity(unchecked) private var lastNumber: UInt32 = 0

  /// Where something stays that the content no longer has, until its exit transition ends.
  private var lingering: [Slot] = []
  @exclusivity(unchecked) private var isAnythingChanged = false
  private var extent: (rect: MKMapRect, revision: UInt32)?

  /// Walks through the content.
  func update(
    _ mapView: MKMapView,
    environment: EnvironmentValues,
    transaction: Transaction,
    selection: SelectionSource? = nil,
    _ walk: (inout MapContentVisitor) -> Void
  ) {
    generation &+= 1
    isAnythingChanged = false
    latest.begin(
      ContentSurroundings(environment: environment, transaction: transaction),
      isStill: mapView.isStill
    )
    root.generation = generation
    var visitor = MapContentVisitor(
      self,
      mapView: mapView,
      generation: generation,
      row: RecordRow(records),
      selection: selection
    )
    walk(&visitor)
    arrange(visitor.row)
    show(visitor.row.fresh, on: mapView)
    removeMissed(visitor.parents, from: mapView)
    if isAnythingChanged { mapView.setNeedsDisplay() }
  }

  /// Lets go of the places whose content has left for good.
  func prune() {
    guard latest.hasGone else { return }
    latest.hasGone = false
    lingering.removeAll { slot in
      slot.dropMissed(generation)
      return !slot.hasMissed(generation)
    }
  }

  /// The smallest rectangle that holds all of the content; null where there is none.
  var contentRect: MKMapRect {
    if let extent, extent.revision == extentRevision { return extent.rect }
    var whole = ContentExtent()
    for reference in records {
      let record = reference.takeUnretainedValue()
      switch record.kind {
      case .marker, .annotation:
        whole.include(unsafeDowncast(record, to: AnnotationContentRecord.self).mapPoint)
      case .overlay:
        let overlay = unsafeDowncast(record, to: OverlayContentRecord.self).shown?.object.overlay
        if let overlay { whole.include(overlay.boundingMapRect) }
      case .type: break
      }
    }
    let rect = whole.rect
    extent = (rect, extentRevision)
    return rect
  }

  func nextNumber() -> UInt32 {
    lastNumber += 1
    return lastNumber
  }

  /// Notes an operation.
  func log(_ kind: MapOperation.Kind, _ record: MapRecord) {
    isAnythingChanged = true
    if let onOperation { onOperation(MapOperation(kind: kind, record: record.number)) }
  }

  /// Notes that something came, went or moved.
  func extentDidChange() {
    extentRevision &+= 1
  }

  private func removeMissed(_ parents: [Slot], from mapView: MKMapView) {
    if parents.isEmpty, lingering.isEmpty { return }
    for parent in parents {
      parent.visitMissed(generation) { leave($0, from: mapView) }
    }
    // What leaves over a while is looked for in frames, which have to look at it anyway.
    if latest.pace.duration <= 0 {
      mapView.dropUnseen()
      mapView.dropLeftOverlays()
    }
    latest.hasGone = false
    let before = lingering.filter { $0.generation != generation }
    lingering = (parents + before).filter { slot in
      slot.dropMissed(generation)
      return slot.hasMissed(generation)
    }
  }

  /// Brings the annotations at those positions on the map, which are new.
  ///
  /// That waits for the end of the walk, so that what each walk looks at stands together in memory, and what the map
  /// keeps beside it.
  private func show(_ positions: [Int], on mapView: MKMapView) {
    let pace = latest.pace
    for position in positions {
      let reference = records[position]
      let isComing = reference._withUnsafeGuaranteedRef {
        ($0.kind == .marker || $0.kind == .annotation) && $0.stage == .present
      }
      if !isComing { continue }
      Unmanaged<AnnotationContentRecord>.fromOpaque(reference.toOpaque())._withUnsafeGuaranteedRef {
        $0.show(on: mapView, over: pace)
      }
    }
  }

  private func arrange(_ row: RecordRow) {
    if row.isSame { return }
    records = row.newRow()
    let changed =
      row.isMoved
      ? RecordOrder.assign(to: records, from: row.common, orders: row.orders)
      : RecordOrder.number(row.fresh, in: records)
    for reference in changed { log(.patch(.order), reference.takeUnretainedValue()) }
  }
}
