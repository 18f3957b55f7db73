public import Geodesy
public import SwitchbackUI

/// A view of one's own at a place on the map, with a title below it.
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never

  @usableFromInline let words: _AnnotationWords
  @usableFromInline let coordinate: CLLocationCoordinate2D
  @usableFromInline let anchor: UnitPoint
  @usableFromInline let content: () -> Content

  @inlinable
  init(
    _ words: _AnnotationWords,
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
      _AnnotationWords(String(title)),
      coordinate: coordinate,
      anchor: anchor,
      content: content
    )
  }

  /// Creates an annotation with a point of its view that accessories are placed by; there are none to place yet.
  @inlinable
  public init<Title: StringProtocol>(
    _ title: Title,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    accessoryAnchor: UnitPoint,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title, coordinate: coordinate, anchor: anchor, content: content)
  }
}

extension Annotation where Label: _AnnotationLabel {
  /// Creates an annotation whose title is a text, or the title of a label, whose symbol is left out.
  ///
  /// A second text is the subtitle. Only the words of texts count: titles are all drawn alike.
  @inlinable
  public init(
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(Label._words(of: label()), coordinate: coordinate, anchor: anchor, content: content)
  }

  /// Creates an annotation with a point of its view that accessories are placed by; there are none to place yet.
  @inlinable
  public init(
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    accessoryAnchor: UnitPoint,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content, label: label)
  }
}
