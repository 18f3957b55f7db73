internal import Drawing
public import SwitchbackUI

/// How the place of a person is usually shown: a blue disc with a white rim.
public struct DefaultUserAnnotationContent: View {
  /// The widths of the rim and of the disc, in points.
  private static let rimWidth: CGFloat = 22
  private static let discWidth: CGFloat = 16

  /// Creates the view.
  public init() {}

  public var body: some View {
    Circle()
      .fill(Color.white)
      .frame(width: Self.rimWidth, height: Self.rimWidth)
      .shadow(color: Color.black.opacity(0.3), radius: 2, x: 0, y: 1)
      .overlay {
        Circle().fill(Color.blue).frame(width: Self.discWidth, height: Self.discWidth)
      }
      .accessibilityLabel("Current location")
  }
}
