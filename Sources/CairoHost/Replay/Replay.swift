internal import Drawing

/// Walks through a display list and hands a canvas only what it can draw.
///
/// What has numbers that are not finite is left out and counted. Under a transform that flattens all to a line, and in
/// a clip or group that has no place or opacity, nothing is drawn.
struct Replay<Target: Canvas> {
  /// How far from the origin of the picture a point may lie, in pixels or points.
  ///
  /// Points farther out are brought to that distance along each axis. Cairo's own numbers end at 8,388,608.
  static var maximumDistance: CGFloat { 1_048_576 }

  /// The widest line that is drawn, in pixels or points; a wider one is drawn with that width, more than any picture.
  static var maximumLineWidth: CGFloat { 65_536 }

  /// The most dashes of one line, which is drawn whole if it would have more: each takes time.
  static var maximumDashCount: Int { 100_000 }

  /// The largest em square that text is drawn with, in pixels or points; larger text is left out.
  static var maximumFontSize: CGFloat { 16_384 }

  /// The longest side of an image, in pixels or points; a larger one is left out.
  static var maximumImageSide: CGFloat { 65_536 }

  /// The most that a transform may enlarge; what is enlarged more is left out.
  static var maximumMagnification: CGFloat { 1e12 }

  /// The least breadth of text and images, in pixels or points; what is thinner cannot be seen.
  private static var minimumThickness: CGFloat { 1.0 / 256 }

  private struct State {
    var transform: CGAffineTransform
    var isHidden = false
  }

  private struct Frame {
    enum Kind {
      case save
      case group(opacity: Double)
    }

    let kind: Kind
    let outer: State

    /// Whether the canvas knows of it.
    let isDrawn: Bool
  }

  private(set) var target: Target

  private(set) var faults = ReplayFaults()

  private var state: State
  private var frames: [Frame] = []

  /// How many of the frames are the layer's own, which its commands do not end.
  private var ownFrameCount = 0

  /// What the layer has defined.
  private var stamps: [UInt64: DrawingCommands] = [:]

  /// Creates a walk; `scale` is the number of the target's pixels in a point.
  init(target: Target, scale: Double = 1) {
    self.target = target
    state = State(transform: CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))
  }

  /// Draws the layers of a list.
  mutating func draw(_ list: DisplayList) {
    for layer in list.layers where !layer.commands.isEmpty {
      begin(.save)
      for clip in layer.clips { self.clip(to: clip, style: FillStyle()) }
      if layer.opacity != 1 { beginGroup(opacity: layer.opacity) }
      if !layer.transform.isIdentity { concatenate(layer.transform) }
      ownFrameCount = frames.count
      stamps.removeAll()
      for command in layer.commands { draw(command) }
      faults.unmatchedCount += frames.count - ownFrameCount
      while !frames.isEmpty { end() }
    }
  }

  private mutating func draw(_ command: DrawingCommand) {
    switch command {
    case .save: begin(.save)
    case .restore: end(isGroup: false)
    case .concatenate(let transform): concatenate(transform)
    case .clip(let path, let style): clip(to: path, style: style)
    case .beginGroup(let opacity): beginGroup(opacity: opacity)
    case .endGroup: end(isGroup: true)
    case .fill(let path, let color, let style):
      guard !state.isHidden, color.opacity > 0, let path = checked(path) else { return }
      target.fill(path, with: .color(color), style: style)
    case .stroke(let path, let color, let style):
      if color.opacity > 0 { stroke(path, with: .color(color), style: style) }
    case .fillGradient(let path, let gradient, let style):
      guard !state.isHidden, let paint = checked(gradient), let path = checked(path) else { return }
      target.fill(path, with: paint, style: style)
    case .strokeGradient(let path, let gradient, let style):
      if let paint = checked(gradient) { stroke(path, with: paint, style: style) }
    case .text(let run): draw(run)
    case .image(let image, let rect): draw(image, in: rect)
    case .define(let stamp): stamps[stamp.id] = stamp.commands
    case .use(let id, let point): use(id, at: point)
    }
  }

  private mutating func use(_ id: UInt64, at point: CGPoint) {
    guard !state.isHidden, let commands = stamps[id] else { return }
    let outerCount = ownFrameCount
    begin(.save)
    concatenate(CGAffineTransform(translationX: point.x, y: point.y))
    ownFrameCount = frames.count
    for command in commands { draw(command) }
    faults.unmatchedCount += frames.count - ownFrameCount
    while frames.count >= ownFrameCount { end() }
    ownFrameCount = outerCount
  }
}

// MARK: - Frames

extension Replay {
  private mutating func begin(_ kind: Frame.Kind) {
    frames.append(Frame(kind: kind, outer: state, isDrawn: !state.isHidden))
    if state.isHidden { return }
    switch kind {
    case .save: target.save()
    case .group(let opacity): target.beginGroup(opacity: opacity)
    }
  }

