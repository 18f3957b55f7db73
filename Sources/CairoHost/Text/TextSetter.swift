internal import CCairo
internal import CPango
internal import Drawing

/// Sets lines of text with Pango, and measures them.
final class TextSetter {
  /// The largest size that Pango is asked for, in points; larger text is measured in this size and scaled up.
  static let maximumFontSize = 4096.0

  private let families: FontFamilies

  private let fontMap: OpaquePointer?
  private let context: OpaquePointer?
  private var cache = MetricsCache()
  private var lineHeights: [Font: (ascent: Double, descent: Double)] = [:]

  private var cssFamilies: [Font.Design: String] = [:]

  /// The most fonts whose heights are kept.
  private static let maximumLineHeightCount = 256

  init(families: FontFamilies) {
    self.families = families
    fontMap = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fontMap)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    for object in [context, fontMap] {
      if let object { g_object_unref(UnsafeMutableRawPointer(object)) }
    }
  }

  /// Whether text of that font can be set.
  static func canSet(_ font: Font) -> Bool {
    font.size > 0 && font.size <= maximumFontSize
  }

  /// Whether a line runs from right to left, which its first letter with a direction decides.
  static func isRightToLeft(_ text: String) -> Bool {
    pango_find_base_dir(text, Int32(text.utf8.count)) == PANGO_DIRECTION_RTL
  }

  /// Sets a line; `nil` for a font that `canSet` denies.
  func line(_ text: String, font: Font) -> TextLine? {
    guard Self.canSet(font), let layout = pango_layout_new(context) else { return nil }
    let line = text.asSingleLine
    let description = description(of: font)
    defer { pango_font_description_free(description) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, line, Int32(line.utf8.count))
    return TextLine(takingOver: layout)
  }

  /// The extent of a line; nothing for a font without a positive and finite size.
  func measure(_ text: String, font: Font) -> TextMetrics {
    guard font.size > 0, font.size.isFinite else {
      return TextMetrics(width: 0, ascent: 0, descent: 0)
    }
    if font.size > Self.maximumFontSize {
      var largest = font
      largest.size = Self.maximumFontSize
      let metrics = measure(text, font: largest)
      let factor = font.size / largest.size
      return TextMetrics(
        width: metrics.width * factor,
        ascent: metrics.ascent * factor,
        descent: metrics.descent * factor
      )
    }
    return cache.metrics(for: MetricsCache.Key(text: text, font: font)) {
      let height = lineHeight(of: font)
      return TextMetrics(
        width: text.isEmpty ? 0 : line(text, font: font)?.width ?? 0,
        ascent: height.ascent,
        descent: height.descent
      )
    }
  }

  /// The family of the font that Pango loads for a font.
  func installedFamily(of font: Font) -> String? {
    let wanted = description(of: font)
    defer { pango_font_description_free(wanted) }
    guard let loaded = pango_context_load_font(context, wanted) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
    let found = pango_font_describe(loaded)
    defer { pango_font_description_free(found) }
    return pango_font_description_get_family(found).map { String(cString: $0) }
  }

  /// The families that SVG names for a design.
  func cssFamilies(of design: Font.Design) -> String {
    if let known = cssFamilies[design] { return known }
    let installed = installedFamily(of: .system(size: 12, design: design))
    let value = families.cssValue(of: design, installed: installed)
    cssFamilies[design] = value
    return value
  }

  private func lineHeight(of font: Font) -> (ascent: Double, descent: Double) {
    if let known = lineHeights[font] { return known }
    let description = description(of: font)
    defer { pango_font_description_free(description) }
    guard let metrics = pango_context_get_metrics(context, description, nil) else { return (0, 0) }
    defer { pango_font_metrics_unref(metrics) }
    let scale = Double(PANGO_SCALE)
    let height = (
      ascent: Double(pango_font_metrics_get_ascent(metrics)) / scale,
      descent: Double(pango_font_metrics_get_descent(metrics)) / scale
    )
    if lineHeights.count >= Self.maximumLineHeightCount { lineHeights.removeAll() }
    lineHeights[font] = height
    return height
  }

  private func description(of font: Font) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families.name(of: font.design))
    pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description,
      PangoWeight(rawValue: UInt32(min(max(font.weight.value, 100), 1000)))
    )
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    return description
  }
}
