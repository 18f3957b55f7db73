internal import Drawing

/// Writes the commands of a display list as SVG, with text as text.
///
/// Cairo can write SVG too, but makes outlines of all text, which nobody can select or search.
struct SVGWriter: Canvas {
  /// What a `save` or a group keeps.
  private struct State {
    /// How many elements are open that its end closes.
    var openCount = 0

    /// How much longer than in its own coordinates a length is in the picture.
    var transform: CGAffineTransform
  }

  /// The elements of the picture.
  var body = SVGText()

  /// The clips and images that the elements refer to.
  var definitions = SVGText()

  /// The images that were asked for and are not kept.
  var missingImages: Set<ImageHandle> = []

  /// Why an image could not be written.
  var failure: CairoError?

  let texts: TextSetter
  let images: ImageStore
  var definedImages: Set<ImageHandle> = []
  private var clipCount = 0
  private var gradients: [GradientPaint: Int] = [:]
  private var states = [State(transform: .identity)]

  init(texts: TextSetter, images: ImageStore) {
    self.texts = texts
    self.images = images
  }

  mutating func save() {
    states.append(State(transform: transform))
  }

  mutating func restore() {
    guard let state = states.popLast() else { return }
    for _ in 0..<state.openCount { body.add("</g>\n") }
  }

  mutating func concatenate(_ transform: CGAffineTransform) {
    let decimals = decimals
    open()
    body.add("<g transform=\"")
    body.add(transform, decimals: decimals)
    body.add("\">\n")
    states[states.count - 1].transform = transform.concatenating(self.transform)
  }

  mutating func clip(to path: Path, style: FillStyle) {
    clipCount += 1
    definitions.add("<clipPath id=\"clip")
    definitions.add(clipCount)
    definitions.add("\"><path")
    if style.isEOFilled { definitions.add(" clip-rule=\"evenodd\"") }
    definitions.add(" d=\"")
    definitions.add(SVGPathData.text(of: path, decimals: decimals))
    definitions.add("\"/></clipPath>\n")
    open()
    body.add("<g clip-path=\"url(#clip")
    body.add(clipCount)
    body.add(")\">\n")
  }

  mutating func beginGroup(opacity: Double) {
    save()
    if opacity >= 1 { return }
    open()
    body.add("<g")
    body.addAttribute("opacity", opacity, decimals: 4)
    body.add(">\n")
  }

  mutating func endGroup(opacity: Double) {
    restore()
  }

  mutating func fill(_ path: Path, with paint: Paint, style: FillStyle) {
    let reference = define(paint)
    body.add("<path")
    addPaint("fill", paint, reference)
    if style.isEOFilled { body.add(" fill-rule=\"evenodd\"") }
    addData(of: path)
  }

  mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
    let reference = define(paint)
    body.add("<path fill=\"none\"")
    addPaint("stroke", paint, reference)
    body.addAttribute("stroke-width", Double(style.lineWidth), decimals: decimals)
    addEnds(of: style)
    if !style.dash.isEmpty {
      body.add(" stroke-dasharray=\"")
      for (index, length) in style.dash.enumerated() {
        if index > 0 { body.add(" ") }
        body.add(Double(length), decimals: decimals)
      }
      body.add("\"")
      if style.dashPhase != 0 {
        body.addAttribute("stroke-dashoffset", Double(style.dashPhase), decimals: decimals)
      }
    }
    addData(of: path)
  }

  private mutating func addEnds(of style: StrokeStyle) {
    switch style.lineCap {
    case .butt: break
    case .round: body.add(" stroke-linecap=\"round\"")
    case .square: body.add(" stroke-linecap=\"square\"")
    }
    switch style.lineJoin {
    case .miter: body.addAttribute("stroke-miterlimit", Double(style.miterLimit), decimals: 3)
    case .round: body.add(" stroke-linejoin=\"round\"")
    case .bevel: body.add(" stroke-linejoin=\"bevel\"")
    }
  }

  private mutating func addData(of path: Path) {
    body.add(" d=\"")
    body.add(SVGPathData.text(of: path, decimals: decimals))
    body.add("\"/>\n")
  }
}

// MARK: - Gradients

extension SVGWriter {
  /// Writes a gradient that is new, and returns the number of its definition.
  private mutating func define(_ paint: Paint) -> Int? {
    guard case .gradient(let gradient) = paint else { return nil }
    if let number = gradients[gradient] { return number }
    let number = gradients.count + 1
    gradients[gradient] = number
    switch gradient.shape {
    case .linear(let start, let end):
      definitions.add("<linearGradient")
      addIdentifier(number)
      definitions.addAttribute("x1", Double(start.x), decimals: decimals)
      definitions.addAttribute("y1", Double(start.y), decimals: decimals)
      definitions.addAttribute("x2", Double(end.x), decimals: decimals)
      definitions.addAttribute("y2", Double(end.y), decimals: decimals)
    case .radial(let center, let startRadius, let endRadius):
      definitions.add("<radialGradient")
      addIdentifier(number)
      definitions.addAttribute("cx", Double(center.x), decimals: decimals)
      definitions.addAttribute("cy", Double(center.y), decimals: decimals)
      // SVG 1.1 has no radius to start with, so the colours start within.
      definitions.addAttribute("r", Double(max(startRadius, endRadius)), decimals: decimals)
    }
    definitions.add(">")
    for stop in gradient.svgStops {
      definitions.add("<stop")
      definitions.addAttribute("offset", stop.location, decimals: 4)
      definitions.addStop(stop.color)
      definitions.add("/>")
    }
    if case .linear = gradient.shape {
      definitions.add("</linearGradient>\n")
    } else {
      definitions.add("</radialGradient>\n")
    }
    return number
  }

  private mutating func addIdentifier(_ number: Int) {
    definitions.add(" id=\"gradient")
    definitions.add(number)
    definitions.add("\" gradientUnits=\"userSpaceOnUse\"")
  }

  private mutating func addPaint(_ name: StaticString, _ paint: Paint, _ reference: Int?) {
    switch paint {
    case .color(let color): body.addPaint(name, color)
    case .gradient:
      body.add(" ")
      body.add(name)
      body.add("=\"url(#gradient")
      body.add(reference ?? 0)
      body.add(")\"")
    }
  }
}

extension GradientPaint {
  /// The stops by their places between the middle and the outer circle, where the gradient is one of circles.
  fileprivate var svgStops: [Stop] {
    guard case .radial(_, let start, let end) = shape else { return stops }
    let outer = Double(max(start, end))
    let placed = stops.map { stop in
      let radius = Double(start) + stop.location * Double(end - start)
      return Stop(location: radius / outer, color: stop.color)
    }
    return start <= end ? placed : placed.reversed()
  }
}

// MARK: - State

extension SVGWriter {
  private var transform: CGAffineTransform { states.last?.transform ?? .identity }

  /// The decimals that hold a length to less than 1 ∕ 100 of a point of the picture.
  var decimals: Int {
    var decimals = 2
    var magnification = transform.magnification
    while magnification > 1, decimals < SVGNumber.maximumDecimals {
      magnification /= 10
      decimals += 1
    }
    return decimals
  }

  /// Counts an element that the end of the state closes.
  private mutating func open() {
    states[states.count - 1].openCount += 1
  }
}
