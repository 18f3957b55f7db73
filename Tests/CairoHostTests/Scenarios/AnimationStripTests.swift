import CairoHost
import Drawing
import Geodesy
import SwitchbackMap
import SwitchbackUI
import Testing

/// What moves on a map, as rows of pictures at given times.
@MainActor
@Suite(.enabled(if: Golden.isFontInstalled, "the font DejaVu Sans is not installed"))
struct AnimationStripTests {
  // C22
  @Test func `things come, go, come back half-way and move as the pictures show`() throws {
    let strip = Strip()
    // What is added grows out of its place.
    strip.row(Stage()) { $0.places = Stage.all }
    // What is removed shrinks into its place.
    strip.row(Stage(places: Stage.all)) { $0.places = [] }
    // What comes back half-way turns round where it is.
    strip.row(
      Stage(places: Stage.all),
      { $0.places = [] },
      at: 0.4,
      then: { $0.places = Stage.all }
    )
    // What moves without an animation is there at once, and makes room for what it hid.
    strip.row(Stage(places: Stage.all), animation: nil) { $0.places[0].longitude = 6.012 }
    // The map itself moves.
    strip.row(Stage(places: Stage.all)) { $0.center.longitude = 6.01 }
    try Golden.check(strip.picture(), "animations")
    #expect(strip.host.reports == [])
  }
}

/// A map of a few things that can change.
private struct Stage: View {
  static let all = [
    Spot(id: 0, latitude: 43.005, longitude: 5.994), Spot(id: 1, latitude: 42.997, longitude: 6),
  ]

  var places: [Spot] = []
  var center = CLLocationCoordinate2D(latitude: 43, longitude: 6)

  var body: some View {
    Map(
      position: .constant(
        .region(
          MKCoordinateRegion(center: center, latitudinalMeters: 2500, longitudinalMeters: 2500)
        )
      ),
      interactionModes: []
    ) {
      if !places.isEmpty {
        MapPolyline(coordinates: places.map { $0.coordinate }).stroke(Color.blue, lineWidth: 4)
      }
      ForEach(places) { place in
        if place.id == 0 {
          Annotation("Camp", coordinate: place.coordinate) {
            Circle().fill(Color.green).frame(width: 18, height: 18)
          }
        } else {
          Marker("Peak", monogram: Text("P"), coordinate: place.coordinate)
        }
      }
    }
  }
}

private struct Spot: Identifiable {
  let id: Int
  var latitude: Double
  var longitude: Double

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

/// Rows of pictures, one a tenth of a second after the other.
@MainActor
private final class Strip {
  private static let cell = CGSize(width: 120, height: 100)
  private static let times = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.2]

  let host: CairoHost
  private var rows: [[DisplayList]] = []

  init() {
    host = CairoHost(fontFamily: Golden.family)
    host.reducesMotion = false
  }

  /// Shows a view for a while, changes it with an animation of a second, perhaps changes it again later, and keeps what
  /// is seen at each time.
  func row(
    _ view: Stage,
    animation: Animation? = .linear(duration: 1),
    _ change: (inout Stage) -> Void,
    at second: Double = .infinity,
    then: (inout Stage) -> Void = { _ in }
  ) {
    let stage = HostingStage(host: host, root: view)
    stage.resize(to: Self.cell, scale: 1, colorScheme: .light)
    var time = 0.0
    while time < 2 {
      _ = stage.frame(at: time)
      time += 0.25
    }
    withAnimation(animation) { change(&stage.root) }
    var isSecond = false
    var lists: [DisplayList] = []
    for step in Self.times {
      if step >= second, !isSecond {
        isSecond = true
        withAnimation(animation) { then(&stage.root) }
      }
      lists.append(stage.frame(at: time + step))
    }
    rows.append(lists)
  }

  /// The paper of one picture.
  private var ground: DisplayList.Layer {
    var commands = DrawingCommands()
    commands.fill(CGRect(origin: .zero, size: Self.cell), with: RGBA(0xC8C4_B8FF))
    commands.fill(
      CGRect(x: 0, y: 0, width: Self.cell.width - 1, height: Self.cell.height - 1),
      with: RGBA(0xF3F1_EAFF)
    )
    return DisplayList.Layer(kind: .background, commands: commands)
  }

  /// All rows in one picture.
  func picture() throws -> [UInt8] {
    var sheet = DisplayList(
      size: CGSize(
        width: Self.cell.width * CGFloat(Self.times.count),
        height: Self.cell.height * CGFloat(rows.count)
      )
    )
    for (y, row) in rows.enumerated() {
      for (x, list) in row.enumerated() {
        let shift = CGAffineTransform(
          translationX: CGFloat(x) * Self.cell.width,
          y: CGFloat(y) * Self.cell.height
        )
        sheet.layers.append(ground.moved(by: shift))
        // What lies below and above is drawn by others, and looks as they like.
        for layer in list.layers where layer.kind == .overlays || layer.kind == .annotations {
          sheet.layers.append(layer.moved(by: shift))
        }
      }
    }
    return try host.pngData(sheet)
  }
}

extension DisplayList.Layer {
  fileprivate func moved(by shift: CGAffineTransform) -> DisplayList.Layer {
    var layer = self
    layer.transform = layer.transform.concatenating(shift)
    return layer
  }
}
