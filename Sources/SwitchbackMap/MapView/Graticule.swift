internal import CMath
internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// Lines of latitude and longitude with their degrees, as on the margin of a printed map.
struct Graticule {
  /// How far apart two lines are at the least, in points.
  private static let spacing = 110.0

  /// The steps between lines, in seconds of arc.
  private static let steps: [Double] = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 18_000, 36_000, 54_000, 108_000,
  ]

  /// The width of the top right corner, where degrees of both kinds would meet, in points.
  private static let corner: CGFloat = 64

  private static let ink = Color(light: RGBA(0x5A52_4024), dark: RGBA(0xE6EA_F01C))
  private static let text = Color(light: RGBA(0x5A52_40A0), dark: RGBA(0xE6EA_F080))
  private static let font = Font.system(size: 10)

  private let viewport: MapViewport

  /// Where degrees can be read.
  private let labelArea: CGRect

  /// From one line to the next, in degrees.
  private let step: Double
  private let seen: MKMapRect
  private let scheme: ColorScheme
  private var path = Path()
  private var runs: [TextRun] = []

  /// Lays out the lines that a viewport shows.
  init(viewport: MapViewport, labelArea: CGRect, host: any Host, colorScheme: ColorScheme) {
    self.viewport = viewport
    self.labelArea = labelArea
    scheme = colorScheme
    let wanted = Self.spacing / (viewport.worldWidth / 360) * 3600
    step = (Self.steps.first { $0 >= wanted } ?? 108_000) / 3600
    seen = viewport.visibleMapRect()
    addMeridians()
    addParallels(host)
  }

  func draw(into commands: inout DrawingCommands) {
    commands.stroke(
      path,
      with: Self.ink.resolved(in: scheme),
      style: StrokeStyle(lineWidth: 1)
    )
    for run in runs { commands.draw(run) }
  }

  /// Where the map is turned the lines run over its corners, and their degrees have no place at an edge.
  private var isUpright: Bool { viewport.heading == 0 }

  private var top: Double { max(seen.minY, 0) }
  private var bottom: Double { min(seen.maxY, MKMapSize.world.height) }

  private mutating func addMeridians() {
    let world = MKMapSize.world.width
    let east = (seen.maxX / world * 360 - 180) / step
    var column = ((seen.minX / world * 360 - 180) / step).rounded(.up)
    while column <= east {
      let longitude = column * step
      let x = (longitude + 180) / 360 * world
      let high = viewport.point(for: MKMapPoint(x: x, y: top))
      path.move(to: high)
      path.addLine(to: viewport.point(for: MKMapPoint(x: x, y: bottom)))
      if isUpright, high.x >= labelArea.minX, high.x < labelArea.maxX - Self.corner {
        let wrapped = longitude - ((longitude + 180) / 360).rounded(.down) * 360
        let label = degrees(wrapped, positive: "E", negative: "W")
        add(label, at: CGPoint(x: high.x + 4, y: max(high.y, labelArea.minY) + 12))
      }
      column += 1
    }
  }

  private mutating func addParallels(_ host: any Host) {
    let south = MKMapPoint(x: 0, y: bottom).coordinate.latitude
    let north = MKMapPoint(x: 0, y: top).coordinate.latitude
    var row = (south / step).rounded(.up)
    while row * step <= north {
      let latitude = row * step
      let y = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y
      let left = viewport.point(for: MKMapPoint(x: seen.minX, y: y))
      path.move(to: left)
      path.addLine(to: viewport.point(for: MKMapPoint(x: seen.maxX, y: y)))
      if isUpright, left.y > labelArea.minY + 32, left.y < labelArea.maxY {
        let label = degrees(latitude, positive: "N", negative: "S")
        let width = CGFloat(host.measure(label, font: Self.font).width)
        add(label, at: CGPoint(x: labelArea.maxX - width - 6, y: left.y - 4))
      }
      row += 1
    }
  }

  private mutating func add(_ label: String, at origin: CGPoint) {
    runs.append(
      TextRun(label, at: origin, font: Self.font, color: Self.text.resolved(in: scheme))
    )
  }

  /// An angle in degrees, minutes and seconds, as far as the step has them.
  private func degrees(_ angle: Double, positive: String, negative: String) -> String {
    let seconds = Int32((abs(angle) * 3600).rounded())
    var text = "\(seconds / 3600)°"
    if step < 1 { text += "\(padded(seconds / 60 % 60))′" }
    if step * 60 < 1 { text += "\(padded(seconds % 60))″" }
    if seconds == 0 || seconds == 648_000 { return text }
    return text + (angle < 0 ? negative : positive)
  }

  private func padded(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
