extension MKMapRect {
  /// Cuts the rectangle in two, parallel to an edge.
  ///
  /// - Parameters:
  ///   - amount: The extent of the slice, in map points, counted from the edge; what lies beyond the
  ///     rectangle's own extent or below 0 is brought back to it.
  ///   - edge: The edge that the slice has in common with the rectangle.
  /// - Returns: The slice at the edge, and the rest.
  public func divided(
    atDistance amount: Double,
    from edge: MKMapRectEdge
  ) -> (slice: MKMapRect, remainder: MKMapRect) {
    guard !isNull else { return (.null, .null) }
    let isVertical = edge == .minYEdge || edge == .maxYEdge
    let extent = isVertical ? height : width
    let cut = amount > 0 ? min(amount, extent) : 0
    let startsWithSlice = edge == .minXEdge || edge == .minYEdge
    let first = startsWithSlice ? cut : extent - cut
    var start = self
    var end = self
    if isVertical {
      start.size.height = first
      end.origin.y += first
      end.size.height = extent - first
    } else {
      start.size.width = first
      end.origin.x += first
      end.size.width = extent - first
    }
    return startsWithSlice ? (start, end) : (end, start)
  }
}

/// Cuts a rectangle in two, parallel to an edge; see ``MKMapRect/divided(atDistance:from:)``.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKMapRectDivide(
  _ rect: MKMapRect,
  _ slice: inout MKMapRect,
  _ remainder: inout MKMapRect,
  _ amount: Double,
  _ edge: MKMapRectEdge
) {
  (slice, remainder) = rect.divided(atDistance: amount, from: edge)
}
