internal import CCairo
public import Drawing

extension CairoHost {
  /// A PNG file of a display list, with 8 bits each of red, green, blue and, unless all is opaque, opacity.
  ///
  /// The file states a density of 96 · `scale` pixels in an inch. What the list does not paint is clear.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - scale: The pixels in a point. The sides of the picture are those of the list times it, rounded.
  /// - Returns: The file.
  /// - Throws: ``CairoError`` if a side would have no pixel or more than ``maximumPixelCount``, or the memory does
  ///   not suffice.
  public func pngData(_ list: DisplayList, scale: Double = 1) throws(CairoError) -> [UInt8] {
    let surface = try surface(of: list, scale: scale)
    let metresInAnInch = 0.0254
    // At scales far from 1 the number would be 0 or would not fit.
    let density = min(max((96 * scale / metresInAnInch).rounded(), 1), 0x7FFF_FFFF)
    return try PNGWriter.data(of: surface, pixelsPerMetre: UInt32(density))
  }

  /// Draws a list into memory.
  func surface(of list: DisplayList, scale: Double) throws(CairoError) -> Surface {
    guard scale > 0, scale.isFinite else { throw CairoError(.scale(scale)) }
    let width = (Double(list.size.width) * scale).rounded()
    let height = (Double(list.size.height) * scale).rounded()
    let sides = 1...Double(Self.maximumPixelCount)
    guard sides.contains(width), sides.contains(height) else {
      throw CairoError(.pixels(width: width, height: height))
    }
    guard let surface = Surface(width: Int(width), height: Int(height)) else {
      throw CairoError(.drawing("out of memory"))
    }
    try paint(list, on: surface.pointer, scale: scale, keepsText: false)
    return surface
  }

  /// Draws a list on any surface of Cairo, and looks whether that went well.
  func paint(
    _ list: DisplayList,
    on surface: OpaquePointer,
    scale: Double,
    keepsText: Bool
  ) throws(CairoError) {
    guard let context = cairo_create(surface) else { throw CairoError(.drawing("no context")) }
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    var replay = Replay(
      target: Painter(context: context, texts: texts, images: images, keepsText: keepsText),
      scale: scale
    )
    replay.draw(list)
    reportMissingFont()
    report(replay.faults)
    report(missing: replay.target.missingImages)
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(status) }
  }
}

extension CairoError {
  init(_ status: cairo_status_t) {
    self.init(.drawing(String(cString: cairo_status_to_string(status))))
  }
}
