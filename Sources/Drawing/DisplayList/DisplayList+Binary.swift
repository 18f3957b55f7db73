// The binary form, in 32-bit little-endian words; lengths are single-precision numbers:
//
//     magic  width  height  layers
//     layer: kind  revision  a b c d tx ty  count  words…
//
// The words of a layer are those of `DrawingCommands`.

extension DisplayList {
  /// The first word of the binary form; its last byte is the version of the format.
  public static let magic: UInt32 = 0x5342_4401

  private static let layerHeaderCount = 9

  /// Adds the words of the binary form to a buffer, which callers keep from frame to frame.
  public func encode(into words: inout [UInt32]) {
    words.append(Self.magic)
    words.append(Float(size.width).bitPattern)
    words.append(Float(size.height).bitPattern)
    words.append(UInt32(layers.count))
    for layer in layers {
      words.append(layer.kind.rawValue)
      words.append(layer.revision)
      let transform = layer.transform
      for number in [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ] {
        words.append(Float(number).bitPattern)
      }
      words.append(UInt32(layer.commands.words.count))
      words += layer.commands.words
    }
  }

  /// Creates a list from its binary form; `nil` where the words are not one, or not whole.
  public init?(decoding words: [UInt32]) {
    guard words.count >= 4, words[0] == Self.magic else { return nil }
    self.init(
      size: CGSize(
        width: CGFloat(Float(bitPattern: words[1])),
        height: CGFloat(Float(bitPattern: words[2]))
      )
    )
    var position = 4
    for _ in 0..<words[3] {
      guard words.count - position >= Self.layerHeaderCount,
        let kind = Layer.Kind(rawValue: words[position])
      else { return nil }
      let numbers = words[(position + 2)..<(position + 8)].map { CGFloat(Float(bitPattern: $0)) }
      let revision = words[position + 1]
      // Any word may stand here, and `Int` has as many bits as a word in the browser.
      let count = UInt(words[position + 8])
      position += Self.layerHeaderCount
      guard count <= UInt(words.count - position) else { return nil }
      let end = position + Int(count)
      guard let commands = DrawingCommands(decoding: words[position..<end]) else { return nil }
      position = end
      layers.append(
        Layer(
          kind: kind,
          revision: revision,
          transform: CGAffineTransform(
            a: numbers[0],
            b: numbers[1],
            c: numbers[2],
            d: numbers[3],
            tx: numbers[4],
            ty: numbers[5]
          ),
          commands: commands
        )
      )
    }
    guard position == words.count else { return nil }
  }
}
