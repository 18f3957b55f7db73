internal import CMath
internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// Lines of latitude and longitude with their degrees, as on the margin of a printed map.
enum Graticule {
  /// How far apart two lines are at the least, in points.
  private static let spacing = 110.0

  /// The steps between lines, in seconds of arc.
  private static let steps: [Double] = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 18_000, 36_000, 54_000, 108_000,
  ]

  /// The width of the top right corner, where degrees of both kinds would meet, in points.
  private static let corner = 64.0

  private static let ink = Color(light: RGBA(0x5A52_4024), dark: RGBA(0xE6EA_F01C))
  private static let text = Color(light: RGBA(0x5A52_40A0), dark: RGBA(0xE6EA_F080))
  private static let font = Font.system(size: 10)

  static func draw(
    into commands: inout DrawingCommands,
    viewport: MapViewport,
    host: any Host,
    context: RenderContext
  ) {
    let pointsPerDegree = viewport.worldWidth / 360
    let wanted = spacing / pointsPerDegree * 3600
    let step = (steps.first { $0 >= wanted } ?? 108_000) / 3600
    let seen = viewport.visibleMapRect()
    var path = Path()
    var runs: [TextRun] = []
    let color = text.resolved(in: context.colorScheme)
    let world = MKMapSize.world
    // Where the map is turned the lines run over its corners, and their degrees have no place at an edge.
    let isUpright = viewport.heading == 0

    let west = (seen.minX / world.width * 360 - 180) / step
    let east = (seen.maxX / world.width * 360 - 180) / step
    let top = MKMapPoint(x: 0, y: max(seen.minY, 0)).y
    let bottom = min(seen.maxY, world.height)
    var column = west.rounded(.up)
    while column <= east {
      let longitude = column * step
      let x = (longitude + 180) / 360 * world.width
      let low = viewport.point(for: MKMapPoint(x: x, y: bottom))
      path.move(to: viewport.point(for: MKMapPoint(x: x, y: top)))
      path.addLine(to: low)
      if isUpright, Double(low.x) < Double(viewport.size.width) - corner {
        let label = degrees(wrapped(longitude), step: step, positive: "E", negative: "W")
        let y = max(Double(viewport.point(for: MKMapPoint(x: x, y: top)).y), 0) + 12
        runs.append(TextRun(label, at: CGPoint(x: low.x + 4, y: y), font: font, color: color))
      }
      column += 1
    }

    let south = MKMapPoint(x: 0, y: bottom).coordinate.latitude
    let north = MKMapPoint(x: 0, y: top).coordinate.latitude
    var row = (south / step).rounded(.up)
    while row * step <= north {
      let latitude = row * step
      let y = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y
      let left = viewport.point(for: MKMapPoint(x: seen.minX, y: y))
      path.move(to: left)
      path.addLine(to: viewport.point(for: MKMapPoint(x: seen.maxX, y: y)))
      if isUpright, Double(left.y) > 32 {
        let label = degrees(latitude, step: step, positive: "N", negative: "S")
        let x = Double(viewport.size.width) - host.measure(label, font: font).width - 6
        runs.append(
          TextRun(label, at: CGPoint(x: x, y: Double(left.y) - 4), font: font, color: color)
        )
      }
      row += 1
    }
    commands.stroke(
      path,
      with: ink.resolved(in: context.colorScheme),
      style: StrokeStyle(lineWidth: 1)
    )
    for run in runs { commands.draw(run) }
  }

  private static func wrapped(_ longitude: Double) -> Double {
    longitude - ((longitude + 180) / 360).rounded(.down) * 360
  }

  /// An angle in degrees, minutes and seconds, as far as the step has them.
  private static func degrees(
    _ angle: Double,
    step: Double,
    positive: String,
    negative: String
  ) -> String {
    let seconds = Int32((abs(angle) * 3600).rounded())
    var text = "\(seconds / 3600)°"
    if step < 1 { text += "\(padded(seconds / 60 % 60))′" }
    if step * 60 < 1 { text += "\(padded(seconds % 60))″" }
    if seconds == 0 || seconds == 648_000 && positive == "E" { return text }
    return text + (angle < 0 ? negative : positive)
  }

  private static func padded(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
