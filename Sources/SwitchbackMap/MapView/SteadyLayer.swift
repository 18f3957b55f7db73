internal import CMath
internal import Drawing
internal import Geodesy

/// A layer whose commands stay the same while the map moves, for hosts that keep paintings.
///
/// It is drawn for a viewport that reaches beyond that of the map on every side, and frames see it through a transform.
/// It is drawn anew when the map has moved so far that there is soon nothing left to see, when the scale has changed so
/// much that lines look too wide or too narrow, and when the map has come to rest in another place, so that at rest
/// everything is as sharp as if it had been drawn for the frame.
struct SteadyLayer {
  /// How far it reaches beyond the map's viewport on each side, as a part of that side's length.
  private static let margin = 0.25

  /// The least margin with which it is worth it.
  private static let leastMargin = 0.06

  /// The part of the margin that is left when it is drawn anew, so that a host has time to paint.
  private static let reserve = 0.3

  /// How far ahead of the map it is drawn, in seconds: about what a host takes to paint it.
  private static let lead = 0.1

  /// The most that it is drawn ahead, as a part of the steps in scale and of the margin.
  private static let longestLead = (scale: 0.6, margin: 0.3)

  /// The most pixels of a painting: some browsers have no larger canvas.
  private static let mostPixels = 16_777_216.0

  /// The largest margin of a crowd of annotations, in points.
  static let crowdMargin = 128.0

  /// How long the map has to stand still before it is at rest, in seconds.
  static let restDelay = 0.1

  /// By how many zoom levels the scale may differ.
  let zoomStep: Double

  /// Whether what is drawn may be turned with the map.
  let turns: Bool

  /// The largest margin, in points.
  let mostMargin: Double

  /// What the commands are drawn for.
  private var viewport: MapViewport?

  /// The extent of the map's own viewport and the pixels in a point then.
  private var size = CGSize.zero
  private var scale = 1.0
  private var transform = CGAffineTransform.identity
  private var step: CGAffineTransform?

  /// Whether the commands are to be drawn for another viewport than before.
  private(set) var isRenewed = false

  /// Whether the last frame showed it other than as it was drawn, so that it is to be drawn anew at rest.
  private(set) var isProvisional = false

  init(zoomStep: Double, turns: Bool, mostMargin: Double = .infinity) {
    self.zoomStep = zoomStep
    self.turns = turns
    self.mostMargin = mostMargin
  }

  /// Forgets what was drawn.
  mutating func removeAll() {
    self = SteadyLayer(zoomStep: zoomStep, turns: turns, mostMargin: mostMargin)
  }

  /// Follows the map to what a frame shows, and returns what the commands are to be drawn for.
  ///
  /// `scale` is the number of pixels in a point, `pace` how the map moves, with `nil` for a map at rest.
  mutating func follow(_ current: MapViewport, scale: Double, pace: MapPace?) -> MapViewport {
    if size != current.size || self.scale != scale { viewport = nil }
    size = current.size
    self.scale = scale
    if let viewport {
      transform = viewport.transform(to: current)
      let isWhole = transform.isShift(inPixelsOf: scale)
      isRenewed = pace == nil ? !isWhole : !holds(viewport, for: current, under: transform)
      isProvisional = !isRenewed && !isWhole
      step = .identity
      if !isRenewed { return viewport }
    }
    let next = viewport(for: current, pace: pace)
    step = viewport?.transform(to: next)
    transform = next.transform(to: current)
    isRenewed = true
    isProvisional = !transform.isShift(inPixelsOf: scale)
    viewport = next
    return next
  }

  /// The layer of the commands; `isSame` says whether they show what those before them did.
  func layer(
    _ kind: DisplayList.Layer.Kind,
    _ commands: DrawingCommands,
    isSame: Bool
  ) -> DisplayList.Layer {
    var layer = DisplayList.Layer(kind: kind, transform: transform, commands: commands)
    layer.extent = CGRect(origin: .zero, size: viewport?.size ?? size)
    layer.succession = isSame ? step : nil
    return layer
  }

  /// Whether a painting of what a viewport needs would not be too large.
  static func isPossible(for current: MapViewport, scale: Double) -> Bool {
    let size = current.size
    guard size.width > 0, size.height > 0, scale > 0 else { return false }
    return margin(for: size, scale: scale) >= leastMargin
  }

