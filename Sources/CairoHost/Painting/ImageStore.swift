internal import CCairo
internal import Drawing

/// The pictures that a host keeps, as surfaces of Cairo.
final class ImageStore {
  private var surfaces: [UInt32: Surface] = [:]
  private var lastID: UInt32 = 0

  /// Keeps a picture of straight RGBA pixels; `nil` if it is empty or too large for Cairo.
  func add(width: Int, height: Int, pixels: [UInt8]) -> ImageHandle? {
    guard let surface = Surface(width: width, height: height) else { return nil }
    surface.withRows { row, y in
      for x in 0..<width {
        let index = (y * width + x) * 4
        let opacity = UInt32(pixels[index + 3])
        let red = Self.multiply(pixels[index], opacity)
        let green = Self.multiply(pixels[index + 1], opacity)
        let blue = Self.multiply(pixels[index + 2], opacity)
        row[x] = opacity << 24 | red << 16 | green << 8 | blue
      }
    }
    lastID &+= 1
    surfaces[lastID] = surface
    return ImageHandle(id: lastID)
  }

  func remove(_ image: ImageHandle) {
    surfaces[image.id] = nil
  }

  subscript(image: ImageHandle) -> Surface? { surfaces[image.id] }

  private static func multiply(_ part: UInt8, _ opacity: UInt32) -> UInt32 {
    (UInt32(part) * opacity + 127) / 255
  }
}
