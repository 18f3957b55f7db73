public import Geodesy
public import SwitchbackUI

/// A view of one's own at a place on the map, with a title below it.
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never

  @usableFromInline let title: String
  @usableFromInline let coordinate: CLLocationCoordinate2D
  @usableFromInline let anchor: UnitPoint
  @usableFromInline let content: () -> Content

  @inlinable
  init(
    title: String,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint,
    content: @escaping () -> Content
  ) {
    self.title = title
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content
  }

  @inlinable
  public static func _visit(_ annotation: Self, _ visitor: inout MapContentVisitor) {
    visitor.annotation(
      annotation.title,
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
    self.init(title: String(title), coordinate: coordinate, anchor: anchor, content: content)
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
    self.init(title: label().string, coordinate: coordinate, anchor: anchor, content: content)
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
    self.init(title: "", coordinate: coordinate, anchor: anchor, content: content)
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
    self.init(title: label().title.string, coordinate: coordinate, anchor: anchor, content: content)
  }
}
