internal import Drawing

/// Where nodes draw: a list of commands, or the layers of a frame.
package struct Painter {
  /// What all that follows is drawn through, up to the matching `end`.
  enum Effect {
    case clip(Path, FillStyle)
    case opacity(Double)
    case transform(CGAffineTransform)
  }

  let context: RenderContext

  /// What was drawn since the last layer.
  var commands = DrawingCommands()

  /// The layers so far; `nil` where all becomes one list.
  private(set) var layers: [DisplayList.Layer]?

  /// Whether a later frame will differ.
  var isAnimating = false

  private var effects: [Effect] = []

  /// Whether more than the starts and ends of effects was added since the last layer, as of the last of those.
  private var hasDrawing = false

  /// Where the commands ended after that.
  private var effectsEnd = 0
  private var hasHosted = false

  /// All that is drawn on; `nil` where all becomes one list.
  private let surface: CGRect?

  init(context: RenderContext, surface: CGRect?) {
    self.context = context
    self.surface = surface
    layers = surface == nil ? nil : []
  }

  mutating func begin(_ effect: Effect) {
    noteDrawing()
    effects.append(effect)
    commands.begin(effect)
    effectsEnd = commands.words.count
  }

  mutating func end() {
    noteDrawing()
    if let effect = effects.popLast() { commands.end(effect) }
    effectsEnd = commands.words.count
  }

  private mutating func noteDrawing() {
    if commands.words.count != effectsEnd { hasDrawing = true }
  }

  /// Draws a view that keeps its own drawing, where its frame says, in colours of that scheme.
  mutating func draw(_ view: UIView, colorScheme: ColorScheme) {
    if view.isHidden || view.alpha <= 0 { return }
    if view.alpha < 1 { begin(.opacity(view.alpha)) }
    defer { if view.alpha < 1 { end() } }
    var context = context
    context.colorScheme = colorScheme
    let shift = CGAffineTransform(translationX: view.frame.minX, y: view.frame.minY)
    if layers == nil {
      begin(.clip(Path(view.frame), FillStyle()))
      commands.save()
      commands.concatenate(shift)
      view.draw(into: &commands, context: context)
      commands.restore()
      end()
    } else {
      flush(reopening: true)
      var own: [DisplayList.Layer] = []
      view.appendLayers(to: &own, context: context)
      let covers = surface.map { view.frame.contains($0) && !isTransformed } ?? false
      let clip = covers ? nil : Effect.clip(Path(view.frame), FillStyle())
      hasHosted = true
      for layer in own { add(layer, shift: shift, clip: clip) }
    }
  }

  /// Makes a layer of what was drawn since the last one.
  mutating func flush(reopening: Bool = false) {
    noteDrawing()
    if hasDrawing {
      for effect in effects.reversed() { commands.end(effect) }
      let kind: DisplayList.Layer.Kind = hasHosted ? .controls : .background
      layers?.append(DisplayList.Layer(kind: kind, commands: commands))
    }
    commands = DrawingCommands()
    if reopening { for effect in effects { commands.begin(effect) } }
    hasDrawing = false
    effectsEnd = commands.words.count
  }

  private mutating func add(
    _ layer: DisplayList.Layer,
    shift: CGAffineTransform,
    clip: Effect?
  ) {
    var layer = layer
    layer.transform = layer.transform.concatenating(shift)
    for effect in effects.reversed() {
      if case .transform(let transform) = effect {
        layer.transform = layer.transform.concatenating(transform)
      }
    }
    // From the coordinates of an effect to those of the frame.
    var outer = CGAffineTransform.identity
    var clips: [Path] = []
    for effect in effects + (clip.map { [$0] } ?? []) {
      switch effect {
      case .clip(let path, _): clips.append(path.applying(outer))
      case .opacity(let opacity): layer.opacity *= opacity
      case .transform(let transform): outer = transform.concatenating(outer)
      }
    }
    layer.clips = layer.clips.map { $0.applying(shift.concatenating(outer)) } + clips
    layers?.append(layer)
  }

  private var isTransformed: Bool {
    for effect in effects { if case .transform = effect { return true } }
    return false
  }
}

extension DrawingCommands {
  fileprivate mutating func begin(_ effect: Painter.Effect) {
    switch effect {
    case .clip(let path, let style):
      save()
      clip(to: path, style: style)
    case .opacity(let opacity): beginGroup(opacity: opacity)
    case .transform(let transform):
      save()
      concatenate(transform)
    }
  }

  fileprivate mutating func end(_ effect: Painter.Effect) {
    switch effect {
    case .clip, .transform: restore()
    case .opacity: endGroup()
    }
  }
}
