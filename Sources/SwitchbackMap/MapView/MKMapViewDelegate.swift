public import SwitchbackUI

/// What a map tells of changes, and asks for views and renderers.
///
/// Everything is optional. The map calls after an update, never inside one; what is changed in a call is shown with the next frame.
///
/// Of a movement the map tells in this order: `regionWillChangeAnimated` once, `mapViewDidChangeVisibleRegion` with each
/// frame that shows something else, `regionDidChangeAnimated` once, when nothing moves it and nobody holds it any more. A
/// movement that a person makes of several, such as a drag that glides on or the stream of a trackpad, is one. Of a
/// request that changes nothing that could be seen, the map does not tell at all.
public protocol MKMapViewDelegate: AnyObject {
  /// The view for an annotation; `nil` for the map's own marker.
  ///
  /// It is asked for when the annotation first comes near to what is seen.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?

  /// The renderer for an overlay; by default one that draws lines in blue.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer

  /// Views for annotations were made and are drawn from now on.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])

  /// The cluster that stands for annotations where their views would overlap.
  func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation

  /// The view of an annotation was selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)

  /// The view of an annotation is no longer selected.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)

  /// A control in a callout was used.
  func mapView(
    _ mapView: MKMapView,
    annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  )

  /// A drag of an annotation came a step further.
  func mapView(
    _ mapView: MKMapView,
    annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  )

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

  /// The map has what it needs to be drawn.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)

  /// The map is drawn, and nothing on it moves.
  ///
  /// It is told in the first frame at rest, and again in the first one at rest that shows another part of the map. Maps
  /// that wait for nothing are always rendered fully.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
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
  public func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation {
    MKClusterAnnotation(memberAnnotations: memberAnnotations)
  }

  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}

  public func mapView(
    _ mapView: MKMapView,
    annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}

  public func mapView(
    _ mapView: MKMapView,
    annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {}

  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
}
