internal import Geodesy
public import SwitchbackUI

/// A view where the person is, as the program says by `mapUserLocation(_:)` round the map.
///
/// As long as nobody says it, nothing is shown.
public struct UserAnnotation<Content: View>: MapContent {
  public typealias Body = Never

  private let anchor: UnitPoint
  private let content: (UserLocation) -> Content

  /// Creates an annotation whose view is made of where the person is.
  ///
  /// The point of the view that `anchor` names stands at the place.
  public init(
    anchor: UnitPoint = .center,
    @ViewBuilder content: @escaping (UserLocation) -> Content
  ) {
    self.anchor = anchor
    self.content = content
  }

  /// Creates an annotation with a view of one's own.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
    self.init(anchor: anchor) { _ in content() }
  }

  public static func _visit(_ annotation: Self, _ visitor: inout MapContentVisitor) {
    if let location = visitor.environment.userLocation {
      let content = annotation.content
      visitor.visit(
        Annotation<EmptyView, Content>(
          _AnnotationWords(""),
          coordinate: location.coordinate,
          anchor: annotation.anchor,
          content: { content(location) }
        ),
        at: 0
      )
    }
    visitor.endPlace()
  }
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
  /// Creates an annotation that looks as the place of a person is usually shown.
  public init(anchor: UnitPoint = .center) {
    self.init(anchor: anchor) { DefaultUserAnnotationContent() }
  }
}
