import Drawing
import Testing

@Suite struct SymbolTests {
  private let em = CGRect(x: 0, y: 0, width: 24, height: 24)
  private let ink = RGBA(0x0000_00FF)

  private func symbol(_ name: String) throws -> Symbol {
    try #require(Symbol.named(name))
  }

  private func commands(_ symbol: Symbol, in rect: CGRect, with color: RGBA) -> DrawingCommands {
    var list = DrawingCommands()
    list.draw(symbol, in: rect, with: color)
    return list
  }

  @Test func `names are sorted by their bytes and unique`() {
    let names = Symbol.names
    #expect(names.count >= 60)
    for (name, next) in zip(names, names.dropFirst()) {
      #expect(name.utf8.lexicographicallyPrecedes(next.utf8), "\(name) before \(next)")
    }
  }

  @Test func `every name finds its symbol`() throws {
    for name in Symbol.names {
      #expect(try symbol(name).name == name)
    }
    #expect(Set(Symbol.names.map { Symbol.named($0) }).count == Symbol.names.count)
  }

  @Test(arguments: [
    "tent", "basket.fill", "mappin.circle.fill", "mappin", "fork.knife", "drop.fill", "house.fill",
    "bicycle", "figure.hiking", "flag.checkered", "plus", "minus", "location.fill", "xmark",
  ])
  func `has the names that waypoints and controls use`(name: String) {
    #expect(Symbol.named(name) != nil)
  }

  @Test(arguments: [
    "", " ", ".", "tent ", " tent", "Tent", "TENT", "ten", "tent.", "tent.fil", "tent.filll",
    "tent\0", "tént", "t\u{301}ent", "\u{FEFF}tent", "ｔｅｎｔ", "zzz", "\u{10FFFF}", "aaa",
    "placeholder", "xmark.circle", "tent.fill\ntent", "🏕️", String(repeating: "tent.", count: 9999),
  ])
  func `a name that is not in the set finds nothing`(name: String) {
    #expect(Symbol.named(name) == nil)
  }

  @Test(arguments: [
    ("mountain.2", "mountain.2.fill"), ("star", "star.fill"), ("eye.slash", "eye.slash.fill"),
    ("mappin.circle", "mappin.circle.fill"), ("bicycle.fill", "bicycle"), ("xmark.fill", "xmark"),
    ("tent", "tent"), ("tent.fill", "tent.fill"), ("bus", "bus"), ("bus.fill", "bus.fill"),
  ])
  func `a name without its variant finds the one that there is`(name: String, found: String) {
    #expect(Symbol.named(name)?.name == found)
  }

