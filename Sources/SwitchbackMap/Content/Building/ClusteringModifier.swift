internal import SwitchbackUI

/// Lets annotations form clusters.
struct ClusteringModifier: _MapContentModifier {
  let identifier: String?

  static func _begin(_ modifier: Self, _ visitor: inout MapContentVisitor) -> String? {
    let outer = visitor.style.clusteringIdentifier
    visitor.style.clusteringIdentifier = modifier.identifier
    return outer
  }

  static func _end(_ outer: String?, _ visitor: inout MapContentVisitor) {
    visitor.style.clusteringIdentifier = outer
  }
}

extension MapContent {
  /// Lets the annotations below that have the same identifier form clusters where they would overlap; `nil` for not.
  ///
  /// A cluster is a disc with the number of its members, in the colour of the first of them. Chosen, it is zoomed to, or
  /// its members are spread where no zoom would part them. MapKit has this for `MKMapView` only.
  public consuming func clusteringIdentifier(_ identifier: String?) -> some MapContent {
    ModifiedContent(content: self, modifier: ClusteringModifier(identifier: identifier))
  }
}
