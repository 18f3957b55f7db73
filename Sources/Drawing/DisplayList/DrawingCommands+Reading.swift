extension DrawingCommands: Sequence {
  /// Creates a list from its words; `nil` where they are not whole commands.
  public init?(decoding words: ArraySlice<UInt32>) {
    self.init(decoding: words, mayHoldStamps: true)
  }

  // A stamp has no stamps in it, so that none is part of itself.
  private init?(decoding words: ArraySlice<UInt32>, mayHoldStamps: Bool) {
    self.init()
    self.words = Array(words)
    var iterator = Iterator(self.words, mayHoldStamps: mayHoldStamps)
    while let command = iterator.next() {
      if case .define(let stamp) = command { definedStamps.insert(stamp.id) }
    }
    guard iterator.isAtEnd else { return nil }
  }

  /// The list without the stamps in it.
  var withoutStamps: DrawingCommands {
    var plain = DrawingCommands()
    var position = 0
    while position < words.count {
      let end = position + 1 + Int(words[position] >> 8)
      switch Operation(rawValue: words[position] & 0xFF) {
      case .define, .use: break
      default: plain.words += words[position..<end]
      }
      position = end
    }
    return plain
  }

  /// Walks through the commands in order and ends early at words that are not a command.
  public struct Iterator: IteratorProtocol {
    private let words: [UInt32]
    private let mayHoldStamps: Bool
    private var position = 0
    private var end = 0

    init(_ words: [UInt32], mayHoldStamps: Bool = true) {
      self.words = words
      self.mayHoldStamps = mayHoldStamps
    }

    var isAtEnd: Bool { position == words.count }

    public mutating func next() -> DrawingCommand? {
      guard position < words.count else { return nil }
      let start = position
      guard let operation = Operation(rawValue: words[start] & 0xFF) else { return nil }
      end = start + 1 + Int(words[start] >> 8)
      guard end <= words.count else { return nil }
      position += 1
      guard let command = command(operation), position == end else {
        position = start
        return nil
      }
      return command
    }

    private mutating func command(_ operation: Operation) -> DrawingCommand? {
      switch operation {
      case .save: .save
      case .restore: .restore
      case .concatenate: transform().map { .concatenate($0) }
      case .clip: clip()
      case .beginGroup: number().map { .beginGroup(opacity: Double($0)) }
      case .endGroup: .endGroup
      case .fill: fill()
      case .stroke: stroke()
      case .text: text()
      case .image: image()
      case .fillGradient: fillGradient()
      case .strokeGradient: strokeGradient()
      case .define: define()
      case .use: use()
      }
    }
  }

  public func makeIterator() -> Iterator {
    Iterator(words)
  }
}

// A count may be any word, and `Int` has as many bits as a word in the browser: counts become an `Int` only after they
// are known to be small.
extension DrawingCommands.Iterator {
  mutating func word() -> UInt32? {
    guard position < end else { return nil }
    defer { position += 1 }
    return words[position]
  }

  mutating func number() -> CGFloat? {
    word().map { CGFloat(Float(bitPattern: $0)) }
  }

