internal import Drawing
public import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// The smallest upright rectangle that holds what the map shows.
  ///
  /// Set, the map shows it whole.
  public var visibleMapRect: MKMapRect {
    get { viewport.visibleMapRect() }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows a rectangle: the new ``visibleMapRect`` is the smallest in the view's proportions that holds it.
  ///
  /// The heading stays. So the corners of the rectangle may lie beyond those of a turned map; with edge padding they
  /// never do.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
  }

  /// Shows a rectangle whole, with space round it.
  public func setVisibleMapRect(
    _ mapRect: MKMapRect,
    edgePadding insets: UIEdgeInsets,
    animated: Bool
  ) {
    show(.rect(mapRect, insets), animated: animated)
  }

  /// The rectangle that the map would show if it was told to show that one.
  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    mapRectThatFits(mapRect, edgePadding: .zero)
  }

  /// The rectangle that the map would show if it was told to show that one with space round it.
  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    guard bounds.width > 0, bounds.height > 0 else { return mapRect }
    return viewport(framing: .rect(mapRect, insets)).visibleMapRect()
  }

  /// The region that the map shows: that of ``visibleMapRect``.
  ///
  /// Set, the map shows it whole, so it may show more. Its centre is that of the region, and what is got, once set,
  /// changes nothing.
  public var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows a region: the new ``region`` is the smallest with that centre, in the view's proportions, that holds it.
  ///
  /// The heading stays. Near the edges of the world the map shows what there is.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    show(.region(region, .zero), animated: animated)
  }

  /// The region that the map would show if it was told to show that one.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    guard bounds.width > 0, bounds.height > 0 else { return region }
    return MKCoordinateRegion(viewport(framing: .region(region, .zero)).visibleMapRect())
  }

  /// The place in the middle.
  ///
  /// Set, the zoom stays.
  public var centerCoordinate: CLLocationCoordinate2D {
    get { viewport.center.coordinate }
    set { setCenter(newValue, animated: false) }
  }

  /// Shows a place in the middle, at the zoom that is.
  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    show(
      .center(MKMapPoint(coordinate), scale: viewport.scale, heading: viewport.heading),
      animated: animated
    )
  }

  /// Where the map is looked at from; a copy, which the map does not follow.
  ///
  /// Set, the map is seen from there at once. The pitch is kept and not drawn.
  public var camera: MKMapCamera {
    get { MKMapCamera(MapCamera(viewport)) }
    set { setCamera(newValue, animated: false) }
  }

  /// Looks at the map from a camera.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    show(.camera(MapCamera(camera)), animated: animated)
  }

  /// The viewport that shows what is asked for in the view as it is.
  func viewport(framing: Framing) -> MapViewport {
    framing.viewport(from: viewport, limits: cameraController.limits)
  }
}
