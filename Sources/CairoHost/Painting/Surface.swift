internal import CCairo

/// A picture in memory: premultiplied pixels of 32 bits, the opacity in the highest byte, then red, green and blue.
final class Surface {
  let width: Int
  let height: Int

  /// Cairo's object.
  let pointer: OpaquePointer

  /// Creates a clear picture; `nil` if it is empty, or too large for Cairo or the memory.
  init?(width: Int, height: Int) {
    let sides = 1...CairoHost.maximumPixelCount
    guard sides.contains(width), sides.contains(height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.width = width
    self.height = height
    pointer = surface
  }

  deinit {
    cairo_surface_destroy(pointer)
  }

  /// Calls the closure with the pixels of each row, from the top; it may change them.
  func withRows<Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt32>, Int) throws(Failure) -> Void
  ) throws(Failure) {
    cairo_surface_flush(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    guard let bytes = cairo_image_surface_get_data(pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    for y in 0..<height {
      let start = UnsafeMutableRawPointer(bytes + y * stride)
      let row = UnsafeMutableBufferPointer(
        start: start.assumingMemoryBound(to: UInt32.self),
        count: width
      )
      try body(row, y)
    }
  }
}
