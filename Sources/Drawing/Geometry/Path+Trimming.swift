extension Path {
  /// The part of the outline between two places on it, as fractions of its length.
  ///
  /// Fractions are taken into 0...1; where the first is not the smaller one, nothing is left. Lengths along curves are
  /// right to about a millionth where these have no cusps.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = max(0, min(1, from))
    let to = max(0, min(1, to))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let pieces = pieces
    var total: CGFloat = 0
    for piece in pieces { total += piece.length }
    guard total > 0, total.isFinite else { return Path() }
    var result = Path()
    var passed: CGFloat = 0
    // Whether the part of the outline was followed from its start on, so that it may be closed.
    var isWhole = false
    var isAtEnd = false
    for piece in pieces {
      let start = max(0, from * total - passed)
      let end = min(piece.length, to * total - passed)
      passed += piece.length
      if piece.isFirst { isAtEnd = false }
      guard start < end else {
        // What has no length may still close a part.
        isAtEnd = isAtEnd && piece.length == 0
        if isAtEnd, isWhole, piece.isClosing { result.closeSubpath() }
        continue
      }
      let isCut = start > 0 || end < piece.length
      let part = isCut ? piece.part(from: start, to: end) : piece
      if !isAtEnd {
        result.move(to: part.start)
        isWhole = piece.isFirst && start == 0
      }
      isAtEnd = end == piece.length
      if piece.isClosing, isWhole, isAtEnd {
        result.closeSubpath()
      } else {
        result.add(part)
      }
    }
    return result
  }

  private mutating func add(_ piece: PathPiece) {
    if piece.isStraight {
      addLine(to: piece.end)
    } else {
      addCurve(to: piece.end, control1: piece.control1, control2: piece.control2)
    }
  }

  /// The lines and curves of the outline.
  private var pieces: [PathPiece] {
    var pieces: [PathPiece] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    var isFirst = true
    func add(_ end: CGPoint, _ controls: (CGPoint, CGPoint)?, isClosing: Bool = false) {
      var piece = PathPiece(start: current, end: end, controls: controls)
      piece.isFirst = isFirst
      piece.isClosing = isClosing
      pieces.append(piece)
      current = end
      isFirst = isClosing || isFirst && piece.length == 0
    }
    for element in elements {
      switch element {
      case .move(let point):
        current = point
        start = point
        isFirst = true
      case .line(let point): add(point, nil)
      case .quadCurve(let point, let control):
        let two: CGFloat = 2 / 3
        add(point, (current.going(two, to: control), point.going(two, to: control)))
      case .curve(let point, let first, let second): add(point, (first, second))
      case .closeSubpath: add(start, nil, isClosing: true)
      }
    }
    return pieces
  }
}

/// A line or a cubic curve, with its length.
private struct PathPiece {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint
  let isStraight: Bool

  /// Whether a part of the outline starts with it.
  var isFirst = false

  /// Whether it goes back to where the part started.
  var isClosing = false

  private(set) var length: CGFloat = 0

  /// The number of stretches of a curve whose lengths are added up.
  private static let stretchCount = 16

  /// The steps that look for the place on a curve up to which it has a length.
  private static let stepCount = 40

  /// Where and how much the speed counts in a stretch.
  ///
  /// Source: the quadrature of Gauss and Legendre with three points.
  private static let nodes: [(at: CGFloat, weight: CGFloat)] = [
    (0.5 - 0.387_298_334_620_741_7, 5.0 / 18), (0.5, 8.0 / 18),
    (0.5 + 0.387_298_334_620_741_7, 5.0 / 18),
  ]

  init(start: CGPoint, end: CGPoint, controls: (CGPoint, CGPoint)?) {
    self.start = start
    self.end = end
    control1 = controls?.0 ?? start
    control2 = controls?.1 ?? end
    isStraight = controls == nil
    length = isStraight ? start.distance(to: end) : length(upTo: 1)
  }

  /// The part between two lengths.
  func part(from first: CGFloat, to last: CGFloat) -> PathPiece {
    if isStraight {
      return PathPiece(
        start: start.going(first / length, to: end),
        end: start.going(last / length, to: end),
        controls: nil
      )
    }
    let (t0, t1) = (place(after: first), place(after: last))
    let upper = split(at: t1).lower
    return t0 > 0 ? upper.split(at: t0 / t1).upper : upper
  }

  /// Both parts of the curve.
  ///
  /// Source: the construction of P. de Casteljau.
  private func split(at t: CGFloat) -> (lower: PathPiece, upper: PathPiece) {
    let a = start.going(t, to: control1)
    let b = control1.going(t, to: control2)
    let c = control2.going(t, to: end)
    let (d, e) = (a.going(t, to: b), b.going(t, to: c))
    let middle = d.going(t, to: e)
    return (
      PathPiece(start: start, end: middle, controls: (a, d)),
      PathPiece(start: middle, end: end, controls: (e, c))
    )
  }

  private func place(after length: CGFloat) -> CGFloat {
    if length <= 0 { return 0 }
    if length >= self.length { return 1 }
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<Self.stepCount {
      let middle = (low + high) / 2
      if self.length(upTo: middle) < length { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private func length(upTo end: CGFloat) -> CGFloat {
    let width = end / CGFloat(Self.stretchCount)
    var sum: CGFloat = 0
    for stretch in 0..<Self.stretchCount {
      for node in Self.nodes {
        sum += node.weight * speed(at: (CGFloat(stretch) + node.at) * width)
      }
    }
    return sum * width
  }

  private func speed(at t: CGFloat) -> CGFloat {
    let s = 1 - t
    func slope(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
    }
    let dx = slope(start.x, control1.x, control2.x, end.x)
    let dy = slope(start.y, control1.y, control2.y, end.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension CGPoint {
  fileprivate func going(_ part: CGFloat, to other: CGPoint) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
