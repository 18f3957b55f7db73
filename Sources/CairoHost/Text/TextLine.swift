internal import CPango

/// One line of set text, which is let go with the object.
final class TextLine {
  /// Glyphs of one font that follow one another.
  struct Run {
    let font: OpaquePointer
    let glyphs: UnsafeMutablePointer<PangoGlyphItem>

    /// How far to the right of the start of the line the run starts, in points.
    let x: Double

    /// Whether the font paints its glyphs in colours of its own.
    let isColored: Bool
  }

  /// Pango's object for the line, which belongs to the layout.
  let line: OpaquePointer

  private let layout: OpaquePointer

  /// Takes over a layout; `nil` if it has no line.
  init?(takingOver layout: OpaquePointer) {
    self.layout = layout
    guard let line = pango_layout_get_line_readonly(layout, 0) else {
      g_object_unref(UnsafeMutableRawPointer(layout))
      return nil
    }
    self.line = line
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// The advance from the start of the line to its end, in points.
  var width: Double {
    var extent = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &extent)
    return Double(extent.width) / Double(PANGO_SCALE)
  }

  /// Calls the closure with each run, from left to right.
  func forEachRun(_ body: (Run) -> Void) {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      // The end of a line is a run of its own without glyphs.
      guard let glyphs = pango_layout_iter_get_run_readonly(iterator),
        let font = glyphs.pointee.item?.pointee.analysis.font
      else { continue }
      var extent = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &extent)
      body(
        Run(
          font: font,
          glyphs: glyphs,
          x: Double(extent.x) / Double(PANGO_SCALE),
          isColored: Self.isColored(font)
        )
      )
    } while pango_layout_iter_next_run(iterator) != 0
  }

  private static func isColored(_ font: OpaquePointer) -> Bool {
    guard let shaper = pango_font_get_hb_font(font), let face = hb_font_get_face(shaper) else {
      return false
    }
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0
  }
}
