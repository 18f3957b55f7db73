internal import CCairo
internal import CPango
internal import Drawing

/// Draws on a surface of Cairo.
struct Painter: Canvas {
  /// Cairo's drawing state.
  let context: OpaquePointer

  let texts: TextSetter
  let images: ImageStore

  /// Whether text is to stay text, as a reader of the file can select it, rather than outlines, which lie between
  /// pixels where Cairo's glyphs do not.
  let keepsText: Bool

  /// The images that were asked for and are not kept.
  private(set) var missingImages: Set<ImageHandle> = []

  init(context: OpaquePointer, texts: TextSetter, images: ImageStore, keepsText: Bool) {
    self.context = context
    self.texts = texts
    self.images = images
    self.keepsText = keepsText
  }

  func save() {
    cairo_save(context)
  }

  func restore() {
    cairo_restore(context)
  }

  func concatenate(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: Double(transform.a),
      yx: Double(transform.b),
      xy: Double(transform.c),
      yy: Double(transform.d),
      x0: Double(transform.tx),
      y0: Double(transform.ty)
    )
    cairo_transform(context, &matrix)
  }

  func clip(to path: Path, style: FillStyle) {
    add(path)
    cairo_set_fill_rule(context, style.rule)
    cairo_clip(context)
  }

  func beginGroup(opacity: Double) {
    cairo_save(context)
    if opacity < 1 { cairo_push_group(context) }
  }

  func endGroup(opacity: Double) {
    if opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
    cairo_restore(context)
  }

  func fill(_ path: Path, with paint: Paint, style: FillStyle) {
    add(path)
    setSource(paint)
    cairo_set_fill_rule(context, style.rule)
    cairo_fill(context)
  }

  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
    add(style.lineCap == .square ? lengtheningDots(of: path) : path)
    setSource(paint)
    cairo_set_line_width(context, Double(style.lineWidth))
    cairo_set_line_cap(context, style.lineCap.cairoValue)
    cairo_set_line_join(context, style.lineJoin.cairoValue)
    cairo_set_miter_limit(context, Double(style.miterLimit))
    let dash = style.dash.map { Double($0) }
    cairo_set_dash(context, dash, Int32(dash.count), Double(style.dashPhase))
    cairo_stroke(context)
  }

  mutating func draw(_ image: ImageHandle, in rect: CGRect) {
    guard let surface = images[image] else {
      missingImages.insert(image)
      return
    }
    cairo_save(context)
    cairo_translate(context, Double(rect.minX), Double(rect.minY))
    cairo_scale(
      context,
      Double(rect.width) / Double(surface.width),
      Double(rect.height) / Double(surface.height)
    )
    cairo_set_source_surface(context, surface.pointer, 0, 0)
    // Without it, the edges of an enlarged image fade.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_rectangle(context, 0, 0, Double(surface.width), Double(surface.height))
    cairo_fill(context)
    cairo_restore(context)
  }

  private func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color): setSource(color)
    case .gradient(let gradient): setSource(gradient)
    }
  }

  private func setSource(_ gradient: GradientPaint) {
    let pattern: OpaquePointer?
    switch gradient.shape {
    case .linear(let start, let end):
      pattern = cairo_pattern_create_linear(
        Double(start.x),
        Double(start.y),
        Double(end.x),
        Double(end.y)
      )
    case .radial(let center, let startRadius, let endRadius):
      let (x, y) = (Double(center.x), Double(center.y))
      pattern = cairo_pattern_create_radial(x, y, Double(startRadius), x, y, Double(endRadius))
    }
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern,
        stop.location,
        color.red,
        color.green,
        color.blue,
        color.opacity
      )
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  func setSource(_ color: RGBA) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
  }
}

extension FillStyle {
  fileprivate var rule: cairo_fill_rule_t {
    isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}

extension CGLineCap {
  fileprivate var cairoValue: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairoValue: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
