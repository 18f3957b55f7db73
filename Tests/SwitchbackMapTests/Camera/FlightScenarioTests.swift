import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

@Suite struct FlightScenarioTests {
  private static let size = CGSize(width: 800, height: 600)

  private func viewport(_ place: (Double, Double), zoom: Double, heading: Double = 0) -> MapViewport
  {
    MapViewport(
      size: Self.size,
      center: MKMapPoint(CLLocationCoordinate2D(latitude: place.0, longitude: place.1)),
      scale: MapViewport.scale(zoom: zoom),
      heading: heading
    )
  }

  private func isSound(_ viewport: MapViewport) -> Bool {
    viewport.center.x.isFinite && viewport.center.y.isFinite && viewport.scale.isFinite
      && viewport.scale > 0 && viewport.heading.isFinite
  }

  // C43
  @Test func `flies between all pairs of zooms over all distances, and ends where it is sent`() {
    for start in 0...22 {
      for end in 0...22 {
        for pixels in [0, 1e-9, 1, 1e6] {
          let from = viewport((0, 0), zoom: Double(start))
          var to = viewport((0, 0), zoom: Double(end))
          to.center.x += pixels / from.scale
          let flight = CameraFlight(from: from, to: to, start: 3)
          #expect(flight.duration.isFinite && flight.duration <= 2.5)
          for step in 0...8 {
            #expect(isSound(flight.viewport(at: 3 + flight.duration * Double(step) / 8)))
          }
          #expect(flight.viewport(at: 3 + flight.duration) == flight.to)
          // The last step before the end is next to it: nothing jumps.
          let last = flight.viewport(at: 3 + flight.duration * (1 - 1e-6))
          #expect(flight.duration == 0 || last.isSame(as: flight.to))
        }
      }
    }
  }

  // C44
  @Test func `flies from San Francisco to Washington and stays in the range of zooms`() {
    let limits = CameraLimits()
    let from = viewport((37.77, -122.42), zoom: 7)
    let to = viewport((38.9, -77.04), zoom: 18)
    let lowest = CameraLimits.scales(for: Self.size).lowerBound
    var controller = CameraController()
    controller.resize(to: Self.size)
    controller.show(.center(from.center, scale: from.scale, heading: 0), animated: false)
    controller.show(.center(to.center, scale: to.scale, heading: 0), animated: true)
    var time = 1.0
    repeat {
      controller.advance(to: time)
      #expect(isSound(controller.viewport))
      #expect(controller.viewport.scale >= lowest)
      #expect(controller.viewport == limits.clamp(controller.viewport))
      time += 1.0 / 60
    } while controller.isAnimating && time < 10
    #expect(abs(controller.viewport.zoom - 18) < 1e-9)
    #expect(abs(controller.viewport.center.x - to.center.x) < 1e-6)
  }

  // C44
  @Test func `rises no higher than its bounds let it`() {
    var controller = CameraController()
    controller.resize(to: Self.size)
    let from = viewport((43.7, 6.2), zoom: 14)
    controller.show(.center(from.center, scale: from.scale, heading: 0), animated: false)
    let farthest = MapCamera(viewport((43.7, 6.2), zoom: 12)).distance
    controller.setLimits(CameraLimits(maximumDistance: farthest))
    let to = viewport((43.7, 9.2), zoom: 14)
    controller.show(.center(to.center, scale: to.scale, heading: 0), animated: true)
    var time = 1.0
    repeat {
      controller.advance(to: time)
      #expect(controller.viewport.zoom >= 12 - 1e-6)
      time += 1.0 / 60
    } while controller.isAnimating && time < 10
    #expect(abs(controller.viewport.center.x - to.center.x) < 1e-6)
  }

  // C45
  @Test func `rises nine levels over one place, and can be moved after`() {
    var controller = CameraController()
    controller.resize(to: Self.size)
    let from = viewport((51.5, -0.12), zoom: 16)
    controller.show(.center(from.center, scale: from.scale, heading: 0), animated: false)
    let scale = MapViewport.scale(zoom: 7)
    controller.show(.center(from.center, scale: scale, heading: 0), animated: true)
    for step in 0...300 {
      controller.advance(to: 1 + Double(step) / 60)
      #expect(isSound(controller.viewport))
    }
    #expect(abs(controller.viewport.zoom - 7) < 1e-9)
    controller.pan(x: 100, y: 0, at: 7, animated: false)
    let shift = (controller.viewport.center.x - from.center.x) * controller.viewport.scale
    #expect(abs(shift - 100) < 1e-6)
    #expect(MKCoordinateRegion(controller.viewport.visibleMapRect()).span.latitudeDelta > 0)
  }

