internal import CMath

// A drawing is a list of parts. A small letter starts a part or changes how it is read, a capital adds to its outline,
// and numbers follow a letter, apart from each other by spaces, commas or line ends. Coordinates are units of the em
// square, angles are degrees, clockwise from the right.
//
//     f            a filled part
//     e            a part filled by the even-odd rule
//     s WIDTH      a stroked part with round ends and corners
//     x            a part that is left out of all that follow
//     t ANGLE      what follows in this part is turned about the middle of the square
//
//     M x y …      moves, then draws lines              L x y …  lines      H x   V y
//     C x1 y1 x2 y2 x y …   cubic curves                Q x1 y1 x y …   quadratic curves
//     A x y r from to       an arc, joined by a line    Z            closes
//
//     O x y r      a circle
//     R x y width height r  a rectangle with round corners
//     P r x y …    a polygon with round corners         G x y r …   one with a radius for each corner
//     B x1 y1 x2 y2 width   a bar with round ends

/// Reads the text of a symbol's drawing and fits it to a place.
struct SymbolReader {
  private var scanner: SymbolScanner
  private let placement: CGAffineTransform
  private let scale: CGFloat
  private var transform: CGAffineTransform
  private var angle = 0.0
  private var current = CGPoint.zero
  private var style = SymbolPart.Style.fill(isEvenOdd: false)
  private var path = Path()
  private var parts: [SymbolPart] = []

  /// Creates a reader for a place whose top left corner and unit are given, in points.
  init(_ bytes: UnsafeBufferPointer<UInt8>, origin: CGPoint, scale: CGFloat) {
    scanner = SymbolScanner(bytes)
    placement = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    transform = placement
    self.scale = scale
  }

  /// Reads all parts.
  mutating func readParts() -> [SymbolPart] {
    while true {
      let letter = scanner.letter()
      switch letter {
      case 0:
        endPart()
        return parts
      case UInt8(ascii: "f"): startPart(.fill(isEvenOdd: false))
      case UInt8(ascii: "e"): startPart(.fill(isEvenOdd: true))
      case UInt8(ascii: "s"): startPart(.stroke(width: scanner.number() * scale))
      case UInt8(ascii: "x"): startPart(.knockOut)
      case UInt8(ascii: "t"): turn(to: radians(scanner.number()))
      default: readStep(letter)
      }
    }
  }

  private mutating func startPart(_ style: SymbolPart.Style) {
    endPart()
    self.style = style
  }

  private mutating func endPart() {
    if !path.isEmpty { parts.append(SymbolPart(style: style, path: path)) }
    path = Path()
    transform = placement
    angle = 0
  }

  private mutating func turn(to angle: Double) {
    let middle = Symbol.emSize / 2
    self.angle = angle
    transform =
      placement
      .translatedBy(x: middle, y: middle)
      .rotated(by: CGFloat(angle))
      .translatedBy(x: -middle, y: -middle)
  }
}

extension SymbolReader {
  private mutating func readStep(_ letter: UInt8) {
    switch letter {
    case UInt8(ascii: "M"):
      path.move(to: placedPoint())
      readLines()
    case UInt8(ascii: "L"): readLines()
    case UInt8(ascii: "H"): line(to: CGPoint(x: scanner.number(), y: current.y))
    case UInt8(ascii: "V"): line(to: CGPoint(x: current.x, y: scanner.number()))
    case UInt8(ascii: "C"):
      while scanner.hasNumber {
        let control1 = placedPoint()
        let control2 = placedPoint()
        path.addCurve(to: placedPoint(), control1: control1, control2: control2)
      }
    case UInt8(ascii: "Q"):
      while scanner.hasNumber {
        let control = placedPoint()
        path.addQuadCurve(to: placedPoint(), control: control)
      }
    case UInt8(ascii: "A"): readArc()
    case UInt8(ascii: "Z"): path.closeSubpath()
    default: path.addPath(shape(letter), transform: transform)
    }
  }

  private mutating func placedPoint() -> CGPoint {
    current = scanner.point()
    return current.applying(transform)
  }

  private mutating func line(to point: CGPoint) {
    current = point
    path.addLine(to: point.applying(transform))
  }

  private mutating func readLines() {
    while scanner.hasNumber { path.addLine(to: placedPoint()) }
  }

  private mutating func readArc() {
    let center = scanner.point()
    let radius = scanner.number()
    let start = radians(scanner.number())
    let end = radians(scanner.number())
    path.addArc(
      center: center.applying(transform),
      radius: radius * scale,
      from: start + angle,
      to: end + angle
    )
    current = CGPoint(
      x: center.x + radius * CGFloat(cos(end)),
      y: center.y + radius * CGFloat(sin(end))
    )
  }

  private func radians(_ degrees: CGFloat) -> Double { Double(degrees) * .pi / 180 }

  private mutating func shape(_ letter: UInt8) -> Path {
    var shape = Path()
    switch letter {
    case UInt8(ascii: "O"):
      let center = scanner.point()
      let radius = scanner.number()
      let origin = CGPoint(x: center.x - radius, y: center.y - radius)
      let size = CGSize(width: 2 * radius, height: 2 * radius)
      shape.addEllipse(in: CGRect(origin: origin, size: size))
    case UInt8(ascii: "R"):
      let origin = scanner.point()
      let size = scanner.point()
      let rect = CGRect(origin: origin, size: CGSize(width: size.x, height: size.y))
      shape.addRoundedRect(in: rect, cornerRadius: scanner.number())
    case UInt8(ascii: "P"):
      let radius = scanner.number()
      readPolygon(radius: radius, into: &shape)
    case UInt8(ascii: "G"): readPolygon(radius: nil, into: &shape)
    case UInt8(ascii: "B"):
      let start = scanner.point()
      let end = scanner.point()
      shape.addBar(from: start, to: end, width: scanner.number())
    default: assertionFailure("a drawing has a letter that means nothing")
    }
    return shape
  }

  private mutating func readPolygon(radius: CGFloat?, into shape: inout Path) {
    var corners: [RoundedCorner] = []
    while scanner.hasNumber {
      let point = scanner.point()
      corners.append(RoundedCorner(point: point, radius: radius ?? scanner.number()))
    }
    shape.addPolygon(corners)
  }
}
