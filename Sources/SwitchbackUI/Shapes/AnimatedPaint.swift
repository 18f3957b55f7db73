internal import Drawing

/// A paint that goes from one state to the next.
struct AnimatedPaint {
  private enum Kind: Hashable {
    case color
    case gradient(GradientShape)
  }

  private var kind: Kind
  private var parts: AnimatedValue<PaintParts>

  /// What paints nothing.
  static var clear: AnimatedPaint { AnimatedPaint(_ShapePaint(.clear), .light) }

  init(_ paint: _ShapePaint, _ scheme: ColorScheme) {
    switch paint.kind {
    case .color(let color):
      kind = .color
      parts = AnimatedValue(PaintParts([(0, color.resolved(in: scheme))]))
    case .gradient(let gradient, let shape):
      kind = .gradient(shape)
      parts = AnimatedValue(
        PaintParts(gradient.stops.map { (Double($0.location), $0.color.resolved(in: scheme)) })
      )
    }
  }

  /// Goes to another paint; at once where it is of another kind.
  mutating func go(to paint: _ShapePaint, _ scheme: ColorScheme, by animation: Animation?) {
    let new = AnimatedPaint(paint, scheme)
    if new.kind == kind, new.parts.target.count == parts.target.count {
      parts.go(to: new.parts.target, by: animation)
    } else {
      self = new
    }
  }

  /// The paint where nothing moves, for what has that place.
  func paint(in rect: CGRect) -> Paint {
    paint(parts.target, in: rect)
  }

  /// The paint in a frame, for what has that place.
  mutating func paint(in rect: CGRect, _ painter: inout Painter) -> Paint {
    if parts.isAtRest { return paint(in: rect) }
    return paint(painter.value(of: &parts), in: rect)
  }

  /// The one colour of the paint in a frame.
  mutating func color(_ painter: inout Painter) -> RGBA {
    painter.value(of: &parts).average
  }

  private func paint(_ parts: PaintParts, in rect: CGRect) -> Paint {
    switch kind {
    case .color: .color(parts.average)
    case .gradient(let shape):
      .gradient(GradientPaint(shape.placed(in: rect), stops: parts.stops))
    }
  }
}

/// The places and colours of a paint as numbers: place, red, green, blue and opacity of each.
struct PaintParts: VectorArithmetic {
  private static let stride = 5

  private var numbers: [Double]

  init(_ stops: [(location: Double, color: RGBA)]) {
    numbers = stops.flatMap {
      [$0.location, $0.color.red, $0.color.green, $0.color.blue, $0.color.opacity]
    }
  }

  private init() {
    numbers = []
  }

  static var zero: PaintParts { PaintParts() }

  /// How many colours there are.
  var count: Int { numbers.count / Self.stride }

  var stops: [GradientPaint.Stop] {
    (0..<count).map {
      GradientPaint.Stop(location: numbers[$0 * Self.stride], color: color(at: $0))
    }
  }

  /// The one colour, or that in the midst of several.
  var average: RGBA {
    if count == 1 { return color(at: 0) }
    var sum = [0.0, 0, 0, 0]
    for index in 0..<count {
      for part in 0..<4 { sum[part] += numbers[index * Self.stride + 1 + part] }
    }
    let count = Double(max(1, count))
    return RGBA(
      red: sum[0] / count,
      green: sum[1] / count,
      blue: sum[2] / count,
      opacity: sum[3] / count
    )
  }

  private func color(at index: Int) -> RGBA {
    let start = index * Self.stride
    return RGBA(
      red: numbers[start + 1],
      green: numbers[start + 2],
      blue: numbers[start + 3],
      opacity: numbers[start + 4]
    )
  }

  static func + (first: PaintParts, second: PaintParts) -> PaintParts {
    if first.numbers.isEmpty { return second }
    if second.numbers.isEmpty { return first }
    var sum = first
    for index in sum.numbers.indices { sum.numbers[index] += second.numbers[index] }
    return sum
  }

  static func - (first: PaintParts, second: PaintParts) -> PaintParts {
    first + second.scaled(by: -1)
  }

  mutating func scale(by rhs: Double) {
    for index in numbers.indices { numbers[index] *= rhs }
  }

  var magnitudeSquared: Double {
    var sum = 0.0
    for number in numbers { sum += number * number }
    return sum
  }
}

extension AnimatedPaint? {
  /// Goes to another paint, or starts with it.
  mutating func set(_ paint: _ShapePaint, _ scheme: ColorScheme, by animation: Animation?) {
    if self == nil {
      self = AnimatedPaint(paint, scheme)
    } else {
      self?.go(to: paint, scheme, by: animation)
    }
  }
}
