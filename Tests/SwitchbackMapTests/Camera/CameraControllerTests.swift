import Drawing
import Geodesy
import Testing

@testable import SwitchbackMap

@Suite struct CameraControllerTests {
  private static let size = CGSize(width: 800, height: 600)
  private static let rect = MKMapRect(x: 1.0e8, y: 0.9e8, width: 4e5, height: 2e5)

  private func controller() -> CameraController {
    var controller = CameraController()
    controller.resize(to: Self.size)
    controller.show(.rect(Self.rect, .zero), animated: false)
    return controller
  }

  @Test func `shows a rectangle whole with space round it`() {
    var controller = controller()
    let insets = UIEdgeInsets(top: 10, left: 100, bottom: 20, right: 30)
    controller.show(.rect(Self.rect, insets), animated: false)
    let viewport = controller.viewport
    let topLeft = viewport.point(for: MKMapPoint(x: Self.rect.minX, y: Self.rect.minY))
    let bottomRight = viewport.point(for: MKMapPoint(x: Self.rect.maxX, y: Self.rect.maxY))
    #expect(abs(topLeft.x - 100) < 1e-6)
    #expect(abs(bottomRight.x - 770) < 1e-6)
    #expect(topLeft.y >= 10 && bottomRight.y <= 580)
    #expect(abs((topLeft.y - 10) - (580 - bottomRight.y)) < 1e-6)
  }

  @Test func `shows a single place closely and not infinitely`() {
    var controller = controller()
    let place = MKMapRect(x: 1.2e8, y: 1.1e8, width: 0, height: 0)
    controller.show(.rect(place, .zero), animated: false)
    #expect(abs(controller.viewport.zoom - 16) < 1e-9)
    #expect(abs(controller.viewport.center.x - 1.2e8) < 1e-6)
  }

  @Test func `keeps what it was asked for until it knows its size`() {
    var controller = CameraController()
    controller.show(.rect(Self.rect, .zero), animated: true)
    controller.resize(to: Self.size)
    #expect(!controller.isAnimating)
    #expect(abs(controller.viewport.center.x - Self.rect.midX) < 1e-6)
  }

  @Test func `frames again what was asked for when the size changes, until a person moves the map`()
  {
    var controller = controller()
    controller.resize(to: CGSize(width: 400, height: 300))
    #expect(abs(controller.viewport.visibleMapRect().width - 4e5) < 1)
    controller.press()
    controller.hold(
      began: [CGPoint(x: 9, y: 9)],
      now: [CGPoint(x: 59, y: 9)],
      freedom: [.pan, .zoom]
    )
    controller.release(velocityX: 0, velocityY: 0, at: 1, glides: false)
    let before = controller.viewport
    controller.resize(to: CGSize(width: 500, height: 300))
    #expect(controller.viewport.center == before.center)
    #expect(controller.viewport.scale == before.scale)
  }

  @Test func `keeps what was taken hold of under the finger`() {
    var controller = controller()
    let start = CGPoint(x: 300, y: 200)
    let grabbed = controller.viewport.mapPoint(for: start)
    controller.press()
    for step in 1...20 {
      let now = CGPoint(x: 300 + 10 * CGFloat(step), y: 200 - 4 * CGFloat(step))
      controller.hold(began: [start], now: [now], freedom: .all)
      let seen = controller.viewport.point(for: grabbed)
      #expect(seen.distance(to: now) < 1e-6)
    }
  }

  @Test func `keeps what lies under two fingers under both`() {
    var controller = controller()
    let began = [CGPoint(x: 300, y: 200), CGPoint(x: 500, y: 260)]
    let grabbed = began.map { controller.viewport.mapPoint(for: $0) }
    let now = [CGPoint(x: 250, y: 170), CGPoint(x: 550, y: 260)]
    controller.press()
    controller.hold(began: began, now: now, freedom: [.pan, .zoom])
    // Without a turn the two cannot both be kept exactly, but their middle can, and their distance.
    let seen = grabbed.map { controller.viewport.point(for: $0) }
    #expect(seen[0].middle(to: seen[1]).distance(to: now[0].middle(to: now[1])) < 1e-6)
    #expect(abs(seen[0].distance(to: seen[1]) - now[0].distance(to: now[1])) < 1e-6)
  }

  @Test func `comes back at once from beyond the edge of the world`() {
    var controller = CameraController()
    controller.resize(to: Self.size)
    controller.show(
      .center(MKMapPoint(x: 1e8, y: 3e6), scale: MapViewport.scale(zoom: 8), heading: 0),
      animated: false
    )
    controller.press()
    let start = CGPoint(x: 400, y: 100)
    controller.hold(began: [start], now: [CGPoint(x: 400, y: 600)], freedom: [.pan, .zoom])
    let edge = controller.viewport.center.y
    controller.hold(began: [start], now: [CGPoint(x: 400, y: 590)], freedom: [.pan, .zoom])
    #expect(abs((controller.viewport.center.y - edge) * controller.viewport.scale - 10) < 1e-6)
  }

