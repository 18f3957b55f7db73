internal import CMath

/// The outline of a shape: lines and curves in order.
///
/// The names and meanings are those of SwiftUI's `Path`.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The steps in order.
  public private(set) var elements: [Element] = []

  /// Creates an outline without steps.
  public init() {}

  /// Creates an outline and lets the closure add to it.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates the outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerRadius: cornerRadius)
  }

  /// Creates the outline of the ellipse that fits the rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether the outline has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new part of the outline.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
  }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) {
    elements.append(.line(to: point))
  }

  /// Starts a new part and adds straight lines through the points.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    elements.reserveCapacity(elements.count + points.count)
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a straight line back to where the part started.
  public mutating func closeSubpath() {
    elements.append(.closeSubpath)
  }

  /// Adds another outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? path.elements : path.applying(transform).elements
  }

  /// Adds a step.
  package mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// The outline with every point mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapPoints { $0.applying(transform) }
  }

  /// The outline with every point and control point mapped.
  package func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path {
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: map(point))
      case .line(let point): .line(to: map(point))
      case .quadCurve(let point, let control):
        .quadCurve(to: map(point), control: map(control))
      case .curve(let point, let control1, let control2):
        .curve(to: map(point), control1: map(control1), control2: map(control2))
      case .closeSubpath: .closeSubpath
      }
    }
    return result
  }

  /// Looks at every point and control point.
  package func forEachPoint(_ look: (CGPoint) -> Void) {
    for element in elements {
      switch element {
      case .move(let point), .line(let point): look(point)
      case .quadCurve(let point, let control):
        look(point)
        look(control)
      case .curve(let point, let control1, let control2):
        look(point)
        look(control1)
        look(control2)
      case .closeSubpath: break
      }
    }
  }

  /// The smallest rectangle that holds every point and control point; null for an empty outline.
  public var boundingRect: CGRect {
    var left = CGFloat.infinity
    var top = CGFloat.infinity
    var right = -CGFloat.infinity
    var bottom = -CGFloat.infinity
    forEachPoint { point in
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    return left > right ? .null : CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
