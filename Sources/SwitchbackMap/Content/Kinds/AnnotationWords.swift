/// What is written below a marker or an annotation.
public struct _AnnotationWords {
  @usableFromInline let title: String

  /// A line of less weight below the title.
  @usableFromInline let subtitle: String?

  @inlinable
  init(_ title: String, subtitle: String? = nil) {
    self.title = title
    self.subtitle = subtitle
  }
}