  @Test(arguments: ["wheel", "size", "key"])
  func `does not jump when something else moves the map under a finger`(cause: String) {
    var controller = controller()
    let start = CGPoint(x: 300, y: 300)
    controller.press()
    controller.hold(began: [start], now: [CGPoint(x: 450, y: 300)], freedom: .all)
    switch cause {
    case "wheel": controller.zoom(levels: 0.02, about: .zero, at: 1, animated: false)
    case "size": controller.resize(to: CGSize(width: 820, height: 610))
    default: controller.pan(x: 80, y: 0, at: 1, animated: false)
    }
    let place = controller.viewport.mapPoint(for: CGPoint(x: 450, y: 300))
    controller.hold(began: [start], now: [CGPoint(x: 450, y: 300)], freedom: .all)
    controller.hold(began: [start], now: [CGPoint(x: 451, y: 300)], freedom: .all)
    #expect(controller.viewport.point(for: place).distance(to: CGPoint(x: 451, y: 300)) < 1e-6)
  }

  @Test func `loses no part of movements that overtake each other`() {
    var controller = controller()
    let before = controller.viewport
    controller.zoom(levels: 1, about: CGPoint(x: 400, y: 300), at: 1, animated: true)
    controller.advance(to: 1.04)
    controller.pan(x: 80, y: 0, at: 1.04, animated: true)
    controller.advance(to: 1.08)
    controller.zoom(levels: -1, about: CGPoint(x: 400, y: 300), at: 1.08, animated: true)
    controller.advance(to: 5)
    #expect(abs(controller.viewport.zoom - before.zoom) < 1e-9)
    // 80 points at twice the scale are 40 of before.
    #expect(abs((controller.viewport.center.x - before.center.x) * before.scale - 40) < 1e-3)
  }

  @Test func `shows a place at a pole with room round it`() {
    var controller = controller()
    controller.show(
      .rect(
        MKMapRect(x: 1e8, y: 0, width: 1e6, height: 0),
        UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
      ),
      animated: false
    )
    #expect(controller.viewport.point(for: MKMapPoint(x: 1e8, y: 0)).y >= 100)
  }

  @Test func `zooms about a point that stays, step for step`() {
    var controller = controller()
    let point = CGPoint(x: 620, y: 140)
    let place = controller.viewport.mapPoint(for: point)
    controller.zoom(levels: 1, about: point, at: 5, animated: true)
    controller.zoom(levels: 0.5, about: point, at: 5.05, animated: true)
    for step in 0...30 {
      controller.advance(to: 5.05 + Double(step) / 100)
      #expect(controller.viewport.point(for: place).distance(to: point) < 1e-6)
    }
    #expect(!controller.isAnimating)
  }

  @Test func `adds up the steps of a wheel`() {
    var controller = controller()
    let before = controller.viewport.zoom
    for step in 0..<4 {
      let time = 1 + Double(step) * 0.03
      controller.advance(to: time)
      controller.zoom(levels: 0.5, about: .zero, at: time, animated: true)
    }
    controller.advance(to: 2)
    #expect(abs(controller.viewport.zoom - before - 2) < 1e-9)
  }

  @Test func `glides on after a throw, slower and slower, and stops`() {
    var controller = controller()
    controller.press()
    controller.release(velocityX: 1000, velocityY: 0, at: 2, glides: true)
    var last = controller.viewport.center.x
    var step = Double.infinity
    var time = 2.0
    while controller.isAnimating {
      time += 1.0 / 60
      controller.advance(to: time)
      let moved = last - controller.viewport.center.x
      #expect(moved >= 0 && moved <= step + 1e-6)
      step = moved > 0 ? moved : step
      last = controller.viewport.center.x
      #expect(time < 5)
    }
    #expect(controller.isSettled)
  }

  @Test func `tells of each movement once`() {
    var controller = controller()
    _ = controller.takeEvents()
    controller.show(.rect(Self.rect.offsetBy(dx: 1e6, dy: 0), .zero), animated: true)
    controller.advance(to: 1)
    controller.advance(to: 1.5)
    controller.advance(to: 9)
    let events = controller.takeEvents()
    #expect(events.filter { $0 == .willChange(isAnimated: true) }.count == 1)
    #expect(events.filter { $0 == .didChange(isAnimated: true) }.count == 1)
    #expect(events.last == .didChange(isAnimated: true))
  }

  @Test func `does not move when it is told to show what it shows`() {
    var controller = controller()
    for _ in 0..<50 {
      controller.show(.rect(controller.viewport.visibleMapRect(), .zero), animated: false)
    }
    let middle = controller.viewport.point(for: MKMapPoint(x: Self.rect.midX, y: Self.rect.midY))
    #expect(middle.distance(to: CGPoint(x: 400, y: 300)) < 1)
    #expect(abs(controller.viewport.visibleMapRect().width / 4e5 - 1) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `does not lose its way through numbers that are none`(value: Double) {
    var controller = controller()
    controller.show(
      .center(MKMapPoint(x: value, y: value), scale: value, heading: value),
      animated: false
    )
    controller.show(.rect(MKMapRect(x: value, y: 0, width: 1, height: 1), .zero), animated: false)
    let viewport = controller.viewport
    #expect(viewport.center.x.isFinite && viewport.center.y.isFinite)
    #expect(viewport.scale.isFinite && viewport.scale > 0)
  }
}
