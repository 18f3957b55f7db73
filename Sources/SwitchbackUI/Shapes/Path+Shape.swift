public import Drawing

extension Path: Shape {
  public func path(in rect: CGRect) -> Path {
    applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}
