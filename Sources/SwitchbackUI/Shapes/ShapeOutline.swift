internal import Drawing

/// An outline on the screen, which may go from one state to another.
class _AnimatedOutline {
  /// The outline in a place, in a frame.
  func path(in rect: CGRect, _ painter: inout Painter) -> Path { Path() }

  /// The outline in a place, where nothing moves.
  func path(in rect: CGRect) -> Path { Path() }
}

/// What a shape's outline is made of: a function, and what makes an outline that moves of it.
public struct _ShapeOutline {
  let path: (CGRect) -> Path
  let update: ((_AnimatedOutline?, Animation?) -> _AnimatedOutline)?

  init(path: @escaping (CGRect) -> Path) {
    self.path = path
    update = nil
  }

  init(
    path: @escaping (CGRect) -> Path,
    update: @escaping (_AnimatedOutline?, Animation?) -> _AnimatedOutline
  ) {
    self.path = path
    self.update = update
  }
}

/// The outline of a shape of which something can change bit by bit.
final class ShapeOutline<Kind: Shape>: _AnimatedOutline {
  private var shape: Kind
  private var data: AnimatedValue<Kind.AnimatableData>

  init(_ shape: Kind) {
    self.shape = shape
    data = AnimatedValue(shape.animatableData)
  }

  func set(_ shape: Kind, by animation: Animation?) {
    self.shape = shape
    data.go(to: shape.animatableData, by: animation)
  }

  override func path(in rect: CGRect, _ painter: inout Painter) -> Path {
    if data.isAtRest { return shape.path(in: rect) }
    var shape = shape
    shape.animatableData = painter.value(of: &data)
    return shape.path(in: rect)
  }

  override func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The outline of a node: a function, or one that moves.
struct NodeOutline {
  private var path: (CGRect) -> Path = { Path($0) }
  private var moving: _AnimatedOutline?

  mutating func set(_ outline: _ShapeOutline, by animation: Animation?) {
    path = outline.path
    moving = outline.update?(moving, animation)
  }

  func path(in rect: CGRect, _ painter: inout Painter) -> Path {
    moving?.path(in: rect, &painter) ?? path(rect)
  }

  func path(in rect: CGRect) -> Path { path(rect) }
}
