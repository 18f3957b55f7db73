public import Drawing
public import Geodesy
public import SwitchbackUI

extension MKMapView {
  /// Where a place appears in the view, or in the coordinates that another view's frame is in.
  ///
  /// Of the copies of the world it is the one that is nearest to the middle.
  public func convert(
    _ coordinate: CLLocationCoordinate2D,
    toPointTo view: UIView?
  ) -> CGPoint {
    let point = viewport.point(for: viewport.nearestCopy(of: MKMapPoint(coordinate)))
    return converted(point, to: view)
  }

  /// Which place appears at a point of the view, or of the coordinates that another view's frame is in.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    viewport.mapPoint(for: converted(point, from: view)).coordinate
  }

  /// The smallest upright rectangle of the view that holds a region.
  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = MKMapRect(region)
    let middle = viewport.nearestCopy(of: MKMapPoint(x: rect.midX, y: rect.midY))
    let moved = rect.offsetBy(dx: middle.x - rect.midX, dy: 0)
    let corners = [
      MKMapPoint(x: moved.minX, y: moved.minY), MKMapPoint(x: moved.maxX, y: moved.minY),
      MKMapPoint(x: moved.minX, y: moved.maxY), MKMapPoint(x: moved.maxX, y: moved.maxY),
    ].map { converted(viewport.point(for: $0), to: view) }
    var low = corners[0]
    var high = corners[0]
    for corner in corners {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The smallest region that holds what appears in a rectangle of the view.
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    var part = viewport
    part.size = rect.size
    let middle = converted(CGPoint(x: rect.midX, y: rect.midY), from: view)
    part.center = viewport.mapPoint(for: middle)
    return MKCoordinateRegion(part.visibleMapRect())
  }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view === self { return point }
    let origin = origin(in: view)
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  private func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if view === self { return point }
    let origin = origin(in: view)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Where the map's corner lies in another view, or on the surface; frames of views have the same coordinates.
  private func origin(in view: UIView?) -> CGPoint {
    guard let view else { return frame.origin }
    return CGPoint(x: frame.minX - view.frame.minX, y: frame.minY - view.frame.minY)
  }
}