  // C47
  @Test func `turns the short way between all headings, and goes on from where it is`() {
    for from in stride(from: 0.0, to: 360, by: 10) {
      for to in stride(from: 0.0, to: 360, by: 10) {
        var controller = CameraController()
        controller.resize(to: Self.size)
        let place = viewport((43.7, 6.2), zoom: 12)
        controller.show(.center(place.center, scale: place.scale, heading: from), animated: false)
        controller.show(.center(place.center, scale: place.scale, heading: to), animated: true)
        var turned = 0.0
        var last = controller.viewport.heading
        var time = 1.0
        var isRetargeted = false
        repeat {
          controller.advance(to: time)
          let step = CameraLimits.turn(from: last, to: controller.viewport.heading)
          #expect(abs(step) < 20)
          turned += step
          last = controller.viewport.heading
          if !isRetargeted, time > 1.15 {
            isRetargeted = true
            controller.show(
              .center(place.center, scale: place.scale, heading: to + 720),
              animated: true
            )
          }
          time += 1.0 / 60
        } while controller.isAnimating && time < 10
        #expect(abs(turned) <= 180 + 1e-6)
        #expect(abs(CameraLimits.turn(from: last, to: to)) < 1e-6)
      }
    }
  }

  // C48
  @Test func `goes the short way after three times round the world`() {
    var controller = CameraController()
    controller.resize(to: Self.size)
    let start = viewport((0, 170), zoom: 3)
    controller.show(.center(start.center, scale: start.scale, heading: 0), animated: false)
    let world = 256 * 8.0
    controller.press()
    for step in 0..<60 {
      controller.press()
      let finger = CGPoint(x: 700, y: 300)
      controller.hold(
        began: [finger],
        now: [CGPoint(x: 700 - world / 20, y: 300)],
        freedom: .all
      )
      controller.release(velocityX: 0, velocityY: 0, at: Double(step), glides: false)
    }
    #expect((0..<MKMapSize.world.width).contains(controller.viewport.center.x))
    let angeles = viewport((34.05, -118.24), zoom: 3)
    controller.show(.center(angeles.center, scale: angeles.scale, heading: 0), animated: true)
    var travelled = 0.0
    var last = controller.viewport
    for step in 0...300 {
      controller.advance(to: 100 + Double(step) / 60)
      let near = last.nearestCopy(of: controller.viewport.center)
      travelled += abs(near.x - last.center.x)
      last = controller.viewport
    }
    #expect(travelled <= MKMapSize.world.width / 2)
    let seen = last.point(for: last.nearestCopy(of: angeles.center))
    #expect(seen.distance(to: CGPoint(x: 400, y: 300)) < 1e-3)
  }

  @Test func `takes the time and the curve of the animation that asks for it`() {
    let from = viewport((43.7, 6.2), zoom: 12)
    let to = viewport((43.7, 6.2), zoom: 14)
    let even = CameraFlight(from: from, to: to, start: 0, animation: .linear(duration: 4))
    #expect(even.duration == 4)
    // Over one place an even way is an even change of zoom.
    for step in 0...4 {
      #expect(abs(even.viewport(at: Double(step)).zoom - 12 - Double(step) / 2) < 1e-9)
    }
    let late = CameraFlight(
      from: from,
      to: to,
      start: 0,
      animation: .linear(duration: 1).delay(1).speed(0.5)
    )
    #expect(late.viewport(at: 0.9).zoom == 12)
    #expect(late.viewport(at: late.duration) == late.to)
    let usual = CameraFlight(from: from, to: to, start: 0, animation: .default)
    #expect(usual.duration == CameraFlight(from: from, to: to, start: 0).duration)
  }

  @Test func `swings a little beyond its end where a spring asks for it`() {
    let from = viewport((43.7, 6.2), zoom: 12)
    let to = viewport((43.7, 6.2), zoom: 14)
    let flight = CameraFlight(from: from, to: to, start: 0, animation: .bouncy)
    let highest = (0...200).map { flight.viewport(at: flight.duration * Double($0) / 200).zoom }
      .max()
    #expect(highest.map { $0 > 14 && $0 < 14.5 } == true)
    #expect(flight.viewport(at: flight.duration) == flight.to)
  }
}
