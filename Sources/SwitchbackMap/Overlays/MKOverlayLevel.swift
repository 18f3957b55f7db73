/// Where an overlay lies among the parts of the map.
public enum MKOverlayLevel: Int, Sendable, CaseIterable {
  /// Above roads and below the names on the map.
  case aboveRoads

  /// Above the names on the map, below annotations.
  case aboveLabels
}
