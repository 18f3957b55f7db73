internal import CMath

// A drawing is a list of parts. A small letter starts a part or changes how it is read, a capital adds to its outline,
// and numbers follow a letter, apart from each other by spaces, commas or line ends. Coordinates are units of the em
// square, angles are degrees, clockwise.
//
//     f            a filled part
//     e            a part filled by the even-odd rule
//     s WIDTH      a stroked part with round ends and corners
//     x            a part that is left out of all that follow
//     t ANGLE      what follows in this part is turned about the middle of the square
//
//     M x y …      moves, then draws lines              L x y …  lines      H x   V y
//     C x1 y1 x2 y2 x y …   cubic curves                Q x1 y1 x y …   quadratic curves
//     Z            closes
//     O x y r      a circle                             E x y rx ry   an ellipse
//     R x y width height r  a rectangle with round corners
//     P r x y …    a polygon with round corners         G x y r …   one with a radius for each corner
//     B x1 y1 x2 y2 width   a bar with round ends       A x y r from to   an arc

/// Reads the text of a symbol's drawing and fits it to a place.
struct SymbolReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let scale: CGFloat
  private let origin: CGPoint
  private var position = 0
  private var current = CGPoint.zero
  private var angle: Double = 0
  private var result: [SymbolPart] = []
  private var path = Path()
  private var style = SymbolPart.Style.fill(FillStyle())

  init(_ bytes: UnsafeBufferPointer<UInt8>, scale: CGFloat, origin: CGPoint) {
    self.bytes = bytes
    self.scale = scale
    self.origin = origin
  }

  /// The parts of the drawing.
  mutating func parts() -> [SymbolPart] {
    while let letter = letter() { read(letter) }
    endPart()
    return result
  }

  private mutating func read(_ letter: UInt8) {
    switch letter {
    case UInt8(ascii: "f"): startPart(.fill(FillStyle()))
    case UInt8(ascii: "e"): startPart(.fill(FillStyle(eoFill: true)))
    case UInt8(ascii: "s"):
      startPart(
        .stroke(StrokeStyle(lineWidth: number() * scale, lineCap: .round, lineJoin: .round))
      )
    case UInt8(ascii: "x"): startPart(.knockOut)
    case UInt8(ascii: "t"): angle = Double(number()) * .pi / 180
    case UInt8(ascii: "M"):
      current = point()
      path.move(to: placed(current))
      lines()
    case UInt8(ascii: "L"): lines()
    case UInt8(ascii: "H"): line(to: CGPoint(x: number(), y: current.y))
    case UInt8(ascii: "V"): line(to: CGPoint(x: current.x, y: number()))
    case UInt8(ascii: "C"), UInt8(ascii: "Q"): curves(isCubic: letter == UInt8(ascii: "C"))
    case UInt8(ascii: "A"): arc()
    case UInt8(ascii: "Z"): path.closeSubpath()
    default: readShape(letter)
    }
  }

  private mutating func readShape(_ letter: UInt8) {
    var shape = Path()
    switch letter {
    case UInt8(ascii: "O"):
      let center = point()
      let radius = number()
      shape.addEllipse(in: Self.rect(around: center, radius, radius))
    case UInt8(ascii: "E"):
      let center = point()
      let rx = number()
      shape.addEllipse(in: Self.rect(around: center, rx, number()))
    case UInt8(ascii: "R"):
      let corner = point()
      let size = point()
      shape.addRoundedRect(
        in: CGRect(origin: corner, size: CGSize(width: size.x, height: size.y)),
        cornerRadius: number()
      )
    case UInt8(ascii: "P"):
      let radius = number()
      var corners: [RoundedCorner] = []
      while hasNumber { corners.append(RoundedCorner(point: point(), radius: radius)) }
      shape.addPolygon(corners)
    case UInt8(ascii: "G"):
      var corners: [RoundedCorner] = []
      while hasNumber { corners.append(RoundedCorner(point: point(), radius: number())) }
      shape.addPolygon(corners)
    case UInt8(ascii: "B"):
      let start = point()
      let end = point()
      shape.addBar(from: start, to: end, width: number())
    default: assertionFailure("a drawing has a letter that means nothing")
    }
    path.addPath(shape, transform: placement)
  }
}

