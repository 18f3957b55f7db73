public import SwitchbackUI

/// Says whether the titles of annotations are shown.
@usableFromInline
struct TitlesModifier: _MapContentModifier {
  let visibility: Visibility

  @usableFromInline
  init(visibility: Visibility) {
    self.visibility = visibility
  }

  @usableFromInline
  static func _begin(_ modifier: Self, _ visitor: inout MapContentVisitor) -> Visibility {
    let outer = visitor.style.titles
    visitor.style.titles = modifier.visibility
    return outer
  }

  @usableFromInline
  static func _end(_ outer: Visibility, _ visitor: inout MapContentVisitor) {
    visitor.style.titles = outer
  }
}

/// Says whether the subtitles of annotations are shown.
@usableFromInline
struct SubtitlesModifier: _MapContentModifier {
  let visibility: Visibility

  @usableFromInline
  init(visibility: Visibility) {
    self.visibility = visibility
  }

  @usableFromInline
  static func _begin(_ modifier: Self, _ visitor: inout MapContentVisitor) -> Visibility {
    let outer = visitor.style.subtitles
    visitor.style.subtitles = modifier.visibility
    return outer
  }

  @usableFromInline
  static func _end(_ outer: Visibility, _ visitor: inout MapContentVisitor) {
    visitor.style.subtitles = outer
  }
}
