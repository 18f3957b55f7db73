internal import Drawing

/// Writes the commands of a display list as SVG, with text as text.
///
/// Cairo can write SVG too, but makes outlines of all text, which nobody can select, search or have read aloud.
struct SVGWriter: Canvas {
  /// What a `save` or a group keeps.
  private struct State {
    /// How many elements are open that its end closes.
    var openCount = 0

    /// How much longer than in its own coordinates a length is in the picture.
    var transform: CGAffineTransform
  }

  /// The elements of the picture.
  private(set) var body = SVGText()

  /// The clips and images that the elements refer to.
  private(set) var definitions = SVGText()

  /// The images that were asked for and are not kept.
  private(set) var missingImages: Set<ImageHandle> = []

  /// Why an image could not be written.
  private(set) var failure: CairoError?

  private let texts: TextSetter
  private let images: ImageStore
  private var definedImages: Set<ImageHandle> = []
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
  private var decimals: Int {
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

// MARK: - Text

extension SVGWriter {
  mutating func draw(_ run: TextRun) {
    let font = run.font
    let text = run.text.asSingleLine
    let width = texts.measure(run.text, font: font).width
    let isRightToLeft = TextSetter.isRightToLeft(text)
    body.add("<text xml:space=\"preserve\"")
    body.addAttribute("x", Double(run.origin.x), decimals: decimals)
    body.addAttribute("y", Double(run.origin.y), decimals: decimals)
    if isRightToLeft { body.add(" direction=\"rtl\" text-anchor=\"end\"") }
    body.add(" font-family=\"")
    body.addEscaped(texts.families.cssValue(of: font.design))
    body.add("\"")
    body.addAttribute("font-size", font.size, decimals: decimals)
    if font.weight != .regular {
      body.addAttribute("font-weight", Double(font.weight.value), decimals: 0)
    }
    if font.isItalic { body.add(" font-style=\"italic\"") }
    // Where the reader has another font, the text still has the place that it was given.
    if width > 0 {
      body.addAttribute("textLength", width, decimals: decimals)
      body.add(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    body.addPaint("fill", run.color)
    if run.haloWidth > 0, run.haloColor.opacity > 0 {
      body.addPaint("stroke", run.haloColor)
      body.addAttribute("stroke-width", 2 * run.haloWidth, decimals: decimals)
      body.add(" stroke-linejoin=\"round\" stroke-linecap=\"round\" paint-order=\"stroke\"")
    }
    body.add(">")
    body.addEscaped(text)
    body.add("</text>\n")
  }
}

// MARK: - Images

extension SVGWriter {
  mutating func draw(_ image: ImageHandle, in rect: CGRect) {
    guard let surface = images[image] else {
      missingImages.insert(image)
      return
    }
    if definedImages.insert(image).inserted { define(image, surface) }
    let placement = CGAffineTransform(
      a: rect.width / CGFloat(surface.width),
      b: 0,
      c: 0,
      d: rect.height / CGFloat(surface.height),
      tx: rect.minX,
      ty: rect.minY
    )
    body.add("<use xlink:href=\"#image")
    body.add(Int(image.id))
    body.add("\" transform=\"")
    body.add(placement, decimals: decimals)
    body.add("\"/>\n")
  }

  private mutating func define(_ image: ImageHandle, _ surface: Surface) {
    let file: [UInt8]
    do {
      file = try PNGWriter.data(of: surface, pixelsPerMetre: 3780)
    } catch {
      failure = error
      return
    }
    definitions.add("<image id=\"image")
    definitions.add(Int(image.id))
    definitions.add("\"")
    definitions.addAttribute("width", Double(surface.width), decimals: 0)
    definitions.addAttribute("height", Double(surface.height), decimals: 0)
    definitions.add(" xlink:href=\"data:image/png;base64,")
    definitions.addBase64(file)
    definitions.add("\"/>\n")
  }
}
