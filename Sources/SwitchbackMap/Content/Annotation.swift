public import Geodesy
public import SwitchbackUI

/// A view of one's own at a place on the map, with a title below it.
public struct Annotation<Content: View>: MapContent {
  public typealias Body = Never

  private let title: String
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: () -> Content

  /// Creates an annotation.
  ///
  /// The point of the view that `anchor` names stands at the place.
  public init(
    _ title: String,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.title = title
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content
  }

  public static func _visit(_ annotation: Self, _ visitor: inout MapContentVisitor) {
    let content = annotation.content
    visitor.annotation(
      title: annotation.title,
      coordinate: annotation.coordinate,
      look: .view(anchor: annotation.anchor) { graph, environment, transaction in
        graph.update(content(), environment: environment, transaction: transaction)
      }
    )
  }
}
