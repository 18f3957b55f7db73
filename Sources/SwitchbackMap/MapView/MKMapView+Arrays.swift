#if hasFeature(Embedded)
// Elsewhere, an array of objects of one class is an array of the protocol as well, which Embedded Swift does not know.
extension MKMapView {
  /// Adds annotations of one class.
  public func addAnnotations<Annotation: MKAnnotation>(_ annotations: [Annotation]) {
    addAnnotations(annotations.map { $0 as any MKAnnotation })
  }

  /// Removes annotations of one class.
  public func removeAnnotations<Annotation: MKAnnotation>(_ annotations: [Annotation]) {
    removeAnnotations(annotations.map { $0 as any MKAnnotation })
  }

  /// Shows a part of the map that holds the annotations, with a margin.
  public func showAnnotations<Annotation: MKAnnotation>(
    _ annotations: [Annotation],
    animated: Bool
  ) {
    showAnnotations(annotations.map { $0 as any MKAnnotation }, animated: animated)
  }

  /// Adds overlays of one class.
  public func addOverlays<Overlay: MKOverlay>(_ overlays: [Overlay]) {
    addOverlays(overlays.map { $0 as any MKOverlay })
  }

  /// Adds overlays of one class to a level.
  public func addOverlays<Overlay: MKOverlay>(_ overlays: [Overlay], level: MKOverlayLevel) {
    addOverlays(overlays.map { $0 as any MKOverlay }, level: level)
  }

  /// Removes overlays of one class.
  public func removeOverlays<Overlay: MKOverlay>(_ overlays: [Overlay]) {
    removeOverlays(overlays.map { $0 as any MKOverlay })
  }
}

extension MKClusterAnnotation {
  /// Creates a cluster of annotations of one class.
  public convenience init<Annotation: MKAnnotation>(memberAnnotations: [Annotation]) {
    self.init(memberAnnotations: memberAnnotations.map { $0 as any MKAnnotation })
  }
}
#endif
