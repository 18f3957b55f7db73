internal import Geodesy
internal import SwitchbackUI

/// An annotation with a view of its own in a map's content.
class ViewAnnotationRecord: AnnotationContentRecord {
  final var anchor: UnitPoint

  package init(
    number: UInt32,
    name: String,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint,
    style: MapContentStyle,
    latest: LatestSurroundings
  ) {
    self.anchor = anchor
    super.init(
      .annotation,
      number: number,
      name: name,
      coordinate: coordinate,
      style: style,
      latest: latest
    )
  }

  final override func makeView() -> MKAnnotationView {
    ContentAnnotationView(self)
  }

  /// Brings a tree of views in line with the content's newest value.
  func update(_ graph: ViewGraph, transaction: Transaction) {}
}

/// As `ViewAnnotationRecord`, with what makes the view.
final class TypedAnnotationRecord<Content: View>: ViewAnnotationRecord {
  var content: () -> Content

  package init(
    number: UInt32,
    name: String,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint,
    style: MapContentStyle,
    latest: LatestSurroundings,
    content: @escaping () -> Content
  ) {
    self.content = content
    super.init(
      number: number,
      name: name,
      coordinate: coordinate,
      anchor: anchor,
      style: style,
      latest: latest
    )
  }

  override func update(_ graph: ViewGraph, transaction: Transaction) {
    let surroundings = latest.surroundings
    surroundings.reach.run {
      graph.update(content(), environment: surroundings.environment, transaction: transaction)
    }
  }
}
