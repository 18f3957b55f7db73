internal import Drawing

extension CGSize {
  func length(along axis: Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }

  init(along axis: Axis, _ main: CGFloat, across cross: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
}

extension CGRect {
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(0, width - insets.horizontal),
      height: max(0, height - insets.vertical)
    )
  }
}
