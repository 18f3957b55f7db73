internal import Drawing
internal import SwitchbackUI

/// A walk through a map's content, which brings the map to what the content says.
public struct MapContentVisitor {
  var style = MapContentStyle()

  /// The records that the walk came to.
  var row: RecordRow

  /// The slots that the walk came to and in which something is that it did not come to.
  private(set) var parents: [Slot] = []

  /// What a selection of the content is known by where nothing nearer says it.
  var tag = MapTag.none

  /// How the map's selection is bound, where it is.
  let selection: SelectionSource?

  let reconciler: MapReconciler
  let mapView: MKMapView
  private let generation: UInt32
  private var place: Unmanaged<Slot>

  init(
    _ reconciler: MapReconciler,
    mapView: MKMapView,
    generation: UInt32,
    row: RecordRow,
    selection: SelectionSource?
  ) {
    self.reconciler = reconciler
    self.mapView = mapView
    self.generation = generation
    self.row = row
    self.selection = selection
    place = .passUnretained(reconciler.root)
  }

  /// What the views round the map have set.
  var environment: EnvironmentValues { reconciler.latest.surroundings.environment }

  /// Where in the structure of the content the walk is.
  var slot: Slot { place.takeUnretainedValue() }

  /// Walks through a part of the content that stands at a fixed position.
  mutating func visit<Content: MapContent>(_ content: Content, at position: Int) {
    visit(content, in: slot.child(position, generation: generation))
  }

  /// Walks through a part of the content that has that place.
  mutating func visit<Content: MapContent>(_ content: Content, in slot: Slot) {
    let outer = place
    place = .passUnretained(slot)
    Content._visit(content, &self)
    place = outer
  }

  /// Starts a walk through the items of a `ForEach`.
  func items<ID: Hashable>(_ type: ID.Type) -> (index: SlotIndex<ID>, walk: SlotWalk<ID>) {
    let index = slot.items(type)
    return (index, index.walk(generation))
  }

  /// Notes that the walk came to all that there is in its place.
  mutating func endPlace() {
    let slot = slot
    if slot.hasMissed(generation) { parents.append(slot) }
  }

  /// Lets go of what stands here, whose content is of another type now.
  mutating func startAnew() {
    let slot = slot
    slot.visitRecords { reconciler.leave($0, from: mapView) }
    slot.reset()
  }

  /// Ends a walk through the items of a `ForEach`.
  mutating func end<ID: Hashable>(_ walk: inout SlotWalk<ID>, in index: SlotIndex<ID>) {
    index.end(&walk)
    if let report = index.takeReport(of: walk) { environment.host.report(report) }
    endPlace()
  }

  /// What stands in the walk's place, on the map or on its way off it.
  var present: MapRecord? {
    guard let record = slot.record else { return nil }
    // All that lives in the slots of a map's content is of this class.
    let present = unsafeDowncast(record, to: MapRecord.self)
    return present.stage == .gone ? nil : present
  }

  /// Puts a record in the walk's place, over another that leaves.
  mutating func put(_ record: MapRecord, over present: MapRecord?) {
    if let present { reconciler.leave(present, from: mapView) }
    slot.record = record
    row.see(record)
    reconciler.log(.insert, record)
    reconciler.extentDidChange()
  }

  /// Notes that the walk came to a record.
  mutating func see(_ record: MapRecord) {
    row.see(record)
    if record.stage == .leaving { reconciler.revive(record, on: mapView) }
  }
}