extension SymbolReader {
  /// From the em square to the place, with the turn that is in force.
  private var placement: CGAffineTransform {
    let middle = Symbol.emSize / 2
    return CGAffineTransform(translationX: origin.x, y: origin.y)
      .scaledBy(x: scale, y: scale)
      .translatedBy(x: middle, y: middle)
      .rotated(by: CGFloat(angle))
      .translatedBy(x: -middle, y: -middle)
  }

  private func placed(_ point: CGPoint) -> CGPoint {
    if angle != 0 { return point.applying(placement) }
    return CGPoint(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
  }

  private mutating func startPart(_ style: SymbolPart.Style) {
    endPart()
    self.style = style
  }

  private mutating func endPart() {
    if !path.isEmpty { result.append(SymbolPart(style: style, path: path)) }
    path = Path()
    angle = 0
  }

  private mutating func line(to point: CGPoint) {
    current = point
    path.addLine(to: placed(point))
  }

  private mutating func lines() {
    while hasNumber { line(to: point()) }
  }

  private mutating func curves(isCubic: Bool) {
    while hasNumber {
      let control1 = placed(point())
      if isCubic {
        let control2 = placed(point())
        current = point()
        path.addCurve(to: placed(current), control1: control1, control2: control2)
      } else {
        current = point()
        path.addQuadCurve(to: placed(current), control: control1)
      }
    }
  }

  private mutating func arc() {
    let center = point()
    let radius = number()
    let ends = point()
    var arc = Path()
    arc.addArc(
      center: center,
      radius: radius,
      from: Double(ends.x) * .pi / 180,
      to: Double(ends.y) * .pi / 180
    )
    let isOpen = !path.isEmpty && path.elements.last != .closeSubpath
    for element in arc.elements {
      switch element {
      case .move(let point) where !isOpen: path.move(to: placed(point))
      case .move(let point): path.addLine(to: placed(point))
      case .curve(let point, let control1, let control2):
        current = point
        path.addCurve(
          to: placed(point),
          control1: placed(control1),
          control2: placed(control2)
        )
      case .line, .quadCurve, .closeSubpath: break
      }
    }
  }

  private static func rect(around center: CGPoint, _ rx: CGFloat, _ ry: CGFloat) -> CGRect {
    CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry)
  }
}

extension SymbolReader {
  private static func isNumberByte(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  private mutating func skipSeparators() {
    while position < bytes.count,
      bytes[position] <= UInt8(ascii: " ") || bytes[position] == UInt8(ascii: ",")
    {
      position += 1
    }
  }

  private mutating func letter() -> UInt8? {
    skipSeparators()
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  private var hasNumber: Bool {
    mutating get {
      skipSeparators()
      return position < bytes.count && Self.isNumberByte(bytes[position])
    }
  }

  private mutating func point() -> CGPoint {
    let x = number()
    return CGPoint(x: x, y: number())
  }

  /// A decimal number; 0 where there is none.
  private mutating func number() -> CGFloat {
    guard hasNumber else {
      assertionFailure("a drawing lacks a number")
      return 0
    }
    var isNegative = false
    if bytes[position] == UInt8(ascii: "-") {
      isNegative = true
      position += 1
    }
    var value: CGFloat = 0
    var unit: CGFloat = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "."), unit == 0 {
        unit = 1
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        value = value * 10 + CGFloat(byte - UInt8(ascii: "0"))
        unit *= 10
      } else {
        break
      }
      position += 1
    }
    let size = unit > 1 ? value / unit : value
    return isNegative ? -size : size
  }
}
