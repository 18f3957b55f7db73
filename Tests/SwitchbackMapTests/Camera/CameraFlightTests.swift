import Drawing
import Geodesy
import Testing

@testable import SwitchbackMap

@Suite struct CameraFlightTests {
  private static let size = CGSize(width: 800, height: 600)

  private func viewport(x: Double = 0, y: Double = 0, zoom: Double) -> MapViewport {
    let middle = MKMapSize.world.width / 2
    return MapViewport(
      size: Self.size,
      center: MKMapPoint(x: middle + x, y: middle + y),
      scale: MapViewport.scale(zoom: zoom)
    )
  }

  @Test func `ends exactly where it was sent`() {
    let target = viewport(x: 1e6, y: -2e6, zoom: 14)
    let flight = CameraFlight(from: viewport(zoom: 6), to: target, start: 10)
    #expect(flight.viewport(at: 10 + flight.duration) == target)
    #expect(flight.viewport(at: 1000) == target)
  }

  @Test func `starts where the camera is`() {
    let origin = viewport(zoom: 6)
    let flight = CameraFlight(from: origin, to: viewport(x: 1e7, zoom: 9), start: 3)
    #expect(flight.viewport(at: 3).isSame(as: origin))
  }

  // The same centre with ten levels between, and distances from nothing to far: where the textbook form of the
  // formula gives infinities.
  @Test(arguments: [0, 1e-9, 1, 1e3, 1e8], [0.0, 3, 10, 22])
  func `stays finite`(distance: Double, zoom: Double) {
    for start in [0.0, 5, 16, 22] {
      let flight = CameraFlight(
        from: viewport(zoom: start),
        to: viewport(x: distance, zoom: zoom),
        start: 0
      )
      #expect(flight.duration.isFinite)
      #expect(flight.duration <= 2.5)
      for step in 0...20 {
        let seen = flight.viewport(at: flight.duration * Double(step) / 20)
        #expect(seen.center.x.isFinite && seen.center.y.isFinite)
        #expect(seen.scale.isFinite && seen.scale > 0)
      }
    }
  }

  @Test func `rises over a long way and not over none`() {
    let far = CameraFlight(from: viewport(zoom: 12), to: viewport(x: 4e6, zoom: 12), start: 0)
    #expect(far.viewport(at: far.duration / 2).zoom < 9)
    let none = CameraFlight(from: viewport(zoom: 12), to: viewport(zoom: 8), start: 0)
    var last = 12.0
    for step in 1...10 {
      let zoom = none.viewport(at: none.duration * Double(step) / 10).zoom
      #expect(zoom <= last)
      last = zoom
    }
  }

  @Test func `goes the short way round the world`() {
    let world = MKMapSize.world.width
    var from = viewport(zoom: 3)
    from.center.x = world - 1000
    var to = viewport(zoom: 3)
    to.center.x = 1000
    let flight = CameraFlight(from: from, to: to, start: 0)
    for step in 0...10 {
      let x = flight.viewport(at: flight.duration * Double(step) / 10).center.x
      #expect(x >= world - 1001 && x <= world + 1001)
    }
  }

  @Test func `turns the short way`() {
    for from in stride(from: 0.0, to: 360, by: 30) {
      for to in stride(from: 0.0, to: 360, by: 30) {
        var start = viewport(zoom: 5)
        start.heading = from
        var end = viewport(zoom: 5)
        end.heading = to
        let flight = CameraFlight(from: start, to: end, start: 0)
        #expect(abs(flight.to.heading - from) <= 180)
      }
    }
  }
}
