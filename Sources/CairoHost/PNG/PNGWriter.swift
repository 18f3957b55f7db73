internal import CZlib

/// Writes a picture as a PNG file.
///
/// Cairo's own writer filters the rows and compresses at a middle level, which for the flat colours of a map takes
/// four times as long and makes a larger file than no filter and level 3.
///
/// Source: *Portable Network Graphics (PNG) Specification (Third Edition)*, W3C, 2025.
struct PNGWriter {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let compressionLevel: Int32 = 3

  /// The bytes of compressed data in a chunk, at most.
  private static let chunkCapacity = 1 << 16

  private var bytes = signature

  /// The file of a picture, which states that density.
  static func data(of surface: Surface, pixelsPerMetre: UInt32) throws(CairoError) -> [UInt8] {
    var writer = PNGWriter()
    let isOpaque = surface.isOpaque
    // 8 bits a part; colour type 2 is RGB, 6 RGBA; deflate, the filter method of all files, not interlaced.
    writer.addChunk(
      "IHDR",
      bigEndian(UInt32(surface.width)) + bigEndian(UInt32(surface.height))
        + [8, isOpaque ? 2 : 6, 0, 0, 0]
    )
    writer.addChunk("sRGB", [0])
    writer.addChunk("pHYs", bigEndian(pixelsPerMetre) + bigEndian(pixelsPerMetre) + [1])
    try writer.addPixels(of: surface, isOpaque: isOpaque)
    writer.addChunk("IEND", [])
    return writer.bytes
  }

  private mutating func addPixels(of surface: Surface, isOpaque: Bool) throws(CairoError) {
    let deflater = try Deflater(level: Self.compressionLevel, capacity: Self.chunkCapacity)
    let partCount = isOpaque ? 3 : 4
    // The first byte of a row names its filter: 0 is none.
    var line = [UInt8](repeating: 0, count: 1 + surface.width * partCount)
    try surface.withRows { (row, y) throws(CairoError) in
      if isOpaque {
        Self.copyOpaque(row, to: &line)
      } else {
        Self.copyStraight(row, to: &line)
      }
      try deflater.compress(line, isLast: y == surface.height - 1) { addChunk("IDAT", $0) }
    }
  }

  private static func copyOpaque(
    _ row: UnsafeMutableBufferPointer<UInt32>,
    to line: inout [UInt8]
  ) {
    var index = 1
    for pixel in row {
      line[index] = UInt8(truncatingIfNeeded: pixel >> 16)
      line[index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      line[index + 2] = UInt8(truncatingIfNeeded: pixel)
      index += 3
    }
  }

  private static func copyStraight(
    _ row: UnsafeMutableBufferPointer<UInt32>,
    to line: inout [UInt8]
  ) {
    var index = 1
    for pixel in row {
      let opacity = pixel >> 24
      line[index] = straight(pixel >> 16 & 0xFF, opacity: opacity)
      line[index + 1] = straight(pixel >> 8 & 0xFF, opacity: opacity)
      line[index + 2] = straight(pixel & 0xFF, opacity: opacity)
      line[index + 3] = UInt8(truncatingIfNeeded: opacity)
      index += 4
    }
  }

  private static func straight(_ part: UInt32, opacity: UInt32) -> UInt8 {
    switch opacity {
    case 0: 0
    case 255: UInt8(truncatingIfNeeded: part)
    default: UInt8(truncatingIfNeeded: min(255, (part * 255 + opacity / 2) / opacity))
    }
  }

  private mutating func addChunk(_ type: String, _ data: some Collection<UInt8>) {
    bytes += Self.bigEndian(UInt32(data.count))
    let start = bytes.count
    bytes += type.utf8
    bytes += data
    let sum = bytes[start...].withUnsafeBufferPointer {
      crc32(0, $0.baseAddress, UInt32($0.count))
    }
    bytes += Self.bigEndian(UInt32(sum))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

extension Surface {
  fileprivate var isOpaque: Bool {
    var all: UInt32 = 0xFF00_0000
    withRows { row, _ in
      for pixel in row { all &= pixel }
    }
    return all == 0xFF00_0000
  }
}