  @Test func `every symbol has both names, filled and in outline`() {
    for name in Symbol.names {
      let isFilled = name.hasSuffix(".fill")
      let other = isFilled ? String(name.dropLast(5)) : name + ".fill"
      let expected = Symbol.names.contains(other) ? other : name
      #expect(Symbol.named(other)?.name == expected)
      // One ending is a variant, two are no name.
      if isFilled { #expect(Symbol.named(name + ".fill") == nil) }
    }
    #expect(Symbol.named(".fill") == nil)
  }

  @Test func `every change of one byte in a name finds nothing or another symbol`() {
    for name in Symbol.names {
      let bytes = Array(name.utf8)
      for index in bytes.indices {
        for change in [1, 0x20, 0x80] as [UInt8] {
          var other = bytes
          other[index] ^= change
          let text = String(decoding: other, as: UTF8.self)
          if let found = Symbol.named(text) { #expect(found.name == text) }
        }
      }
    }
  }

  /// What a symbol covers, strokes and all.
  private func extent(_ symbol: Symbol) -> CGRect {
    var extent = CGRect.null
    for part in symbol.parts(in: em) {
      var outline = Path()
      outline.addLines(part.path.samples)
      switch part.style {
      case .fill: extent = extent.union(outline.boundingRect)
      case .stroke(let width):
        extent = extent.union(outline.boundingRect.insetBy(dx: -width / 2, dy: -width / 2))
      case .knockOut: break
      }
    }
    return extent
  }

  @Test func `every symbol lies in its em square, strokes and all`() throws {
    for symbol in try Symbol.names.map(symbol) + [.placeholder] {
      let extent = extent(symbol)
      #expect(!extent.isNull, "\(symbol.name) draws nothing")
      #expect(em.contains(extent), "\(symbol.name) reaches \(extent)")
    }
  }

  @Test func `every symbol fills its em square about as much as the others`() throws {
    for symbol in try Symbol.names.map(symbol) {
      let extent = extent(symbol)
      #expect(max(extent.width, extent.height) >= 15, "\(symbol.name) is small: \(extent)")
      #expect(abs(extent.midX - 12) <= 1.5, "\(symbol.name) is off the middle: \(extent)")
      #expect(abs(extent.midY - 12) <= 1.5, "\(symbol.name) is off the middle: \(extent)")
    }
  }

  @Test func `no two symbols look the same`() throws {
    let drawings = try Symbol.names.map { commands(try symbol($0), in: em, with: ink) }
    #expect(Set(drawings).count == drawings.count)
  }

  @Test func `a symbol is fitted to the middle of its rectangle`() throws {
    let rect = CGRect(x: 100, y: 40, width: 96, height: 48)
    let placement = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 124, ty: 40)
    for symbol in try Symbol.names.map(symbol) {
      let unit = symbol.parts(in: em)
      let fitted = symbol.parts(in: rect)
      #expect(unit.count == fitted.count)
      for (part, other) in zip(unit, fitted) {
        #expect(isNear(part.path.applying(placement), other.path))
        if case .stroke(let width) = part.style {
          #expect(other.style == .stroke(width: width * 2))
        } else {
          #expect(other.style == part.style)
        }
      }
    }
  }

  private func isNear(_ first: Path, _ second: Path) -> Bool {
    func points(_ path: Path) -> [CGPoint] {
      path.elements.flatMap { element -> [CGPoint] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [point, control]
        case .curve(let point, let control1, let control2): [point, control1, control2]
        case .closeSubpath: []
        }
      }
    }
    return first.elements.count == second.elements.count
      && zip(points(first), points(second)).allSatisfy {
        abs($0.x - $1.x) < 1e-9 && abs($0.y - $1.y) < 1e-9
      }
  }

  @Test func `saves, groups and their ends match`() throws {
    for symbol in try Symbol.names.map(symbol) {
      for color in [ink, RGBA(0xFFFF_FF80)] {
        var saves = 0
        var groups = 0
        for command in commands(symbol, in: em, with: color) {
          switch command {
          case .save: saves += 1
          case .restore: saves -= 1
          case .beginGroup: groups += 1
          case .endGroup: groups -= 1
          default: break
          }
          #expect(saves >= 0 && groups >= 0)
        }
        #expect(saves == 0 && groups == 0)
      }
    }
  }

  @Test func `parts that overlap let through no more than one of them would`() throws {
    // The carrier of a basket overlaps its body.
    let opaque = commands(try symbol("basket.fill"), in: em, with: RGBA(0x1122_33FF))
    let half = Array(commands(try symbol("basket.fill"), in: em, with: RGBA(0x1122_3380)))
    #expect(half.first == .beginGroup(opacity: Double(Float(128.0 / 255))))
    #expect(Array(half.dropFirst().dropLast()) == Array(opaque))
    #expect(half.last == .endGroup)
  }

  @Test func `a part that is left out is a clip round what follows`() throws {
    let list = Array(commands(try symbol("eye.slash.fill"), in: em, with: ink))
    guard list.count == 5, case .stroke = list[0], case .clip(let path, let rule) = list[2],
      case .fill = list[3]
    else {
      Issue.record("unexpected commands")
      return
    }
    #expect(list[1] == .save)
    #expect(list[4] == .restore)
    #expect(rule.isEOFilled)
    #expect(path.boundingRect == CGRect(x: -3, y: -3, width: 30, height: 30))
  }

  @Test func `nothing is drawn without colour or room`() {
    #expect(commands(.placeholder, in: em, with: RGBA(0xFFFF_FF00)).isEmpty)
    #expect(commands(.placeholder, in: .zero, with: ink).isEmpty)
    #expect(commands(.placeholder, in: .null, with: ink).isEmpty)
  }

  @Test func `the placeholder is a dot in the middle`() {
    var dot = DrawingCommands()
    dot.fill(Path(ellipseIn: CGRect(x: 8, y: 8, width: 8, height: 8)), with: ink)
    #expect(commands(.placeholder, in: em, with: ink) == dot)
    #expect(Symbol.placeholder.name == "placeholder")
  }
}
