import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

/// Flights whose target is another in each frame.
@MainActor
@Suite struct MovingTargetTests {
  private func coordinate(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  @Test func `a frame round what moves all the time follows it`() throws {
    var latitude = 44.0
    let scene = MapScene {
      Map {
        Marker("A", coordinate: coordinate(latitude, 7))
        Marker("B", coordinate: coordinate(44, 8))
      }
    }
    scene.settle()
    let map = try #require(scene.map)
    for _ in 0..<600 {
      latitude += 0.01
      scene.update()
    }
    #expect(abs(map.centerCoordinate.latitude - (44 + latitude) / 2) < 1)
    scene.settle()
    // In the middle of the frame on the map, which is a little north of that of the latitudes.
    #expect(abs(map.centerCoordinate.latitude - (44 + latitude) / 2) < 0.2)
  }

  @Test(arguments: [nil, Animation.linear(duration: 0.5), .easeInOut, .bouncy])
  func `a position that is animated to another in each frame is followed`(
    animation: Animation?
  )
    throws
  {
    func camera(_ longitude: Double) -> MapCameraPosition {
      .camera(MapCamera(centerCoordinate: coordinate(44, longitude), distance: 100_000))
    }
    var position = camera(7)
    let scene = MapScene {
      Map(position: Binding(get: { position }, set: { position = $0 })) {}
    }
    scene.settle()
    let map = try #require(scene.map)
    var longitude = 7.0
    for _ in 0..<300 {
      longitude += 0.001
      withAnimation(animation ?? .default) {
        position = camera(longitude)
        scene.stage.setNeedsUpdate()
      }
      scene.frame()
    }
    #expect(abs(map.centerCoordinate.longitude - longitude) < 0.15)
    scene.settle()
    #expect(abs(map.centerCoordinate.longitude - longitude) < 1e-6)
  }

  @Test func `a flight arrives although the map is resized in each frame`() {
    let probe = AnnotationProbe()
    probe.settle()
    let region = MKCoordinateRegion(
      center: coordinate(45, 9),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)
    )
    probe.map.setRegion(region, animated: true)
    for step in 0..<600 {
      probe.map.frame.size = CGSize(width: 800 + step % 2, height: 600)
      probe.map.layoutSubviews()
      probe.frame()
    }
    #expect(abs(probe.map.centerCoordinate.longitude - 9) < 0.01)
  }

  @Test func `a flight that takes the place of another begins where and as fast as that one is`() {
    let from = MapViewport(
      size: CGSize(width: 800, height: 600),
      center: MKMapPoint(x: 1e8, y: 1e8),
      scale: 1e-3
    )
    var to = from
    to.center.x += 4e6
    to.scale *= 2
    let first = CameraFlight(from: from, to: to, start: 0)
    for part in [0.1, 0.3, 0.5, 0.8] {
      let time = first.duration * part
      let now = first.viewport(at: time)
      var back = from
      back.center.y += 1e6
      let second = CameraFlight(
        from: now,
        to: back,
        start: time,
        velocity: first.velocity(at: time)
      )
      let step = 1e-3
      let before = first.viewport(at: time - step)
      let after = second.viewport(at: time + step)
      let speed = (now.center.x - before.center.x) * now.scale / step
      let newSpeed = (after.center.x - now.center.x) * now.scale / step
      #expect(abs(newSpeed - speed) < 0.03 * abs(speed) + 1)
      #expect(second.viewport(at: time + second.duration) == second.to)
    }
  }
}
