internal import Drawing

/// Decides whether a pointer finds a node, and where.
final class HitTestNode: WrapperNode {
  var isAllowed = true
  var shape: ((CGRect, CGPoint) -> Bool)?

  override func hitTest(_ point: CGPoint, path: inout [ViewNode]) -> Bool {
    // What is inside is found within the shape alone.
    guard isAllowed, shape?(frame, point) ?? true else { return false }
    return super.hitTest(point, path: &path)
  }

  override func contains(_ point: CGPoint) -> Bool {
    shape.map { $0(frame, point) } ?? false
  }
}
