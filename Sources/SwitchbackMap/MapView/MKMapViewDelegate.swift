/// What a map tells of changes, and asks for views and renderers.
///
/// Everything is optional. The map calls after an update, never inside one; what is changed in a call is shown with the next frame.
public protocol MKMapViewDelegate: AnyObject {
  /// The view for an annotation; `nil` for the map's own marker.
  ///
  /// It is asked for when the annotation first comes near to what is seen.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?

  /// The renderer for an overlay; by default one that draws lines in blue.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer

  /// Views for annotations were made and are drawn from now on.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])

  /// An annotation was selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)

  /// An annotation is no longer selected.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)

  /// The map begins to show something else.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)

  /// The map shows something else than in the last frame.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)

  /// The map came to rest.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}

extension MKMapViewDelegate {
  public func mapView(
    _ mapView: MKMapView,
    viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? {
    nil
  }

  public func mapView(
    _ mapView: MKMapView,
    rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer {
    MKMapView.standardRenderer(for: overlay)
  }

  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
}
