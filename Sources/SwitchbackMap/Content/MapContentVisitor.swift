internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// A walk through a map's content, which brings the map to what the content says.
public struct MapContentVisitor {
  var style = MapContentStyle()

  /// What the views round the map have set.
  var environment: EnvironmentValues { update.environment }

  private let reconciler: MapReconciler
  private let update: MapUpdate
  private var slot: Slot

  init(_ reconciler: MapReconciler, update: MapUpdate) {
    self.reconciler = reconciler
    self.update = update
    slot = reconciler.root
  }

  /// Walks through a part of the content that stands at a fixed position.
  mutating func visit<Content: MapContent>(_ content: Content, at position: Int) {
    visit(content, in: slot.child(position, generation: update.generation))
  }

  /// Walks through a part of the content that has that place.
  mutating func visit<Content: MapContent>(_ content: Content, in slot: Slot) {
    let outer = self.slot
    self.slot = slot
    Content._visit(content, &self)
    self.slot = outer
  }

  /// The places of the items of a `ForEach`.
  func items<ID: Hashable>(_ type: ID.Type) -> SlotIndex<ID> {
    slot.items(type, generation: update.generation)
  }

  /// Tells the developer of an id that two items have.
  func report<ID: Hashable>(_ items: SlotIndex<ID>) {
    guard let report = items.takeReport() else { return }
    update.environment.host.report(report)
  }

  mutating func polyline(_ source: PolylineSource) {
    reconciler.polyline(source, style: style, in: slot, update: update)
  }

  mutating func annotation(
    title: String,
    coordinate: CLLocationCoordinate2D,
    look: AnnotationLook
  ) {
    reconciler.annotation(
      title: title,
      coordinate: coordinate,
      look: look,
      style: style,
      in: slot,
      update: update
    )
  }
}

/// What one update has to go by.
struct MapUpdate {
  var generation: UInt32
  var environment: EnvironmentValues
  var transaction: Transaction
}

/// What is drawn for an annotation in a map's content.
enum AnnotationLook {
  case view(anchor: UnitPoint, update: (ViewGraph, EnvironmentValues, Transaction) -> Void)
  case marker(MarkerGlyph)
}
