import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// `MapPolygon` and `MapCircle`: how they are made, painted and found.
@MainActor
@Suite struct AreaContentTests {
  private static let center = CLLocationCoordinate2D(latitude: 45, longitude: 6)

  private static let corners = [(44.5, 5.0), (44.5, 7.0), (45.5, 7.0), (45.5, 5.0)].map {
    CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
  }

  private static let around = MapCameraPosition.region(
    MKCoordinateRegion(
      center: center,
      span: MKCoordinateSpan(latitudeDelta: 3, longitudeDelta: 4)
    )
  )

  private func scene<Content: MapContent>(
    @MapContentBuilder _ content: @escaping () -> Content
  ) -> MapScene<MadeAnew<some View>> {
    let scene = MapScene { Map(initialPosition: Self.around, content: content) }
    scene.settle()
    return scene
  }

  /// A scene of that content and its fills and strokes.
  private func drawn<Content: MapContent>(
    @MapContentBuilder _ content: @escaping () -> Content
  ) -> (fills: [(Path, RGBA)], strokes: [(Path, RGBA, StrokeStyle)]) {
    let list = scene(content).list[.overlays]
    return (
      list.compactMap { if case .fill(let path, let color, _) = $0 { (path, color) } else { nil } },
      list.compactMap {
        if case .stroke(let path, let color, let style) = $0 { (path, color, style) } else { nil }
      }
    )
  }

  private func point(
    _ latitude: Double,
    _ longitude: Double,
    on scene: MapScene<some View>
  ) throws -> CGPoint {
    let map = try #require(scene.map)
    let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    return map.convert(place, toPointTo: map)
  }

  @Test func `a polygon of places, of points and of a shape is the same area`() {
    let points = Self.corners.map { MKMapPoint($0) }
    let shape = MKPolygon(coordinates: Self.corners, count: Self.corners.count)
    let ofPlaces = drawn { MapPolygon(coordinates: Self.corners) }.fills
    let ofPoints = drawn { MapPolygon(points: points) }.fills
    let ofShape = drawn { MapPolygon(shape) }.fills
    #expect(ofPlaces.count == 1)
    #expect(ofPlaces.map { $0.0 } == ofPoints.map { $0.0 })
    #expect(ofPlaces.map { $0.0 } == ofShape.map { $0.0 })
  }

  @Test func `an area has a pale filling and no edge unless it is said`() {
    let square = drawn { MapPolygon(coordinates: Self.corners) }
    #expect(square.fills.map { $0.1 } == [Color.accentColor.opacity(0.3).resolved(in: .light)])
    #expect(square.strokes.isEmpty)
    let circle = drawn { MapCircle(center: Self.center, radius: 50_000) }
    #expect(circle.fills.map { $0.1 } == [Color.accentColor.opacity(0.3).resolved(in: .light)])
    #expect(circle.strokes.isEmpty)
  }

  @Test func `an area is filled and its edge drawn as its modifiers say`() {
    let square = drawn {
      MapPolygon(coordinates: Self.corners).foregroundStyle(.green).stroke(.red, lineWidth: 4)
    }
    #expect(square.fills.map { $0.1 } == [Color.green.resolved(in: .light)])
    #expect(square.strokes.map { $0.1 } == [Color.red.resolved(in: .light)])
    #expect(square.strokes.map { $0.2.lineWidth } == [4])
    let circle = drawn {
      MapCircle(center: Self.center, radius: 50_000)
        .foregroundStyle(Color.clear)
        .stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .butt, dash: [6, 3]))
    }
    #expect(circle.fills.isEmpty)
    #expect(circle.strokes.map { $0.2.dash } == [[6, 3]])
    #expect(circle.strokes.map { $0.2.lineCap } == [.butt])
  }

  @Test func `a circle reaches as far as it says on the ground`() throws {
    let scene = scene { MapCircle(center: Self.center, radius: 50_000) }
    let map = try #require(scene.map)
    let middle = map.convert(Self.center, toPointTo: map)
    guard case .fill(let path, _, _)? = scene.list[.overlays].first(where: { _ in true }) else {
      Issue.record("nothing is filled")
      return
    }
    let box = path.boundingRect
    let east = map.convert(CGPoint(x: box.maxX, y: middle.y), toCoordinateFrom: map)
    let north = map.convert(CGPoint(x: middle.x, y: box.minY), toCoordinateFrom: map)
    // A pixel is about 400 m here.
    #expect(abs(Self.center.distance(to: east) - 50_000) < 400)
    #expect(abs(Self.center.distance(to: north) - 50_000) < 400)
  }

  @Test func `a circle in a rectangle is as wide as its longer side`() {
    let rect = MKMapRect.around(Self.corners)
    let own = drawn { MapCircle(mapRect: rect) }.fills
    let ofShape = drawn { MapCircle(MKCircle(mapRect: rect)) }.fills
    #expect(own.count == 1)
    #expect(own.map { $0.0 } == ofShape.map { $0.0 })
  }

  @Test func `the holes of a shape stay open`() throws {
    let hole = [(44.9, 5.8), (44.9, 6.2), (45.1, 6.0)].map {
      CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
    }
    let shape = MKPolygon(
      coordinates: Self.corners,
      count: Self.corners.count,
      interiorPolygons: [MKPolygon(coordinates: hole, count: hole.count)]
    )
    let scene = scene { MapPolygon(shape) }
    let map = try #require(scene.map)
    #expect(map.overlay(at: try point(44.95, 6, on: scene)) == nil)
    #expect(map.overlay(at: try point(44.7, 6, on: scene)) === shape)
  }

  @Test func `an area is found inside, and beside it where its edge is drawn`() throws {
    let scene = scene {
      MapPolygon(coordinates: Self.corners).stroke(.red, lineWidth: 10)
      MapCircle(center: Self.center, radius: 20_000).foregroundStyle(.green)
    }
    let map = try #require(scene.map)
    #expect(map.overlay(at: try point(45, 6, on: scene)) is MKCircle)
    #expect(map.overlay(at: try point(44.6, 5.2, on: scene)) is MKPolygon)
    var edge = try point(45, 7, on: scene)
    edge.x += 4
    #expect(map.overlay(at: edge, within: 0) is MKPolygon)
    edge.x += 4
    #expect(map.overlay(at: edge, within: 0) == nil)
  }

  @Test func `a change of an area's paint or shape is one operation`() {
    let log = MapLog()
    let color = Changing(Color.green)
    let radius = Changing(10_000.0)
    let scene = MapScene {
      Map(initialPosition: Self.around) {
        MapCircle(center: Self.center, radius: radius.value).foregroundStyle(color.value)
        MapPolygon(coordinates: Self.corners)
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    log.operations = []
    scene.update()
    #expect(log.take() == [])
    color.value = .red
    scene.update()
    #expect(log.take() == [MapOperation(kind: .patch(.fill), record: 1)])
    radius.value = 20_000
    scene.update()
    #expect(log.take() == [MapOperation(kind: .patch(.line), record: 1)])
  }
}
