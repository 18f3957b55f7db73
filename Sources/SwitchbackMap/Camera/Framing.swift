internal import Drawing
internal import Geodesy

/// What the map was last asked to show.
///
/// It is kept until a gesture, so that a map whose size changes, or is not known yet, can show it all the same.
enum Framing: Hashable, Sendable {
  /// The rectangle whole, with space round it.
  case rect(MKMapRect, UIEdgeInsets)

  /// The place in the middle, at that scale and heading.
  case center(MKMapPoint, scale: Double, heading: Double)

  /// The viewport of a view of that size that shows it.
  func viewport(for size: CGSize, heading: Double) -> MapViewport {
    switch self {
    case .rect(let rect, let insets):
      Self.fit(rect, insets: insets, size: size, heading: heading)
    case .center(let center, let scale, let heading):
      CameraLimits.clamp(
        MapViewport(size: size, center: center, scale: scale, heading: heading)
      )
    }
  }

  private static func fit(
    _ rect: MKMapRect,
    insets: UIEdgeInsets,
    size: CGSize,
    heading: Double
  ) -> MapViewport {
    let finite = rect.isNull || !rect.minX.isFinite || !rect.maxX.isFinite ? MKMapRect.world : rect
    // Insets that leave nothing free are taken as none: a rectangle must be seen, with or without space round it.
    var free = insets
    if size.width - insets.left - insets.right < 1 || size.height - insets.top - insets.bottom < 1 {
      free = UIEdgeInsets()
    }
    let width = Double(size.width - free.left - free.right)
    let height = Double(size.height - free.top - free.bottom)
    let scales = CameraLimits.scales(for: size)
    var scale = CameraLimits.placeScale
    if finite.size.width > 0 || finite.size.height > 0 {
      scale = min(
        finite.size.width > 0 ? width / finite.size.width : .infinity,
        finite.size.height > 0 ? height / finite.size.height : .infinity
      )
    }
    scale = min(max(scale, scales.lowerBound), scales.upperBound)
    let viewport = MapViewport(
      size: size,
      center: MKMapPoint(x: finite.midX, y: finite.midY),
      scale: scale,
      heading: heading
    )
    let middle = CGPoint(
      x: (size.width + free.left - free.right) / 2,
      y: (size.height + free.top - free.bottom) / 2
    )
    return CameraLimits.clamp(viewport.placing(viewport.center, at: middle))
  }
}