  mutating func point() -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: x, y: y)
  }

  private mutating func transform() -> CGAffineTransform? {
    guard let a = number(), let b = number(), let c = number(), let d = number(),
      let tx = number(), let ty = number()
    else { return nil }
    return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  private mutating func clip() -> DrawingCommand? {
    guard let rule = word(), let path = path() else { return nil }
    return .clip(path, FillStyle(eoFill: rule == 1))
  }

  private mutating func fill() -> DrawingCommand? {
    guard let color = word(), let rule = word(), let path = path() else { return nil }
    return .fill(path, RGBA(color), FillStyle(eoFill: rule == 1))
  }

  private mutating func stroke() -> DrawingCommand? {
    guard let color = word(), let width = number(), let ends = word(), let limit = number(),
      let phase = number(), let dashCount = word(),
      let cap = CGLineCap(rawValue: Int32(ends & 0xFF)),
      let join = CGLineJoin(rawValue: Int32(ends >> 8 & 0xFF)),
      UInt(dashCount) <= UInt(end - position)
    else { return nil }
    var style = StrokeStyle(
      lineWidth: width,
      lineCap: cap,
      lineJoin: join,
      miterLimit: limit,
      dashPhase: phase
    )
    for _ in 0..<dashCount {
      guard let length = number() else { return nil }
      style.dash.append(length)
    }
    guard let path = path() else { return nil }
    return .stroke(path, RGBA(color), style)
  }

  private mutating func fillGradient() -> DrawingCommand? {
    guard let gradient = gradient(), let rule = word(), let path = path() else { return nil }
    return .fillGradient(path, gradient, FillStyle(eoFill: rule == 1))
  }

  private mutating func strokeGradient() -> DrawingCommand? {
    guard let gradient = gradient(), case .stroke(let path, _, let style)? = stroke() else {
      return nil
    }
    return .strokeGradient(path, gradient, style)
  }

  private mutating func text() -> DrawingCommand? {
    guard let origin = point(), let color = word(), let halo = word(), let haloWidth = number(),
      let size = number(), let weight = word(), let kind = word(), let count = word(),
      let design = Font.Design(rawValue: UInt8(kind & 0xFF)), weight <= 1000,
      UInt(count) <= 4 * UInt(end - position), (Int(count) + 3) / 4 == end - position
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      bytes.append(UInt8(truncatingIfNeeded: words[position + index / 4] >> UInt32(index % 4 * 8)))
    }
    position = end
    var run = TextRun(
      String(decoding: bytes, as: UTF8.self),
      at: origin,
      font: Font(
        size: Double(size),
        weight: Font.Weight(value: UInt16(weight)),
        design: design,
        isItalic: kind >> 8 & 1 == 1
      ),
      color: RGBA(color)
    )
    run.haloColor = RGBA(halo)
    run.haloWidth = Double(haloWidth)
    return .text(run)
  }

  private mutating func image() -> DrawingCommand? {
    guard let id = word(), let origin = point(), let width = number(), let height = number()
    else { return nil }
    return .image(
      ImageHandle(id: id),
      CGRect(origin: origin, size: CGSize(width: width, height: height))
    )
  }

  private mutating func id() -> UInt64? {
    guard let low = word(), let high = word() else { return nil }
    return UInt64(high) << 32 | UInt64(low)
  }

  private mutating func define() -> DrawingCommand? {
    guard mayHoldStamps, let id = id(),
      let commands = DrawingCommands(decoding: words[position..<end], mayHoldStamps: false)
    else { return nil }
    position = end
    return .define(Stamp(commands, id: id))
  }

  private mutating func use() -> DrawingCommand? {
    guard mayHoldStamps, let id = id(), let point = point() else { return nil }
    return .use(id, point)
  }

  private mutating func path() -> Path? {
    var path = Path()
    while position < end {
      let header = words[position]
      position += 1
      guard let verb = DrawingCommands.Verb(rawValue: header & 0xFF),
        Int(header >> 8) <= (end - position) / 2, add(verb, count: Int(header >> 8), to: &path)
      else { return nil }
    }
    return path
  }

  private mutating func add(
    _ verb: DrawingCommands.Verb,
    count: Int,
    to path: inout Path
  ) -> Bool {
    switch (verb, count) {
    case (.move, 1):
      guard let point = point() else { return false }
      path.move(to: point)
    case (.line, 1...):
      for _ in 0..<count {
        guard let point = point() else { return false }
        path.addLine(to: point)
      }
    case (.quadCurve, 2):
      guard let control = point(), let point = point() else { return false }
      path.addQuadCurve(to: point, control: control)
    case (.curve, 3):
      guard let control1 = point(), let control2 = point(), let point = point() else {
        return false
      }
      path.addCurve(to: point, control1: control1, control2: control2)
    case (.close, 0): path.closeSubpath()
    default: return false
    }
    return true
  }
}
