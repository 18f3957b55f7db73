import CMath
import Drawing
import Geodesy
import Testing

@testable import SwitchbackMap

@Suite struct SteadyLayerTests {
  private let size = CGSize(width: 800, height: 600)
  private let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 47, longitude: 8))

  private func viewport(
    shift: Double = 0,
    zoom: Double = 10,
    heading: Double = 0
  ) -> MapViewport {
    var viewport = MapViewport(
      size: size,
      center: middle,
      scale: MapViewport.scale(zoom: zoom),
      heading: heading
    )
    viewport.center.x += shift / viewport.scale
    return viewport
  }

  private func layer(zoomStep: Double = 0.25, turns: Bool = true) -> SteadyLayer {
    SteadyLayer(zoomStep: zoomStep, turns: turns)
  }

  /// Where a frame shows what the layer's commands have at the place of a map point.
  private func shown(
    _ point: MKMapPoint,
    by layer: SteadyLayer,
    for viewport: MapViewport
  ) -> CGPoint {
    viewport.point(for: point).applying(
      layer.layer(.overlays, DrawingCommands(), isSame: true).transform
    )
  }

  @Test(arguments: [(0.0, 10.0, 0.0), (150, 10.2, 0), (-90, 9.9, 30), (40, 10.1, -170)])
  func `shows every place where the frame has it`(shift: Double, zoom: Double, heading: Double) {
    var layer = layer()
    _ = layer.follow(viewport(), scale: 2, pace: MapPace())
    let current = viewport(shift: shift, zoom: zoom, heading: heading)
    let wide = layer.follow(current, scale: 2, pace: MapPace())
    for (x, y) in [(0.0, 0.0), (1000, 0), (0, -3000), (-20_000, 5000)] {
      let point = MKMapPoint(x: middle.x + x, y: middle.y + y)
      let expected = current.point(for: point)
      let place = shown(point, by: layer, for: wide)
      #expect(abs(place.x - expected.x) < 1e-6)
      #expect(abs(place.y - expected.y) < 1e-6)
    }
  }

  @Test func `stays while the map moves within its margin`() {
    var layer = layer()
    let first = layer.follow(viewport(), scale: 1, pace: nil)
    #expect(layer.isRenewed)
    #expect(first.size == CGSize(width: 1200, height: 900))
    // 30 % of a margin of 200 points are left as a reserve.
    #expect(layer.follow(viewport(shift: 139), scale: 1, pace: MapPace()) == first)
    #expect(!layer.isRenewed)
    #expect(layer.follow(viewport(shift: 141), scale: 1, pace: MapPace()) != first)
    #expect(layer.isRenewed)
  }

  @Test func `is drawn anew where the scale has changed by a step`() {
    var layer = layer()
    let first = layer.follow(viewport(), scale: 1, pace: nil)
    #expect(layer.follow(viewport(zoom: 10.24), scale: 1, pace: MapPace()) == first)
    #expect(layer.follow(viewport(zoom: 9.76), scale: 1, pace: MapPace()) == first)
    #expect(layer.follow(viewport(zoom: 10.26), scale: 1, pace: MapPace()) != first)
  }

  @Test func `stays upright where it does not turn`() {
    var layer = layer(turns: false)
    let first = layer.follow(viewport(), scale: 1, pace: nil)
    #expect(layer.follow(viewport(heading: 1), scale: 1, pace: MapPace()) != first)
  }

  @Test(arguments: [1.0, 1.25, 2, 3])
  func `lies on whole pixels at rest`(scale: Double) {
    var layer = layer()
    _ = layer.follow(viewport(), scale: scale, pace: nil)
    for shift in [0.3, 17.77, 60.01] {
      let moved = viewport(shift: shift, zoom: 10 + shift / 1000)
      _ = layer.follow(moved, scale: scale, pace: MapPace())
      #expect(layer.isProvisional)
      _ = layer.follow(moved, scale: scale, pace: nil)
      #expect(!layer.isProvisional)
      let transform = layer.layer(.overlays, DrawingCommands(), isSame: true).transform
      #expect(abs(transform.a - 1) < 1e-9 && abs(transform.b) < 1e-9)
      for length in [transform.tx, transform.ty] {
        let pixels = Double(length) * scale
        #expect(abs(pixels - pixels.rounded()) < 1e-3)
      }
    }
  }

  @Test func `tells how it stands to the one before`() throws {
    var layer = layer()
    let first = layer.follow(viewport(), scale: 1, pace: nil)
    let second = layer.follow(viewport(shift: 180, zoom: 10.3), scale: 1, pace: MapPace())
    let made = layer.layer(.overlays, DrawingCommands(), isSame: true)
    let step = try #require(made.succession)
    let point = MKMapPoint(x: middle.x + 777, y: middle.y - 555)
    let place = first.point(for: point).applying(step)
    let expected = second.point(for: point)
    #expect(abs(place.x - expected.x) < 1e-6 && abs(place.y - expected.y) < 1e-6)
    #expect(layer.layer(.overlays, DrawingCommands(), isSame: false).succession == nil)
    #expect(made.extent == CGRect(origin: .zero, size: second.size))
  }

  @Test func `is drawn ahead of a map that moves`() {
    var layer = layer()
    var pace = MapPace()
    pace.levels = 5
    pace.x = 1e9
    let current = viewport()
    let wide = layer.follow(current, scale: 1, pace: pace)
    #expect(wide.scale > current.scale)
    #expect(wide.center.x > current.center.x)
    // It still reaches as far as is seen, with a reserve: the next frame does not draw it anew.
    #expect(layer.follow(current, scale: 1, pace: pace) == wide)
    #expect(!layer.isRenewed)
  }

  @Test func `is the same in the next copy of the world`() {
    var layer = layer()
    let first = layer.follow(viewport(), scale: 1, pace: nil)
    var next = viewport(shift: 10)
    next.center.x += MKMapSize.world.width
    #expect(layer.follow(next, scale: 1, pace: MapPace()) == first)
  }

  @Test(arguments: [CGSize(width: 900, height: 600), CGSize(width: 800, height: 500)])
  func `is drawn anew for another size, without a way from the one before`(size: CGSize) {
    var layer = layer()
    _ = layer.follow(viewport(), scale: 1, pace: nil)
    var other = viewport()
    other.size = size
    _ = layer.follow(other, scale: 1, pace: nil)
    #expect(layer.isRenewed)
    #expect(layer.layer(.overlays, DrawingCommands(), isSame: true).succession == nil)
  }

  @Test func `is not used where its painting would be too large`() {
    var large = viewport()
    large.size = CGSize(width: 2560, height: 1440)
    #expect(SteadyLayer.isPossible(for: large, scale: 1))
    #expect(!SteadyLayer.isPossible(for: large, scale: 3))
    large.size = .zero
    #expect(!SteadyLayer.isPossible(for: large, scale: 1))
  }
}
