internal import Drawing
internal import SwitchbackUI

/// The colours of lines, one after the other.
///
/// They differ in lightness too, so that people who do not see all colours can tell neighbours apart.
enum TrackPalette {
  private static let colors: [Color] = [
    .blue, .red, .purple, .orange, .green, .pink, .teal, .brown,
  ]

  static func color(at index: Int) -> Color {
    colors[index % colors.count]
  }
}
