internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// Brings a map to what its content says, and touches nothing else.
///
/// What stands in a place of the content is kept from update to update and patched field by field. The order of the
/// content is only what is drawn over what: it never removes or inserts. What the content no longer has leaves with a
/// transition, and is revived if it comes back meanwhile.
final class MapReconciler {
  let root = Slot()
  let mapView: MKMapView
  private var records: [MapRecord] = []
  private var seen: [MapRecord] = []
  private var generation: UInt32 = 0
  private var lastNumber: UInt32 = 0

  /// Told of every operation.
  var onOperation: ((MapOperation) -> Void)?

  init(_ mapView: MKMapView) {
    self.mapView = mapView
  }

  /// Walks through the content.
  func update<Content: MapContent>(
    _ content: Content,
    environment: EnvironmentValues,
    transaction: Transaction
  ) {
    generation &+= 1
    let update = MapUpdate(
      generation: generation,
      environment: environment,
      transaction: transaction
    )
    seen.removeAll(keepingCapacity: true)
    var visitor = MapContentVisitor(self, update: update)
    visitor.visit(content, at: 0)
    for record in records where record.lastSeen != generation { leave(record, update: update) }
    swap(&records, &seen)
    root.sweep(generation)
    for record in RecordOrder.assign(to: records) { log(.patch(.order), record) }
  }

  /// The smallest rectangle that holds all of the content; null where there is none.
  var contentRect: MKMapRect {
    var extent = MapExtent()
    for record in records {
      if let record = record as? AnnotationContentRecord {
        extent.include(MKMapPoint(record.annotation.coordinate))
      } else if let record = record as? PolylineRecord, let overlay = record.overlay {
        extent.include(overlay.overlay.boundingMapRect)
      }
    }
    return extent.rect
  }

  func log(_ kind: MapOperation.Kind, _ record: MapRecord) {
    onOperation?(MapOperation(kind: kind, record: record.number))
  }

  /// What stands in a place of the content, on the map or on its way off it.
  func present(in slot: Slot) -> MapRecord? {
    guard let record = slot.record as? MapRecord, record.stage != .gone else { return nil }
    return record
  }

  func nextNumber() -> UInt32 {
    lastNumber += 1
    return lastNumber
  }

  func duration(_ update: MapUpdate) -> Pace {
    if update.transaction.disablesAnimations { return 0 }
    return update.transaction.animation.map { Pace($0) } ?? Presence.defaultDuration
  }

  /// Notes that the walk came to a record.
  func see(_ record: MapRecord) {
    record.lastSeen = generation
    seen.append(record)
  }
}
