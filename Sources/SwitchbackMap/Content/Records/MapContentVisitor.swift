internal import Drawing
internal import Geodesy
public import SwitchbackUI

/// A walk through a map's content, which brings the map to what the content says.
///
/// What of it knows the types of content is inlined where the content is written, so that an item of a `ForEach` costs
/// what its closure costs and little more; the part `difference` of the benchmarks measures that. All else is not
/// generic.
public struct MapContentVisitor {
  /// The place in the content where a walk is.
  @usableFromInline typealias Place = Unmanaged<Slot>

  var style = MapContentStyle()

  /// What the views round the map have set.
  @usableFromInline let environment: EnvironmentValues

  /// The records that the walk came to.
  var row: RecordRow

  /// The slots that the walk came to and in which something is that it did not come to.
  private(set) var parents: [Slot] = []

  /// What the walk put something else in the place of, kept so that nothing new is taken for it.
  private var replaced: [any SlotRecord] = []

  /// What a selection of the content is known by where nothing nearer says it.
  var tag = MapTag.none

  /// How the map's selection is bound, where it is.
  @usableFromInline let selection: SelectionSource?

  let reconciler: MapReconciler
  let mapView: MKMapView

  /// The number of the walk.
  @usableFromInline let generation: UInt32

  private var place: Place

  /// Whether the ids of the `ForEach` that the walk is in are tags.
  private var tagging = Tagging.no

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
    environment = reconciler.latest.surroundings.environment
    place = .passUnretained(reconciler.root)
  }

  /// Where in the structure of the content the walk is.
  @usableFromInline var slot: Slot { place.takeUnretainedValue() }

  /// Walks through a part of the content that stands at a fixed position.
  @inlinable
  mutating func visit<Content: MapContent>(_ content: Content, at position: Int) {
    let outer = enter(position)
    Content._visit(content, &self)
    leave(to: outer)
  }

  /// Goes to the place of a part of the content that stands at a fixed position, and returns the one round it.
  @usableFromInline
  mutating func enter(_ position: Int) -> Place {
    let outer = place
    place = outer._withUnsafeGuaranteedRef {
      .passUnretained($0.child(position, generation: generation))
    }
    return outer
  }

  /// Goes back to the place round a part.
  @usableFromInline
  mutating func leave(to outer: Place) {
    place = outer
  }

  /// Notes that the walk came to all that there is in its place.
  @usableFromInline
  mutating func endPlace() {
    let slot = slot
    if slot.hasMissed(generation) { parents.append(slot) }
  }

  /// Lets go of what stands here, whose content is of another type now.
  mutating func startAnew() {
    let slot = slot
    slot.visitRecords {
      replaced.append($0)
      reconciler.leave($0, from: mapView)
    }
    slot.reset()
  }
}

// MARK: - The items of a ForEach

extension MapContentVisitor {
  /// Whether the ids of the items of a `ForEach` are tags.
  @usableFromInline
  enum Tagging {
    case no
    case yes

    /// That is found out at the first item.
    case unknown
  }

  /// What stood round the items of a `ForEach`.
  @usableFromInline
  struct Outside {
    let place: Place
    let tag: MapTag
    let tagging: Tagging
  }

  /// The slots of the items of a `ForEach` that stands here.
  @usableFromInline
  func index<ID: Hashable>(_ type: ID.Type) -> SlotIndex<ID> {
    slot.items(type)
  }

  /// Goes among the items of a `ForEach`.
  @usableFromInline
  mutating func enterItems() -> Outside {
    let outside = Outside(place: place, tag: tag, tagging: tagging)
    tagging = selection == nil ? .no : .unknown
    return outside
  }

  /// Goes to the place of an item.
  @inlinable
  mutating func enterItem<ID: Hashable>(_ item: Unmanaged<ItemSlot<ID>>) {
    enterItem(Place.fromOpaque(item.toOpaque()))
  }

  @usableFromInline
  mutating func enterItem(_ item: Place) {
    place = item
    if tagging != .no { tagItem(item) }
  }

  private mutating func tagItem(_ item: Place) {
    let id = MapTag.id(item)
    // All items of a `ForEach` have ids of one type.
    if tagging == .unknown { tagging = selection?.takes(id) == true ? .yes : .no }
    if tagging == .yes { tag = id }
  }

  /// Goes back to what stood round the items.
  @usableFromInline
  mutating func leaveItems(to outside: Outside) {
    place = outside.place
    tag = outside.tag
    tagging = outside.tagging
    endPlace()
  }

  /// Tells the developer what a walk through items came upon.
  @usableFromInline
  func tell(_ report: String) {
    environment.host.report(report)
  }
}

// MARK: - Records

extension MapContentVisitor {
  /// What stands in the walk's place, on the map or on its way off it.
  var present: RecordRow.Reference? {
    place._withUnsafeGuaranteedRef { slot in
      guard let resident = slot.resident else { return nil }
      // All that lives in the slots of a map's content is of this class.
      let present = RecordRow.Reference.fromOpaque(resident.toOpaque())
      return present._withUnsafeGuaranteedRef { $0.stage == .gone } ? nil : present
    }
  }

  /// Puts a record in the walk's place, over another that leaves.
  mutating func put(_ record: MapRecord) {
    if let present = place._withUnsafeGuaranteedRef({ $0.put(record) }) {
      replaced.append(present)
      reconciler.leave(present, from: mapView)
    }
    row.see(.passUnretained(record))
    reconciler.log(.insert, record)
    reconciler.extentDidChange()
  }

  /// Notes that the walk came to a record.
  mutating func see(_ reference: RecordRow.Reference) {
    row.see(reference)
    if reference._withUnsafeGuaranteedRef({ $0.stage == .leaving }) {
      reconciler.revive(reference.takeUnretainedValue(), on: mapView)
    }
  }
}
