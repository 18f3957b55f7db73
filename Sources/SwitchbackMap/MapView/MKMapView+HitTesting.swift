package import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// How far beside a thin line a person may point and still mean it, in points.
  package static let pointingReach: CGFloat = 6

  /// The overlay that is drawn at a point of the view or, within a reach in points, nearest to it.
  ///
  /// Of overlays that are equally near it is the topmost. What is not drawn, such as the inside of an area without a
  /// filling or the part of a line that is left out, is not found; nor is what another class than the map's own draws,
  /// since nobody knows its shape. MapKit has no such method.
  package func overlay(
    at point: CGPoint,
    within reach: CGFloat = MKMapView.pointingReach
  ) -> (any MKOverlay)? {
    var found: (any MKOverlay)?
    var nearest = Double(reach)
    for level in MKOverlayLevel.allCases.reversed() {
      for record in overlayList.records(in: level).reversed() where !record.isLeaving {
        guard let renderer = record.renderer, renderer.alpha > 0,
          let distance = renderer.distance(to: point, within: nearest, in: viewport),
          found == nil || distance < nearest
        else { continue }
        found = record.overlay
        nearest = distance
      }
    }
    return found
  }
}

extension MKOverlayRenderer {
  /// How far from a point of the view something is drawn, in points; `nil` where that is farther than the reach.
  fileprivate func distance(
    to point: CGPoint,
    within reach: Double,
    in viewport: MapViewport
  ) -> Double? {
    let place = viewport.mapPoint(for: point)
    if let lines = self as? OverlayLineRenderer {
      return lines.distance(toLinesFrom: place, within: reach, scale: viewport.scale)
    }
    if let areas = self as? OverlayAreaRenderer {
      return areas.distance(toAreasFrom: place, within: reach, scale: viewport.scale)
    }
    return nil
  }
}

extension OverlayLineRenderer {
  fileprivate func distance(
    toLinesFrom place: MKMapPoint,
    within reach: Double,
    scale: Double
  ) -> Double? {
    let rim = casingColor == nil ? 0 : max(0, Double(casingWidth))
    guard strokeColor != nil || rim > 0 else { return nil }
    let half = Double(strokeStyle.lineWidth) / 2 + rim
    var nearest: Double?
    for polyline in polylines {
      let limit = (nearest ?? reach) + half
      let isDrawn = { (location: LineLocation) in self.isDrawn(location, of: polyline) }
      if let distance = polyline.line.distance(from: place, within: limit / scale, where: isDrawn) {
        nearest = max(0, distance * scale - half)
      }
    }
    return nearest
  }

  /// Whether the part of a line that is drawn holds a place on it.
  private func isDrawn(_ location: LineLocation, of polyline: MKPolyline) -> Bool {
    let range = strokeRange
    if range == 0...1 { return true }
    let start = Double(polyline.location(atPointIndex: location.index))
    let next = min(location.index + 1, polyline.pointCount - 1)
    let end = Double(polyline.location(atPointIndex: next))
    return range.contains(start + (end - start) * location.fraction)
  }
}

extension OverlayAreaRenderer {
  fileprivate func distance(
    toAreasFrom place: MKMapPoint,
    within reach: Double,
    scale: Double
  ) -> Double? {
    let groups = rings(tolerance: 0.5 / scale)
    if fillColor != nil, groups.contains(where: { $0.encloses(place, window: 1 / scale) }) {
      return 0
    }
    guard strokeColor != nil else { return nil }
    let half = Double(strokeStyle.lineWidth) / 2
    var nearest: Double?
    for ring in groups.joined() {
      let limit = (nearest ?? reach) + half
      if let distance = ring.outline.distance(
        from: place,
        within: limit / scale,
        where: { _ in true }
      ) {
        nearest = max(0, distance * scale - half)
      }
    }
    return nearest
  }
}

extension SimplifiedLine {
  /// How far a place, or a copy of it in another world, is from what fits of the line, in map points.
  fileprivate func distance(
    from place: MKMapPoint,
    within limit: Double,
    where fits: (LineLocation) -> Bool
  ) -> Double? {
    let window = MKMapRect(x: place.x, y: place.y, width: 0, height: 0).insetBy(
      dx: -limit,
      dy: -limit
    )
    var nearest: Double?
    for copy in bounds.worldCopies(meeting: window) {
      let own = MKMapPoint(x: place.x - Double(copy) * MKMapSize.world.width, y: place.y)
      if let location = self.nearest(to: own, within: nearest ?? limit), fits(location) {
        nearest = location.distance
      }
    }
    return nearest
  }
}

extension [SimplifiedRing] {
  /// Whether a place, or a copy of it in another world, is inside by the even-odd rule.
  ///
  /// Only what lies in a small window round the place is looked at.
  fileprivate func encloses(_ place: MKMapPoint, window side: Double) -> Bool {
    let window = MKMapRect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side)
    var isInside = false
    for ring in self {
      for copy in ring.bounds.worldCopies(meeting: window) {
        let xOffset = Double(copy) * MKMapSize.world.width
        let corners = ring.ring(in: window, tolerance: 0, xOffset: xOffset)
        if corners.isOdd(at: place) { isInside.toggle() }
      }
    }
    return isInside
  }
}

extension [MKMapPoint] {
  /// Whether a line from a place to the east crosses the edge an odd number of times.
  fileprivate func isOdd(at place: MKMapPoint) -> Bool {
    guard var before = last else { return false }
    var isOdd = false
    for corner in self {
      if (corner.y > place.y) != (before.y > place.y) {
        let part = (place.y - before.y) / (corner.y - before.y)
        if before.x + part * (corner.x - before.x) > place.x { isOdd.toggle() }
      }
      before = corner
    }
    return isOdd
  }
}
