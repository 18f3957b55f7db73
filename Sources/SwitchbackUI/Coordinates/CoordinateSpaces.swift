package import Drawing

/// The coordinate spaces that there are where a view stands.
package struct CoordinateSpaces {
  private struct Entry {
    let name: _CoordinateSpaceName
    let place: ViewPlace
    let tree: ViewPlace?
  }

  /// Where the zero of the view's tree lies on the surface.
  var tree: ViewPlace?

  private var named: [Entry] = []

  /// Adds the space of a view round the place.
  mutating func add(_ name: _CoordinateSpaceName, at place: ViewPlace) {
    named.append(Entry(name: name, place: place, tree: tree))
  }

  /// Where the zero of a space lies on the surface, for a view whose corner lies at `local` in its tree.
  ///
  /// A name that no view round it bears stands for the surface.
  package func origin(of space: CoordinateSpace, local: CGPoint) -> CGPoint {
    switch space {
    case .global: return .zero
    case .local: return local.shifted(by: tree)
    case .named(let name): return frame(named: name)?.origin ?? .zero
    }
  }

  /// A point of a view's tree in a space, for a view that lies there.
  func point(_ point: CGPoint, of frame: CGRect, in space: CoordinateSpace) -> CGPoint {
    let zero = origin(of: space, local: frame.origin)
    let global = point.shifted(by: tree)
    return CGPoint(x: global.x - zero.x, y: global.y - zero.y)
  }

  /// The rectangle on the surface of the innermost view round the place that bears a name.
  func frame(named name: _CoordinateSpaceName) -> CGRect? {
    for entry in named.reversed() where entry.name == name {
      let frame = entry.place.frame
      return CGRect(origin: frame.origin.shifted(by: entry.tree), size: frame.size)
    }
    return nil
  }
}

extension CGPoint {
  fileprivate func shifted(by tree: ViewPlace?) -> CGPoint {
    guard let tree else { return self }
    return CGPoint(x: x + tree.frame.minX, y: y + tree.frame.minY)
  }
}
