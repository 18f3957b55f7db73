public import Geodesy
public import SwitchbackUI

/// A view of one's own at a place on the map, with a title below it.
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never

  @usableFromInline let words: AnnotationWords
  @usableFromInline let coordinate: CLLocationCoordinate2D
  @usableFromInline let anchor: UnitPoint
  @usableFromInline let content: () -> Content

  @inlinable
  init(
    _ words: AnnotationWords,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint,
    content: @escaping () -> Content
  ) {
    self.words = words
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content
  }

  @inlinable
  public static func _visit(_ annotation: Self, _ visitor: inout MapContentVisitor) {
    visitor.annotation(
      annotation.words,
      coordinate: annotation.coordinate,
      anchor: annotation.anchor,
      content: annotation.content
    )
  }
}

extension Annotation where Label == Text {
  /// Creates an annotation.
  ///
  /// The point of the view that `anchor` names stands at the place.
  @inlinable
  public init<Title: StringProtocol>(
    _ title: Title,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      AnnotationWords(String(title)),
      coordinate: coordinate,
      anchor: anchor,
      content: content
    )
  }

  /// Creates an annotation whose title is a text.
  ///
  /// Only the words of the text count: titles are all drawn alike.
  @inlinable
  public init(
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Text
  ) {
    self.init(
      AnnotationWords(label().string),
      coordinate: coordinate,
      anchor: anchor,
      content: content
    )
  }
}

extension Annotation where Label == EmptyView {
  /// Creates an annotation without a title.
  @inlinable
  public init(
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> EmptyView
  ) {
    self.init(AnnotationWords(""), coordinate: coordinate, anchor: anchor, content: content)
  }
}

extension Annotation where Label == SwitchbackUI.Label<Text, Image> {
  /// Creates an annotation whose title is that of a label; the label's symbol is left out.
  @inlinable
  public init(
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> SwitchbackUI.Label<Text, Image>
  ) {
    self.init(
      AnnotationWords(label().title.string),
      coordinate: coordinate,
      anchor: anchor,
      content: content
    )
  }
}

extension Annotation where Label == ViewPair<Text, Text> {
  /// Creates an annotation whose title is the first of two texts and whose subtitle the second.
  @inlinable
  public init(
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> ViewPair<Text, Text>
  ) {
    self.init(AnnotationWords(label()), coordinate: coordinate, anchor: anchor, content: content)
  }
}

extension Annotation where Label == ViewPair<SwitchbackUI.Label<Text, Image>, Text> {
  /// Creates an annotation whose title is that of a label, and whose subtitle is the text after it.
  @inlinable
  public init(
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> ViewPair<SwitchbackUI.Label<Text, Image>, Text>
  ) {
    self.init(AnnotationWords(label()), coordinate: coordinate, anchor: anchor, content: content)
  }
}
