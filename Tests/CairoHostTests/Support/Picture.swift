import CCairo

/// The pixels of a PNG file as Cairo's own reader sees them: premultiplied, four bytes each, blue first.
struct Picture {
  let width: Int
  let height: Int
  let bytes: [UInt8]

  /// Reads a file; `nil` if it is not one.
  init?(png: [UInt8]) {
    final class Source {
      var rest: ArraySlice<UInt8>
      init(_ bytes: [UInt8]) { rest = bytes[...] }
    }
    let source = Source(png)
    let surface = withExtendedLifetime(source) {
      cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
          let source = Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue()
          guard source.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
          for (index, byte) in source.rest.prefix(Int(count)).enumerated() { target[index] = byte }
          source.rest = source.rest.dropFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        },
        Unmanaged.passUnretained(source).toOpaque()
      )
    }
    guard let surface else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let rowLength = Int(cairo_image_surface_get_stride(surface))
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      bytes += UnsafeBufferPointer(start: data + y * rowLength, count: width * 4)
    }
    if isOpaque {
      for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
    }
    self.bytes = bytes
  }

  /// The red, green, blue and opacity of a pixel.
  subscript(x: Int, y: Int) -> [UInt8] {
    let index = (y * width + x) * 4
    return [bytes[index + 2], bytes[index + 1], bytes[index], bytes[index + 3]]
  }

  /// How far the parts of two pictures of one size are apart: the mean, and the largest.
  func difference(from other: Picture) -> (mean: Double, largest: Int) {
    var sum = 0
    var largest = 0
    for (own, others) in zip(bytes, other.bytes) {
      let distance = abs(Int(own) - Int(others))
      sum += distance
      largest = max(largest, distance)
    }
    return (Double(sum) / Double(max(1, bytes.count)), largest)
  }
}
