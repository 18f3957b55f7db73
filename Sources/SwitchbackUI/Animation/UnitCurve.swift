internal import CMath

/// A curve from (0, 0) to (1, 1), as a function of x.
public struct UnitCurve: Hashable, Sendable {
  enum Kind: Hashable {
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circularIn
    case circularOut
    case circularInOut
  }

  private let kind: Kind

  /// Whether x and y are exchanged.
  private var isInverse = false

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Creates a curve; the x of the control points is kept between 0 and 1, where y is a function of it.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    kind = .bezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2)
  }

  /// A cubic curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      x1: Double(startControlPoint.x),
      y1: Double(startControlPoint.y),
      x2: Double(endControlPoint.x),
      y2: Double(endControlPoint.y)
    )
  }

  public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)

  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)

  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)

  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// A quarter of a circle that starts level.
  public static let circularEaseIn = UnitCurve(kind: .circularIn)

  /// A quarter of a circle that ends level.
  public static let circularEaseOut = UnitCurve(kind: .circularOut)

  /// Two quarters of a circle that start and end level.
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  /// The curve with x and y exchanged.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }

  /// The height of the curve; x is kept between 0 and 1.
  public func value(at progress: Double) -> Double {
    if !(progress > 0) { return 0 }
    if progress >= 1 { return 1 }
    return isInverse
      ? Kind.solve(progress) { kind.value(at: $0) } : kind.value(at: progress)
  }

  /// The slope of the curve; x is kept between 0 and 1.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    let step = 1e-5
    let low = max(0, x - step)
    let high = min(1, x + step)
    return (value(at: high) - value(at: low)) / (high - low)
  }
}

extension UnitCurve.Kind {
  fileprivate func value(at x: Double) -> Double {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      // An even motion is exact.
      if x1 == y1, x2 == y2 { return x }
      return Self.bezier(y1, y2, Self.solve(x) { Self.bezier(x1, x2, $0) })
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (x - 1) * (x - 1)).squareRoot()
    case .circularInOut:
      let half = x < 0.5 ? 2 * x : 2 - 2 * x
      let height = (1 - (1 - half * half).squareRoot()) / 2
      return x < 0.5 ? height : 1 - height
    }
  }

  /// Where a growing function has a value.
  ///
  /// Halving is slower than Newton's steps and cannot fail where the curve is steep; 40 halvings leave 1e-12.
  fileprivate static func solve(_ value: Double, _ function: (Double) -> Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func bezier(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
  }
}
