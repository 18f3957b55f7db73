public import Drawing
public import Geodesy
public import SwitchbackUI

extension MKMapView {
  /// The smallest upright rectangle that holds what the map shows.
  ///
  /// Set, the map shows it whole.
  public var visibleMapRect: MKMapRect {
    get { viewport.visibleMapRect() }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows a rectangle whole.
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
    return Framing.rect(mapRect, insets).viewport(for: bounds.size, heading: viewport.heading)
      .visibleMapRect()
  }

  /// The region that the map shows.
  ///
  /// Set, the map shows it whole, so it may show more.
  public var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows a region whole.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    setVisibleMapRect(MKMapRect(region), animated: animated)
  }

  /// The region that the map would show if it was told to show that one.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(mapRectThatFits(MKMapRect(region)))
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

  /// Where a place appears in the view.
  ///
  /// Of the copies of the world it is the one that is nearest to the middle.
  public func convert(
    _ coordinate: CLLocationCoordinate2D,
    toPointTo view: UIView?
  ) -> CGPoint {
    let point = viewport.point(for: viewport.nearestCopy(of: MKMapPoint(coordinate)))
    guard view !== self else { return point }
    return CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
  }

  /// Which place appears at a point of the view.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    guard view !== self else { return viewport.mapPoint(for: point).coordinate }
    return viewport.mapPoint(
      for: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    ).coordinate
  }
}

extension MKMapView {
  func show(_ framing: Framing, animated: Bool) {
    cameraController.show(framing, animated: animated && !isStill)
    setNeedsDisplay()
    tellOfCamera()
  }

  /// Tells the delegate what the camera did; what it does meanwhile is told after.
  func tellOfCamera() {
    if isTelling { return }
    isTelling = true
    defer { isTelling = false }
    // A delegate that moves the map each time it is told of a move would never end.
    for _ in 0..<8 {
      let events = cameraController.takeEvents()
      if events.isEmpty { return }
      for event in events { tell(event) }
    }
  }

  private func tell(_ event: CameraController.Event) {
    switch event {
    case .willChange(let isAnimated):
      delegate?.mapView(self, regionWillChangeAnimated: isAnimated)
    case .moved:
      delegate?.mapViewDidChangeVisibleRegion(self)
    case .didChange(let isAnimated):
      delegate?.mapView(self, regionDidChangeAnimated: isAnimated)
    }
  }
}