  private static func margin(for size: CGSize, scale: Double) -> Double {
    let pixels = Double(size.width) * Double(size.height) * scale * scale
    return min(margin, ((mostPixels / pixels).squareRoot() - 1) / 2)
  }

  /// What the layer is drawn for: what is seen and a margin, of where the map will be when it is painted.
  private func viewport(for current: MapViewport, pace: MapPace?) -> MapViewport {
    let part = Self.margin(for: size, scale: scale)
    // Whole pixels, so that they lie on those of the screen.
    func side(_ length: CGFloat) -> CGFloat {
      let margin = min(Double(length) * part, mostMargin)
      return length + CGFloat(2 * (margin * scale).rounded(.down) / scale)
    }
    var wide = current
    wide.size = CGSize(width: side(size.width), height: side(size.height))
    guard let pace else { return wide }
    func limited(_ value: Double, to limit: Double) -> Double { max(-limit, min(limit, value)) }
    var ahead = wide
    let longest = Self.longestLead
    ahead.scale *= exp2(limited(pace.levels * Self.lead, to: zoomStep * longest.scale))
    let reach = longest.margin / 2 / current.scale
    let x = limited(pace.x * Self.lead, to: Double(wide.size.width - size.width) * reach)
    let y = limited(pace.y * Self.lead, to: Double(wide.size.height - size.height) * reach)
    ahead.center = MKMapPoint(x: current.center.x + x, y: current.center.y + y)
    return holds(ahead, for: current, under: ahead.transform(to: current)) ? ahead : wide
  }

  /// Whether what is drawn for a viewport reaches as far as another one sees, and is of about its scale.
  private func holds(
    _ shown: MapViewport,
    for current: MapViewport,
    under transform: CGAffineTransform
  ) -> Bool {
    if !turns, shown.heading != current.heading { return false }
    if abs(log2(current.scale / shown.scale)) > zoomStep { return false }
    guard let inverse = transform.inverted() else { return false }
    let room = CGRect(origin: .zero, size: shown.size).insetBy(
      dx: (shown.size.width - current.size.width) / 2 * CGFloat(Self.reserve),
      dy: (shown.size.height - current.size.height) / 2 * CGFloat(Self.reserve)
    )
    let (width, height) = (current.size.width, current.size.height)
    for (x, y) in [(0, 0), (width, 0), (0, height), (width, height)] {
      let corner = CGPoint(x: x, y: y).applying(inverse)
      if corner.x < room.minX || corner.x > room.maxX { return false }
      if corner.y < room.minY || corner.y > room.maxY { return false }
    }
    return true
  }
}

extension MapViewport {
  /// From where something appears in this viewport to where it appears in another one, in the nearest copy of the world.
  func transform(to other: MapViewport) -> CGAffineTransform {
    let factor = other.scale / scale
    let angle = (heading - other.heading) * .pi / 180
    let (cosine, sine) = (cos(angle) * factor, sin(angle) * factor)
    let middle = other.point(for: other.nearestCopy(of: center))
    let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
    return CGAffineTransform(
      a: CGFloat(cosine),
      b: CGFloat(sine),
      c: CGFloat(-sine),
      d: CGFloat(cosine),
      tx: CGFloat(Double(middle.x) - (cosine * x - sine * y)),
      ty: CGFloat(Double(middle.y) - (sine * x + cosine * y))
    )
  }
}

extension CGAffineTransform {
  /// Whether it only shifts, and by whole pixels as far as can be seen.
  fileprivate func isShift(inPixelsOf scale: Double) -> Bool {
    func isWhole(_ length: CGFloat) -> Bool {
      let pixels = Double(length) * scale
      return abs(pixels - pixels.rounded()) < 1.0 / 64
    }
    // Over the longest side that a screen has, less than a pixel.
    func isNear(_ number: CGFloat, _ other: CGFloat) -> Bool { abs(number - other) < 1e-6 }
    return isNear(a, 1) && isNear(b, 0) && isNear(c, 0) && isNear(d, 1) && isWhole(tx)
      && isWhole(ty)
  }
}
