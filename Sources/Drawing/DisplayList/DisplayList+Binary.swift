// The binary form, in 32-bit little-endian words; lengths are single-precision numbers:
//
//     magic  width  height  layers
//     layer: kind  revision  a b c d tx ty  opacity  flags
//            x y width height    where it has an extent (flag 1), else zeros
//            a b c d tx ty       where it succeeds the revision before (flag 2), else zeros
//            words of clips  words of commands  clips…  commands…
//
// The words of commands are those of `DrawingCommands`; clips are commands of that name.

extension DisplayList {
  /// The first word of the binary form; its last byte is the version of the format.
  public static let magic: UInt32 = 0x5342_4402

  /// Adds the words of the binary form to a buffer, which callers keep from frame to frame.
  public func encode(into words: inout [UInt32]) {
    words.append(Self.magic)
    words.append(Float(size.width).bitPattern)
    words.append(Float(size.height).bitPattern)
    words.append(UInt32(layers.count))
    for layer in layers { layer.encode(into: &words) }
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
      guard let layer = Layer(decoding: words, at: &position) else { return nil }
      layers.append(layer)
    }
    guard position == words.count else { return nil }
  }
}

extension DisplayList.Layer {
  private static let headerCount = 22
  private static let extentFlag: UInt32 = 1
  private static let successionFlag: UInt32 = 2

  fileprivate func encode(into words: inout [UInt32]) {
    words.append(kind.rawValue)
    words.append(revision)
    Self.add(transform, to: &words)
    words.append(Float(opacity).bitPattern)
    let flags =
      (extent == nil ? 0 : Self.extentFlag) | (succession == nil ? 0 : Self.successionFlag)
    words.append(flags)
    let rect = extent ?? .zero
    for number in [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height] {
      words.append(Float(number).bitPattern)
    }
    Self.add(succession ?? CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), to: &words)
    var outlines = DrawingCommands()
    for clip in clips { outlines.clip(to: clip) }
    words.append(UInt32(outlines.words.count))
    words.append(UInt32(commands.words.count))
    words += outlines.words
    words += commands.words
  }

  private static func add(_ transform: CGAffineTransform, to words: inout [UInt32]) {
    for number in [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ] {
      words.append(Float(number).bitPattern)
    }
  }

  fileprivate init?(decoding words: [UInt32], at position: inout Int) {
    let start = position
    guard words.count - start >= Self.headerCount,
      let kind = Kind(rawValue: words[start]),
      words[start + 9] <= Self.extentFlag | Self.successionFlag
    else { return nil }
    let numbers = words[(start + 2)..<(start + 20)].map { CGFloat(Float(bitPattern: $0)) }
    position += Self.headerCount
    guard let clips = Self.commands(words, count: words[start + 20], at: &position),
      let commands = Self.commands(words, count: words[start + 21], at: &position)
    else { return nil }
    self.init(
      kind: kind,
      revision: words[start + 1],
      transform: CGAffineTransform(numbers[0..<6]),
      commands: commands
    )
    opacity = Double(numbers[6])
    if words[start + 9] & Self.extentFlag != 0 {
      extent = CGRect(x: numbers[8], y: numbers[9], width: numbers[10], height: numbers[11])
    }
    if words[start + 9] & Self.successionFlag != 0 {
      succession = CGAffineTransform(numbers[12..<18])
    }
    for command in clips {
      guard case .clip(let path, let style) = command, !style.isEOFilled else { return nil }
      self.clips.append(path)
    }
  }

  // Any word may be a count, and `Int` has as many bits as a word in the browser.
  private static func commands(
    _ words: [UInt32],
    count: UInt32,
    at position: inout Int
  ) -> DrawingCommands? {
    guard UInt(count) <= UInt(words.count - position) else { return nil }
    let end = position + Int(count)
    defer { position = end }
    return DrawingCommands(decoding: words[position..<end])
  }
}

extension CGAffineTransform {
  /// Creates a transform from its six numbers.
  fileprivate init(_ numbers: ArraySlice<CGFloat>) {
    let start = numbers.startIndex
    self.init(
      a: numbers[start],
      b: numbers[start + 1],
      c: numbers[start + 2],
      d: numbers[start + 3],
      tx: numbers[start + 4],
      ty: numbers[start + 5]
    )
  }
}
