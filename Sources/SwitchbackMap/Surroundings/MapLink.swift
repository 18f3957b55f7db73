/// A way to a map that is on the screen, for what stands apart from it.
final class MapLink {
  #if hasFeature(Embedded)
  /// The map; it is let go when it leaves the screen, since Embedded Swift has no weak references.
  private(set) var map: MKMapView?
  #else
  /// The map.
  private(set) weak var map: MKMapView?
  #endif

  /// Leads to a map, unless it leads to another one already.
  func lead(to map: MKMapView) {
    if self.map == nil { self.map = map }
  }

  /// Leads to a map no longer.
  func forget(_ map: MKMapView) {
    if self.map === map { self.map = nil }
  }
}
