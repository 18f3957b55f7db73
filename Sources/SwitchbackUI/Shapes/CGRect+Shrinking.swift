internal import Drawing

extension CGRect {
  /// The rectangle with all sides moved inwards; without extent where they would cross.
  func shrunk(by amount: CGFloat) -> CGRect {
    if amount == 0 { return self }
    let dx = min(amount, width / 2)
    let dy = min(amount, height / 2)
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
