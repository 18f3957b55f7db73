internal import Geodesy
public import SwitchbackUI

/// An annotation with a view of its own in a map's content.
@usableFromInline
class ViewAnnotationRecord: AnnotationContentRecord {
  // Only the walk writes this: see `MapRecord.position`.
  @exclusivity(unchecked) final var anchor: UnitPoint

  /// What a record is made with.
  @usableFromInline
  package struct Start {
    let number: UInt32
    let words: _AnnotationWords
    let coordinate: CLLocationCoordinate2D
    let anchor: UnitPoint
    let style: MapContentStyle
    let latest: LatestSurroundings
  }

  @usableFromInline
  package init(_ start: Start) {
    anchor = start.anchor
    super.init(
      .annotation,
      number: start.number,
      words: start.words,
      coordinate: start.coordinate,
      style: start.style,
      latest: start.latest
    )
  }

  final override func makeView() -> MKAnnotationView {
    ContentAnnotationView(self)
  }

  /// Brings a tree of views in line with the content's newest value.
  func update(_ graph: ViewGraph, transaction: Transaction) {}
}

/// As `ViewAnnotationRecord`, with what makes the view.
@usableFromInline
final class TypedAnnotationRecord<Content: View>: ViewAnnotationRecord {
  // Only the walk writes this: see `MapRecord.position`.
  @exclusivity(unchecked) @usableFromInline var content: () -> Content

  @usableFromInline
  package init(_ start: Start, content: @escaping () -> Content) {
    self.content = content
    super.init(start)
  }

  override func update(_ graph: ViewGraph, transaction: Transaction) {
    let surroundings = latest.surroundings
    surroundings.reach.run {
      graph.update(content(), environment: surroundings.environment, transaction: transaction)
    }
  }
}
