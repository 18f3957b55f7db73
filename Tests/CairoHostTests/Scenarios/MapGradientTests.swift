import CairoHost
import Drawing
import Geodesy
import SwitchbackMap
import SwitchbackUI
import Testing

/// Lines and areas in colours that go over into each other, as pictures.
@MainActor
@Suite(.enabled(if: Golden.isFontInstalled, "the font DejaVu Sans is not installed"))
struct MapGradientTests {
  @Test(arguments: [ColorScheme.light, .dark])
  func `lines and areas have gradients across their extent`(scheme: ColorScheme) throws {
    let host = CairoHost(fontFamily: Golden.family)
    var sheet = DisplayList(size: CGSize(width: 640, height: 240))
    var ground = DrawingCommands()
    let paper = scheme == .light ? RGBA(0xF3F1_EAFF) : RGBA(0x1D20_25FF)
    ground.fill(CGRect(origin: .zero, size: sheet.size), with: paper)
    sheet.layers.append(DisplayList.Layer(kind: .background, commands: ground))
    for (index, heading) in [0.0, 30].enumerated() {
      let stage = HostingStage(host: host, root: Shapes(heading: heading))
      stage.resize(to: CGSize(width: 320, height: 240), scale: 1, colorScheme: scheme)
      for step in 0..<8 { _ = stage.frame(at: Double(step) / 4) }
      for layer in stage.frame(at: 2).layers where layer.kind == .overlays {
        var layer = layer
        let shift = CGAffineTransform(translationX: CGFloat(index) * 320, y: 0)
        layer.transform = layer.transform.concatenating(shift)
        sheet.layers.append(layer)
      }
    }
    try Golden.check(host.pngData(sheet), scheme == .light ? "gradients" : "gradients-dark")
    #expect(host.reports == [])
  }
}

/// A line, a dashed one, an area with an edge and a circle.
private struct Shapes: View {
  let heading: Double

  private static let across = LinearGradient(
    colors: [.red, .yellow, .blue],
    startPoint: .leading,
    endPoint: .trailing
  )

  private static func place(_ x: Double, _ y: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: 0.01 * y, longitude: 0.01 * x)
  }

  private static func wave(_ y: Double) -> [CLLocationCoordinate2D] {
    (0...24).map { place(Double($0) / 4 - 3, y + [0, 0.5, 0, -0.5][$0 % 4]) }
  }

  var body: some View {
    Map(
      initialPosition: .camera(
        MapCamera(centerCoordinate: Self.place(0, 0), distance: 14_500, heading: heading)
      ),
      interactionModes: []
    ) {
      MapPolygon(
        coordinates: [
          Self.place(-3, -2.2), Self.place(-0.4, -2.4), Self.place(-0.8, -0.6),
          Self.place(-2.6, -0.4),
        ]
      )
      .foregroundStyle(
        LinearGradient(colors: [.green, .green.opacity(0.1)], startPoint: .bottom, endPoint: .top)
      )
      .stroke(Self.across, lineWidth: 3)
      MapCircle(center: Self.place(1.6, -1.4), radius: 1000)
        .foregroundStyle(
          RadialGradient(
            colors: [.yellow, .orange, .purple],
            center: .center,
            startRadius: 0,
            endRadius: 30
          )
        )
      MapPolyline(coordinates: Self.wave(0.6)).stroke(Self.across, lineWidth: 6)
      MapPolyline(coordinates: Self.wave(1.8))
        .stroke(Color.blue.gradient, style: StrokeStyle(lineWidth: 4, dash: [10, 7]))
    }
  }
}