  private mutating func end() {
    guard let frame = frames.popLast() else { return }
    state = frame.outer
    guard frame.isDrawn else { return }
    switch frame.kind {
    case .save: target.restore()
    case .group(let opacity): target.endGroup(opacity: opacity)
    }
  }

  private mutating func end(isGroup: Bool) {
    guard frames.count > ownFrameCount, let frame = frames.last else {
      faults.unmatchedCount += 1
      return
    }
    switch (frame.kind, isGroup) {
    case (.save, false), (.group, true): end()
    case (.save, true), (.group, false): faults.unmatchedCount += 1
    }
  }

  private mutating func beginGroup(opacity: Double) {
    begin(.group(opacity: min(max(opacity.isFinite ? opacity : 0, 0), 1)))
    if !opacity.isFinite { faults.leftOutCount += 1 }
    if !(opacity > 0) || !opacity.isFinite { state.isHidden = true }
  }

  private mutating func concatenate(_ transform: CGAffineTransform) {
    if state.isHidden { return }
    let result = transform.concatenating(state.transform)
    guard result.isFinite, result.magnification <= Self.maximumMagnification else {
      faults.leftOutCount += 1
      state.isHidden = true
      return
    }
    if transform.inverted() == nil || result.isFlat {
      state.isHidden = true
      return
    }
    state.transform = result
    target.concatenate(transform)
  }

  private mutating func clip(to path: Path, style: FillStyle) {
    if state.isHidden { return }
    guard !path.isEmpty, let path = checked(path) else {
      state.isHidden = true
      return
    }
    target.clip(to: path, style: style)
  }
}

// MARK: - Drawing

extension Replay {
  private mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
    if state.isHidden { return }
    guard var style = style.checked() else {
      faults.leftOutCount += 1
      return
    }
    guard style.lineWidth > 0, let path = checked(path) else { return }
    let magnification = state.transform.magnification
    style.lineWidth = min(style.lineWidth, Self.maximumLineWidth / magnification)
    if !style.dash.isEmpty {
      // The round ends of a wide line have more corners, and each takes time.
      let effort = max(1, style.lineWidth * magnification / 32)
      let period = style.dash.reduce(0, +) / CGFloat(style.dash.count)
      if !(path.polygonLength / period * effort <= CGFloat(Self.maximumDashCount)) {
        style.dash = []
        faults.overdashedCount += 1
      }
    }
    target.stroke(path, with: paint, style: style)
  }

  private mutating func draw(_ run: TextRun) {
    if state.isHidden { return }
    let place = run.origin.applying(state.transform)
    guard place.x.isFinite, place.y.isFinite, run.haloWidth.isFinite, TextSetter.canSet(run.font)
    else {
      faults.leftOutCount += 1
      return
    }
    let sides = state.transform.sides(of: CGSize(width: run.font.size, height: run.font.size))
    guard sides.longest <= Self.maximumFontSize else {
      faults.leftOutCount += 1
      return
    }
    // Text that is so flat, or starts so far out, cannot be seen.
    if sides.thickness < Self.minimumThickness { return }
    if max(abs(place.x), abs(place.y)) > Self.maximumDistance { return }
    target.draw(run)
  }

  private mutating func draw(_ image: ImageHandle, in rect: CGRect) {
    if state.isHidden { return }
    guard let extent = Path(rect).extent(under: state.transform), extent <= Self.maximumDistance
    else {
      faults.leftOutCount += 1
      return
    }
    let sides = state.transform.sides(of: rect.size)
    if sides.thickness < Self.minimumThickness { return }
    guard sides.longest <= Self.maximumImageSide else {
      faults.leftOutCount += 1
      return
    }
    target.draw(image, in: rect)
  }

  /// The gradient; the last colour where it has no extent, `nil` where a number is not finite.
  private mutating func checked(_ gradient: GradientPaint) -> Paint? {
    guard let last = gradient.stops.last else { return nil }
    let isFinite: Bool
    let isPoint: Bool
    switch gradient.shape {
    case .linear(let start, let end):
      isFinite = [start.x, start.y, end.x, end.y].allSatisfy { $0.isFinite }
      isPoint = start == end
    case .radial(let center, let startRadius, let endRadius):
      isFinite = [center.x, center.y, startRadius, endRadius].allSatisfy { $0.isFinite }
      isPoint = startRadius < 0 || endRadius < 0 || startRadius == endRadius
    }
    guard isFinite else {
      faults.leftOutCount += 1
      return nil
    }
    return isPoint ? .color(last.color) : .gradient(gradient)
  }

  /// The path with far points brought nearer; `nil` where a number is not finite.
  private mutating func checked(_ path: Path) -> Path? {
    guard let extent = path.extent(under: state.transform) else {
      faults.leftOutCount += 1
      return nil
    }
    if extent <= Self.maximumDistance { return path }
    guard let inverse = state.transform.inverted() else { return nil }
    return path.applying(state.transform).clamped(to: Self.maximumDistance).applying(inverse)
  }
}
