internal import Basemap
internal import CMath
internal import Drawing

/// How the name of something on the map looks.
struct PlaceNameStyle {
  var font: Font
  var color: Color
  var halo: Color

  /// The radius of the dot at the place, in points; 0 where there is none, and the name stands upon its place.
  var dot: CGFloat = 0

  /// The widest line, in points; longer names have several lines.
  var lineWidth = 120.0

  init(_ name: PlaceName, zoom: Double) {
    switch name.kind {
    case .country:
      let size = min(max(17 - name.minZoom * 1.2 + (zoom - name.minZoom) * 0.5, 11), 18)
      font = .system(size: size.rounded(), weight: .semibold)
      color = Self.country
      halo = Self.landHalo
    case .capital:
      font = .system(size: zoom < 5 ? 12 : 14, weight: .semibold)
      color = Self.place
      halo = Self.landHalo
      dot = zoom < 10 ? 2.5 : 0
    case .settlement:
      let size = 10.5 + min(max(log10(Double(max(name.size, 1))) - 3, 0), 3.2) * 0.9
      let isLarge = name.size > 300_000
      font = .system(size: (size * 2).rounded() / 2, weight: isLarge ? .medium : .regular)
      color = Self.place
      halo = Self.landHalo
      dot = zoom < 10 ? 2 : 0
    case .sea:
      let size = min(max(15 - name.minZoom * 0.7, 11), 16)
      font = .system(size: size.rounded()).italic()
      color = Self.water
      halo = Self.waterHalo
      lineWidth = 90
    case .lake:
      font = .system(size: 11).italic()
      color = Self.water
      halo = Self.waterHalo
    case .peak, .pass:
      font = .system(size: 11)
      color = Self.peak
      halo = Self.landHalo
      dot = 2
    }
  }

  private static let country = Color(light: RGBA(0x5B4F_63FF), dark: RGBA(0xB9AC_C4FF))
  private static let place = Color(light: RGBA(0x3338_3EFF), dark: RGBA(0xD2D4_D6FF))
  private static let water = Color(light: RGBA(0x3F78_A3FF), dark: RGBA(0x6FA3_CCFF))
  private static let peak = Color(light: RGBA(0x6B4F_36FF), dark: RGBA(0xC4A5_84FF))
  private static let landHalo = Color(light: RGBA(0xFCFA_F3D8), dark: RGBA(0x1D21_25E0))
  private static let waterHalo = Color(light: RGBA(0xD3E9_F6C0), dark: RGBA(0x1426_36C0))
}
