import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// Lines and areas in colours that go over into each other.
@MainActor
@Suite struct GradientContentTests {
  private static let across = LinearGradient(
    colors: [.red, .blue],
    startPoint: .leading,
    endPoint: .trailing
  )

  private static let corners = [(44.5, 5.0), (44.5, 7.0), (45.5, 7.0), (45.5, 5.0)].map {
    CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
  }

  private func scene<Content: MapContent>(
    heading: Double = 0,
    distance: Double = 600_000,
    longitude: Double = 6,
    @MapContentBuilder _ content: @escaping () -> Content
  ) -> MapScene<MadeAnew<some View>> {
    let camera = MapCamera(
      centerCoordinate: CLLocationCoordinate2D(latitude: 45, longitude: longitude),
      distance: distance,
      heading: heading
    )
    let scene = MapScene { Map(initialPosition: .camera(camera), content: content) }
    scene.settle()
    return scene
  }

  private func gradients(_ scene: MapScene<some View>) -> [(path: Path, paint: GradientPaint)] {
    scene.list[.overlays].compactMap {
      switch $0 {
      case .fillGradient(let path, let paint, _), .strokeGradient(let path, let paint, _):
        (path, paint)
      default: nil
      }
    }
  }

  private func ends(_ paint: GradientPaint) throws -> (CGPoint, CGPoint) {
    guard case .linear(let start, let end) = paint.shape else {
      throw GradientContentError.noLine
    }
    return (start, end)
  }

  @Test(arguments: [true, false])
  func `a gradient goes across the extent of a line or an area`(isLine: Bool) throws {
    let scene = scene {
      if isLine {
        MapPolyline(coordinates: Self.corners).stroke(Self.across, lineWidth: 4)
      } else {
        MapPolygon(coordinates: Self.corners).foregroundStyle(Self.across)
      }
    }
    let drawn = try #require(gradients(scene).first)
    let (start, end) = try ends(drawn.paint)
    let box = drawn.path.boundingRect
    #expect(abs(start.x - box.minX) < 0.1)
    #expect(abs(end.x - box.maxX) < 0.1)
    #expect(abs(start.y - box.midY) < 0.1)
    #expect(abs(end.y - box.midY) < 0.1)
    let colors = [Color.red, .blue].map { $0.resolved(in: .light) }
    #expect(drawn.paint.stops.map { $0.color } == colors)
    #expect(gradients(scene).count == 1)
  }

  @Test func `a gradient keeps its place on the ground as the map turns and moves`() throws {
    for (heading, distance) in [(0.0, 600_000.0), (40, 600_000), (200, 250_000)] {
      let scene = scene(heading: heading, distance: distance) {
        MapPolygon(coordinates: Self.corners).stroke(Self.across, lineWidth: 4)
          .foregroundStyle(Color.clear)
      }
      let map = try #require(scene.map)
      let drawn = try #require(gradients(scene).first)
      let (start, end) = try ends(drawn.paint)
      #expect(abs(map.convert(start, toCoordinateFrom: map).longitude - 5) < 0.01)
      #expect(abs(map.convert(end, toCoordinateFrom: map).longitude - 7) < 0.01)
    }
  }

  @Test func `each copy of the world has a gradient of its own`() throws {
    let size = CGSize(width: 1200, height: 400)
    let scene = MapScene(
      Map(initialPosition: .rect(.world)) {
        MapPolyline(coordinates: Self.corners).stroke(Self.across, lineWidth: 4)
      },
      size: size
    )
    scene.settle()
    let drawn = gradients(scene)
    #expect(drawn.count > 1)
    for drawn in drawn {
      let (start, end) = try ends(drawn.paint)
      let box = drawn.path.boundingRect
      #expect(abs(start.x - box.minX) < 1 && abs(end.x - box.maxX) < 1)
    }
  }

  @Test func `dashes of a gradient keep their pattern`() throws {
    let scene = scene {
      MapPolyline(coordinates: Self.corners)
        .stroke(Self.across, style: StrokeStyle(lineWidth: 3, dash: [9, 4]))
    }
    let styles = scene.list[.overlays].compactMap {
      if case .strokeGradient(_, _, let style) = $0 { style } else { nil }
    }
    #expect(styles.map { $0.dash } == [[9, 4]])
    #expect(styles.map { $0.dashPhase } == [0])
  }

  @Test func `what has no extent along a gradient is drawn in the average of its colours`() {
    let level = [5.0, 6, 7].map { CLLocationCoordinate2D(latitude: 45, longitude: $0) }
    let upwards = LinearGradient(colors: [.red, .blue], startPoint: .bottom, endPoint: .top)
    let scene = scene { MapPolyline(coordinates: level).stroke(upwards, lineWidth: 4) }
    let colors = scene.list[.overlays].compactMap {
      if case .stroke(_, let color, _) = $0 { color } else { nil }
    }
    #expect(gradients(scene).isEmpty)
    #expect(colors.count == 1)
  }

  @Test func `a radial gradient lies round its point of the extent, in points`() throws {
    let scene = scene {
      MapCircle(center: CLLocationCoordinate2D(latitude: 45, longitude: 6), radius: 30_000)
        .foregroundStyle(
          RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 30)
        )
    }
    let drawn = try #require(gradients(scene).first)
    guard case .radial(let center, let start, let end) = drawn.paint.shape else {
      Issue.record("it is not radial")
      return
    }
    let box = drawn.path.boundingRect
    #expect(abs(center.x - box.midX) < 0.5 && abs(center.y - box.midY) < 0.5)
    #expect(start == 0 && end == 30)
  }

  @Test func `a line in a gradient is found where it is drawn`() throws {
    let scene = scene { MapPolyline(coordinates: Self.corners).stroke(Self.across, lineWidth: 8) }
    let map = try #require(scene.map)
    let place = CLLocationCoordinate2D(latitude: 45, longitude: 7)
    #expect(map.overlay(at: map.convert(place, toPointTo: map)) is MKPolyline)
  }

  @Test func `another gradient, a colour and back are one operation each`() {
    let log = MapLog()
    let style = Changing(AnyShapeStyle(Self.across))
    let scene = MapScene {
      Map { MapPolyline(coordinates: Self.corners).stroke(style.value, lineWidth: 3) }
        .onMapOperation(log.note)
    }
    scene.settle()
    log.operations = []
    scene.update()
    #expect(log.take() == [])
    let styles = [
      AnyShapeStyle(LinearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom)),
      AnyShapeStyle(Color.red), AnyShapeStyle(Self.across),
    ]
    for (index, next) in styles.enumerated() {
      style.value = next
      scene.update()
      #expect(log.take() == [MapOperation(kind: .patch(.stroke), record: 1)])
      #expect(gradients(scene).count == (index == 1 ? 0 : 1))
    }
  }
}

private enum GradientContentError: Error {
  case noLine
}
