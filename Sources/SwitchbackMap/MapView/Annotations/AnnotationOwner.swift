/// An annotation that makes its own view, tells its map of its moves, and is on no other map.
protocol AnnotationOwner: MKAnnotation {
  /// Makes a view, when the annotation comes near to what is seen.
  func makeView() -> MKAnnotationView

  /// Called once when the annotation has left for good.
  func didLeave()
}
