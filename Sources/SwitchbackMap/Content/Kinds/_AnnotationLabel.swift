public import SwitchbackUI

/// A view that can be the label of a marker or an annotation: its words are drawn as titles are.
///
/// Only the kinds of this package conform.
public protocol _AnnotationLabel: View {
  static func _words(of label: Self) -> _AnnotationWords

  /// The name of the symbol in the balloon of a marker with that label; `nil` for the head of a pin.
  static func _symbol(of label: Self) -> String?
}

extension Text: _AnnotationLabel {
  @inlinable
  public static func _words(of label: Text) -> _AnnotationWords {
    _AnnotationWords(label.string)
  }

  @inlinable
  public static func _symbol(of label: Text) -> String? { nil }
}

extension EmptyView: _AnnotationLabel {
  @inlinable
  public static func _words(of label: EmptyView) -> _AnnotationWords {
    _AnnotationWords("")
  }

  @inlinable
  public static func _symbol(of label: EmptyView) -> String? { nil }
}

extension Label: _AnnotationLabel where Title == Text, Icon == Image {
  @inlinable
  public static func _words(of label: Self) -> _AnnotationWords {
    _AnnotationWords(label.title.string)
  }

  @inlinable
  public static func _symbol(of label: Self) -> String? { label.icon.name }
}

extension Optional: _AnnotationLabel where Wrapped: _AnnotationLabel {
  @inlinable
  public static func _words(of label: Self) -> _AnnotationWords {
    label.map { Wrapped._words(of: $0) } ?? _AnnotationWords("")
  }

  @inlinable
  public static func _symbol(of label: Self) -> String? {
    label.flatMap { Wrapped._symbol(of: $0) }
  }
}

/// The first of two is the title, and the second the subtitle.
extension ViewPair: _AnnotationLabel where First: _AnnotationLabel, Second: _AnnotationLabel {
  @inlinable
  public static func _words(of label: Self) -> _AnnotationWords {
    let subtitle = Second._words(of: label.second).title
    return _AnnotationWords(
      First._words(of: label.first).title,
      subtitle: subtitle.utf8.isEmpty ? nil : subtitle
    )
  }

  @inlinable
  public static func _symbol(of label: Self) -> String? { First._symbol(of: label.first) }
}
