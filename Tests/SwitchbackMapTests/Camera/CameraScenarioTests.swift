import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct CameraScenarioTests {
  private let middle = CGPoint(x: 400, y: 300)

  // C32
  @Test(arguments: [0.0, 40])
  func `a drag beyond the bounds is answered at once when it turns back`(heading: Double) {
    let camera = MapCamera(
      centerCoordinate: MKCoordinateRegion(.verdon).center,
      distance: 20_000,
      heading: heading
    )
    let bounds = MapCameraBounds(centerCoordinateBounds: .verdon)
    var controller = CameraController()
    controller.resize(to: CGSize(width: 800, height: 600))
    controller.setLimits(bounds.limits)
    controller.show(.camera(camera), animated: false)
    controller.press()
    var finger = middle
    func drag(_ dx: CGFloat, _ dy: CGFloat) {
      finger = CGPoint(x: finger.x + dx, y: finger.y + dy)
      controller.hold(began: [middle], now: [finger], freedom: .all)
    }
    for _ in 0..<6000 { drag(10, 10) }
    let edge = controller.viewport
    #expect(MKMapRect.verdon.insetBy(dx: -1, dy: -1).contains(edge.center))
    for _ in 0..<50 { drag(10, 10) }
    #expect(controller.viewport.isSame(as: edge))
    let place = edge.mapPoint(for: finger)
    drag(-30, -20)
    #expect(controller.viewport.point(for: place).distance(to: finger) < 1e-3)
    #expect(!controller.viewport.isSame(as: edge))
  }

  @Test func `a pinch beyond the closest zoom is answered at once when it turns back`() {
    var controller = CameraController()
    controller.resize(to: CGSize(width: 800, height: 600))
    controller.setLimits(CameraLimits(minimumDistance: 5000, maximumDistance: 50_000))
    controller.show(
      .camera(MapCamera(centerCoordinate: MKCoordinateRegion(.verdon).center, distance: 10_000)),
      animated: false
    )
    controller.press()
    let began = [CGPoint(x: 350, y: 300), CGPoint(x: 450, y: 300)]
    func pinch(_ reach: CGFloat) {
      let now = [CGPoint(x: 400 - reach, y: 300), CGPoint(x: 400 + reach, y: 300)]
      controller.hold(began: began, now: now, freedom: [.pan, .zoom])
    }
    for reach in stride(from: CGFloat(50), through: 300, by: 10) { pinch(reach) }
    #expect(abs(MapCamera(controller.viewport).distance - 5000) < 1)
    pinch(270)
    #expect(abs(MapCamera(controller.viewport).distance / 5000 - 300.0 / 270) < 1e-3)
    for reach in stride(from: CGFloat(260), through: 10, by: -10) { pinch(reach) }
    #expect(abs(MapCamera(controller.viewport).distance - 50_000) < 10)
  }

  @Test func `bounds hold for all that moves the map, across the 180th meridian, too`() {
    let fiji = MKMapRect(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: -17, longitude: 180),
        span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 6)
      )
    )
    let limits = MapCameraBounds(
      centerCoordinateBounds: fiji,
      minimumDistance: 1000,
      maximumDistance: 400_000
    ).limits
    var controller = CameraController()
    controller.resize(to: CGSize(width: 700, height: 500))
    controller.setLimits(limits)
    var generator = SeededGenerator(seed: 32)
    var time = 1.0
    for _ in 0..<2000 {
      time += 0.05
      let x = CGFloat.random(in: 0...700, using: &generator)
      let amount = Double.random(in: -3...3, using: &generator)
      let isAnimated = Bool.random(using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: controller.zoom(levels: amount, about: CGPoint(x: x, y: 9), at: time, animated: true)
      case 1: controller.pan(x: amount * 300, y: amount * 100, at: time, animated: isAnimated)
      case 2: controller.turn(to: amount * 100, at: time, animated: isAnimated)
      case 3:
        controller.zoom(to: CGRect(x: x, y: 3, width: 90, height: 40), at: time, animated: true)
      default:
        controller.press()
        controller.release(velocityX: amount * 900, velocityY: 300, at: time, glides: true)
      }
      controller.advance(to: time)
      let viewport = controller.viewport
      let center = viewport.center.copy(nearestTo: fiji.midX)
      #expect(fiji.insetBy(dx: -1e-3, dy: -1e-3).contains(center))
      let distance = MapCamera(viewport).distance
      #expect(distance > 999 && distance < 400_400)
    }
  }

  // C38
  @Test(arguments: [true, false])
  func `a view that grows keeps its middle and changes evenly`(isMoved: Bool) {
    let probe = CameraProbe(size: CGSize(width: 300, height: 100)) {
      Map(initialPosition: .rect(.verdon)) {}
    }
    if isMoved { probe.wheel(-30, at: CGPoint(x: 150, y: 50)) }
    probe.rest()
    let before = probe.viewport
    var scale = before.scale
    for height in stride(from: CGFloat(100), through: 750, by: 10) {
      probe.resize(to: CGSize(width: 300, height: height))
      probe.frame()
      #expect(probe.viewport.size.height == height)
      #expect(abs(probe.viewport.center.x - before.center.x) * before.scale < 0.01)
      #expect(abs(probe.viewport.center.y - before.center.y) * before.scale < 0.01)
      #expect(probe.viewport.scale >= scale)
      if isMoved { #expect(probe.viewport.scale == before.scale) }
      scale = probe.viewport.scale
      #expect(!probe.map.cameraController.isAnimating)
    }
  }

  @Test func `a view that grows while the map flies goes on flying to what is asked for`() {
    let store = PositionStore(.rect(.verdon))
    let probe = CameraProbe { Map(position: store.binding) {} }
    let other = MKMapRect(x: 1.2e8, y: 0.9e8, width: 4e5, height: 2e5)
    store.value = .rect(other)
    probe.update(Transaction(animation: .default))
    for _ in 0..<12 { probe.frame() }
    let before = probe.viewport
    probe.resize(to: CGSize(width: 500, height: 700))
    probe.frame()
    #expect(probe.map.cameraController.isAnimating)
    #expect(abs(probe.viewport.center.x - before.center.x) * before.scale < 60)
    probe.rest()
    #expect(abs(probe.map.visibleMapRect.midX - other.midX) < 1)
    #expect(probe.map.visibleMapRect.insetBy(dx: -1, dy: -1).contains(other))
  }

  // C42
  @Test func `a map whose frame changes shows everything where it now is`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    map.didMove(to: RecordingHost())
    map.setVisibleMapRect(.verdon, animated: false)
    let annotation = MKPointAnnotation(coordinate: MKCoordinateRegion(.verdon).center)
    map.addAnnotation(annotation)
    for frame in [
      CGRect(x: 0, y: 0, width: 500, height: 600), CGRect(x: 90, y: 40, width: 500, height: 600),
      CGRect(x: 90, y: 40, width: 500, height: 200),
    ] {
      map.frame = frame
      _ = map.frame(at: Double(frame.minX) + 1)
      let own = map.convert(annotation.coordinate, toPointTo: map)
      let record = map.recordsByAnnotation[ObjectIdentifier(annotation)]
      #expect(record?.point.map { $0.distance(to: own) < 1e-6 } == true)
      let outer = map.convert(annotation.coordinate, toPointTo: nil)
      #expect(outer.distance(to: CGPoint(x: own.x + frame.minX, y: own.y + frame.minY)) < 1e-6)
      // The whole rectangle is in the middle of what is left.
      #expect(own.distance(to: CGPoint(x: frame.width / 2, y: frame.height / 2)) < 2)
    }
  }

  // C61
  @Test func `lines and annotations are drawn from one camera in every frame of a glide`() throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    map.didMove(to: RecordingHost())
    map.setVisibleMapRect(.verdon, animated: false)
    let place = MKCoordinateRegion(.verdon).center
    let annotation = MKPointAnnotation(coordinate: place)
    map.addAnnotation(annotation)
    let south = CLLocationCoordinate2D(latitude: place.latitude - 0.05, longitude: place.longitude)
    map.addOverlay(MKPolyline(coordinates: [place, south], count: 2))
    _ = map.frame(at: 0)
    _ = map.frame(at: 1)
    map.cameraController.press()
    map.cameraController.release(velocityX: 900, velocityY: -420, at: 1, glides: true)
    var seen: Set<MapViewport> = []
    for step in 1...60 {
      let list = map.frame(at: 1 + Double(step) / 60)
      seen.insert(map.viewport)
      let record = try #require(map.recordsByAnnotation[ObjectIdentifier(annotation)])
      let point = try #require(record.point)
      // The line begins at the annotation's place; it may be rounded to 1/8 of a point.
      let nearest = linePoints(in: list).map { $0.distance(to: point) }.min()
      #expect(try #require(nearest) < 0.2)
      #expect(map.convert(place, toPointTo: map).distance(to: point) < 1e-9)
    }
    #expect(seen.count > 40)
  }

  /// Where the points of the overlays' strokes come to lie.
  private func linePoints(in list: DisplayList) -> [CGPoint] {
    var points: [CGPoint] = []
    var transforms = [CGAffineTransform.identity]
    for command in list[.overlays] {
      switch command {
      case .save: transforms.append(transforms[transforms.count - 1])
      case .restore: transforms.removeLast()
      case .concatenate(let transform):
        transforms[transforms.count - 1] = transform.concatenating(transforms[transforms.count - 1])
      case .stroke(let path, _, _):
        for element in path.applying(transforms[transforms.count - 1]).elements {
          switch element {
          case .move(let point), .line(let point): points.append(point)
          default: break
          }
        }
      default: break
      }
    }
    return points
  }
}
