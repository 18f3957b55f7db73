internal import CCairo
internal import CPango
internal import Drawing

extension Painter {
  func draw(_ run: TextRun) {
    guard let line = texts.line(run.text, font: run.font) else { return }
    let x = Double(run.origin.x)
    let y = Double(run.origin.y)
    if run.haloWidth > 0, run.haloColor.opacity > 0 {
      addOutlines(of: line, x: x, y: y)
      setSource(run.haloColor)
      cairo_set_line_width(context, 2 * run.haloWidth)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_dash(context, nil, 0, 0)
      cairo_stroke(context)
    }
    if run.color.opacity <= 0 { return }
    setSource(run.color)
    if keepsText {
      cairo_move_to(context, x, y)
      pango_cairo_show_layout_line(context, line.line)
      cairo_new_path(context)
      return
    }
    addOutlines(of: line, x: x, y: y)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
    line.forEachRun { glyphs in
      guard glyphs.isColored else { return }
      cairo_move_to(context, x + glyphs.x, y)
      pango_cairo_show_glyph_string(context, glyphs.font, glyphs.glyphs.pointee.glyphs)
    }
    cairo_new_path(context)
  }

  // Glyphs with colours of their own have no outline.
  private func addOutlines(of line: TextLine, x: Double, y: Double) {
    cairo_new_path(context)
    line.forEachRun { glyphs in
      if glyphs.isColored { return }
      cairo_move_to(context, x + glyphs.x, y)
      pango_cairo_glyph_string_path(context, glyphs.font, glyphs.glyphs.pointee.glyphs)
    }
  }
}
