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

  mutating func fill(_ path: Path, color: RGBA, style: FillStyle) {
    body.add("<path")
    body.addPaint("fill", color)
    if style.isEOFilled { body.add(" fill-rule=\"evenodd\"") }
    addData(of: path)
  }

  mutating func stroke(_ path: Path, color: RGBA, style: StrokeStyle) {
    body.add("<path fill=\"none\"")
    body.addPaint("stroke", color)
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
