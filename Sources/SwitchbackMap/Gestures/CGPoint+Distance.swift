internal import Drawing

extension CGPoint {
  func distance(to other: CGPoint) -> Double {
    let dx = Double(other.x - x)
    let dy = Double(other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  func middle(to other: CGPoint) -> CGPoint {
    CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }
}
