public import SwitchbackUI

/// What is written below a marker or an annotation.
@usableFromInline
struct AnnotationWords {
  @usableFromInline let title: String

  /// A line of less weight below the title.
  @usableFromInline let subtitle: String?

  @inlinable
  init(_ title: String, subtitle: String? = nil) {
    self.title = title
    self.subtitle = subtitle
  }

  @inlinable
  init(_ label: ViewPair<Text, Text>) {
    self.init(label.first.string, subtitle: label.second.string)
  }

  @inlinable
  init(_ label: ViewPair<Label<Text, Image>, Text>) {
    self.init(label.first.title.string, subtitle: label.second.string)
  }
}
