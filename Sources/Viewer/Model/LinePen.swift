internal import Drawing
internal import GPX
internal import SwitchbackUI

/// What a line on the map is drawn with.
struct LinePen: Hashable {
  /// How wide lines are that nobody gave a width, in points.
  private static let usualWidth: CGFloat = 5

  /// Lines are at least so wide that they are found, and at most so wide that they hide little.
  private static let widths: ClosedRange<CGFloat> = 2...12

  /// Lines are at least so opaque that they are seen.
  private static let leastOpacity = 0.25

  /// Colours from here on are too light for a white rim, black being 0 and white 1.
  private static let lightness = 0.8

  /// How far the rim stands out on each side, in points.
  static let rimWidth: CGFloat = 1.5

  let color: Color
  let rim: Color

  /// In points.
  let width: CGFloat

  /// Creates a pen for a style, with a colour for lines that have none.
  init(_ style: LineStyle, otherwise palette: Color) {
    let opacity = max(style.opacity ?? 1, Self.leastOpacity)
    var isLight = false
    if let own = style.color {
      let red = Double(own.red) / 255
      let green = Double(own.green) / 255
      let blue = Double(own.blue) / 255
      color = Color(red: red, green: green, blue: blue, opacity: opacity)
      // The weights of ITU-R BT.709.
      isLight = 0.2126 * red + 0.7152 * green + 0.0722 * blue > Self.lightness
    } else {
      color = opacity < 1 ? palette.opacity(opacity) : palette
    }
    rim = isLight ? Color(white: 0.25) : .white
    let width = style.width.map { CGFloat($0.pixels) } ?? Self.usualWidth
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
  }
}
