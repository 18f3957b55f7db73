internal import Drawing

/// The steps of an outline as the `d` attribute of SVG.
///
/// After the first point all are given by their distance from the one before, in whole steps of the last decimal, so
/// that errors do not add up.
struct SVGPathData {
  private var text = SVGText()
  private let decimals: Int
  private var x: Int64 = 0
  private var y: Int64 = 0
  private var startX: Int64 = 0
  private var startY: Int64 = 0
  private var hasCurrentPoint = false
  private var lastLetter: Letter?

  private enum Letter {
    case move
    case line
    case quadCurve
    case curve
  }

  /// Writes an outline with so many decimals.
  static func text(of path: Path, decimals: Int) -> SVGText {
    var data = SVGPathData(decimals: decimals)
    for element in path.elements { data.add(element) }
    return data.text
  }

  private init(decimals: Int) {
    self.decimals = decimals
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point):
      // As Cairo and HTML's canvas have it, a line from nowhere starts where it ends.
      guard hasCurrentPoint else { return move(to: point) }
      begin(.line)
      addPoints(point)
    case .quadCurve(let point, let control):
      if !hasCurrentPoint { move(to: control) }
      begin(.quadCurve)
      addPoints(control, point)
    case .curve(let point, let control1, let control2):
      if !hasCurrentPoint { move(to: control1) }
      begin(.curve)
      addPoints(control1, control2, point)
    case .closeSubpath:
      if !hasCurrentPoint { return }
      text.add("z")
      lastLetter = nil
      x = startX
      y = startY
    }
  }

  private mutating func move(to point: CGPoint) {
    x = units(point.x)
    y = units(point.y)
    startX = x
    startY = y
    text.add("M")
    text.addNext(units: x, decimals: decimals, isFirst: true)
    text.addNext(units: y, decimals: decimals, isFirst: false)
    hasCurrentPoint = true
    lastLetter = .move
  }

  private mutating func begin(_ letter: Letter) {
    isFirstNumber = letter != lastLetter
    if !isFirstNumber { return }
    switch letter {
    case .move: break
    case .line: text.add("l")
    case .quadCurve: text.add("q")
    case .curve: text.add("c")
    }
    lastLetter = letter
  }

  private var isFirstNumber = true

  private mutating func addPoints(_ points: CGPoint...) {
    var endX = x
    var endY = y
    for point in points {
      endX = units(point.x)
      endY = units(point.y)
      text.addNext(units: endX - x, decimals: decimals, isFirst: isFirstNumber)
      text.addNext(units: endY - y, decimals: decimals, isFirst: false)
      isFirstNumber = false
    }
    x = endX
    y = endY
  }

  private func units(_ value: CGFloat) -> Int64 {
    SVGNumber.units(Double(value), decimals: decimals)
  }
}
