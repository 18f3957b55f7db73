import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct AnnotationPositionTests {
  private let probe = AnnotationProbe()

  /// Where the first mark that fits was drawn, by the transforms round it.
  private func corner(of color: RGBA, in list: DisplayList) -> CGPoint? {
    var stack: [CGAffineTransform] = []
    var transform = CGAffineTransform.identity
    for command in list[.annotations] {
      switch command {
      case .save: stack.append(transform)
      case .restore: transform = stack.popLast() ?? .identity
      case .concatenate(let next): transform = next.concatenating(transform)
      case .fill(let path, color, _): return path.boundingRect.origin.applying(transform)
      default: break
      }
    }
    return nil
  }

  // C64
  @Test func `keeps the anchor at its place for all sizes and headings`() {
    for anchor in [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 1), CGPoint(x: 0, y: 0.25)] {
      let place = probe.place(37.3, -21.7)
      let view = Box(annotation: place, reuseIdentifier: nil)
      probe.delegate.makeView = { _, _ in view }
      probe.map.addAnnotation(place)
      for heading in stride(from: 0.0, to: 360, by: 15) {
        let camera = probe.map.camera
        camera.heading = heading
        probe.map.setCamera(camera, animated: false)
        let side = 10 + heading / 10
        view.frame.size = CGSize(width: side, height: side * 1.5)
        view.centerOffset = CGPoint(
          x: (0.5 - anchor.x) * view.frame.width,
          y: (0.5 - anchor.y) * view.frame.height
        )
        probe.frame(after: 1)
        guard let corner = corner(of: Box.color, in: probe.frame(after: 1)) else {
          Issue.record("the view is not drawn")
          continue
        }
        let expected = probe.map.convert(place.coordinate, toPointTo: probe.map)
        #expect(abs(corner.x + anchor.x * view.frame.width - expected.x) <= 0.5)
        #expect(abs(corner.y + anchor.y * view.frame.height - expected.y) <= 0.5)
      }
      probe.map.removeAnnotation(place)
      probe.frame(after: 1)
      probe.frame(after: 1)
    }
  }

  @Test func `lies on whole pixels while the map rests, and between them while it moves`() {
    let place = probe.place(37.3, -21.7)
    let view = Box(annotation: place, reuseIdentifier: nil)
    probe.delegate.makeView = { _, _ in view }
    probe.map.addAnnotation(place)
    probe.frame()
    let resting = corner(of: Box.color, in: probe.frame(after: 1))
    #expect(resting?.x == resting?.x.rounded() && resting?.y == resting?.y.rounded())
    probe.map.setCenter(place.coordinate, animated: true)
    probe.frame(after: 0.02)
    let moving = corner(of: Box.color, in: probe.frame(after: 0.05))
    #expect(moving?.x != moving?.x.rounded())
  }

  // C63
  @Test func `is not drawn at all where it is far from what is seen`() {
    let place = MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: -44, longitude: -173),
      title: "Antipode"
    )
    let view = Box(annotation: place, reuseIdentifier: nil)
    probe.delegate.makeView = { _, _ in view }
    probe.map.addAnnotation(place)
    #expect(corner(of: Box.color, in: probe.settle()) == nil)
    place.coordinate = probe.map.centerCoordinate
    #expect(corner(of: Box.color, in: probe.settle()) != nil)
    place.coordinate = CLLocationCoordinate2D(latitude: -44, longitude: -173)
    let list = probe.settle()
    #expect(corner(of: Box.color, in: list) == nil)
    #expect(list[.annotations].isEmpty)
  }

  // C53
  @Test func `stays in its copy of the world while that is in sight`() {
    probe.map.setVisibleMapRect(.world, animated: false)
    let place = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))
    probe.map.addAnnotation(place)
    probe.map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: 100), animated: false)
    probe.frame()
    var last = probe.point(place).x
    // The map goes west to east round the world: the place goes left until it is out of sight, then comes in again from
    // the right; it never jumps while it is in sight on both sides of the jump.
    for step in 1...400 {
      let longitude = 100 + Double(step)
      probe.map.setCenter(
        CLLocationCoordinate2D(latitude: 0, longitude: longitude - (longitude > 180 ? 360 : 0)),
        animated: false
      )
      probe.frame()
      let x = probe.point(place).x
      if last > 40, last < 760 { #expect(abs(x - last) < 40) }
      last = x
    }
  }

  // C72
  @Test func `draws what stands at one place in the order of adding, and what is selected on top`()
  {
    let first = probe.place(0, 0, title: "first")
    let second = probe.place(0, 0, title: "second")
    second.coordinate = first.coordinate
    probe.delegate.makeView = { _, annotation in
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.displayPriority = .required
      return view
    }
    probe.map.addAnnotations([first, second])
    let before = probe.settle()
    for _ in 0..<100 { #expect(probe.frame()[.annotations] == before[.annotations]) }
    for span in [0.4, 0.3, 0.2, 0.5] {
      probe.zoom(to: span)
      probe.frame()
      #expect(probe.map.drawingOrder.map { $0.annotation.title } == ["first", "second"])
    }
    probe.map.selectAnnotation(first, animated: false)
    probe.frame()
    #expect(probe.map.drawingOrder.last?.annotation === first)
    probe.map.deselectAnnotation(nil, animated: false)
    #expect(probe.settle()[.annotations] == before[.annotations])
  }

  // C04
  @Test func `moves the view that is there when the coordinate is set`() {
    let place = probe.place(0, 0, title: "Moving")
    probe.map.addAnnotation(place)
    probe.frame()
    let view = probe.map.view(for: place)
    place.coordinate = probe.map.convert(CGPoint(x: 500, y: 200), toCoordinateFrom: probe.map)
    probe.frame()
    #expect(probe.point(place).distance(to: CGPoint(x: 500, y: 200)) < 1e-6)
    #expect(probe.map.view(for: place) === view)
  }

  @Test func `sees where an annotation of one's own class stands in each frame`() {
    final class Runner: MKAnnotation {
      var position: Double = 0
      var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: 44, longitude: 7 + position)
      }
    }
    let runner = Runner()
    probe.map.addAnnotation(runner)
    for step in 0..<5 {
      runner.position = Double(step) / 50
      probe.frame()
      let expected = probe.map.convert(runner.coordinate, toPointTo: probe.map)
      #expect(probe.point(runner).distance(to: expected) < 1e-6)
    }
  }

  // C03
  @Test func `leaves 199 views alone where one of 200 annotations moves`() {
    let places = (0..<200).map {
      probe.place(Double($0 % 20) * 38 - 361, Double($0 / 20) * 50 - 225)
    }
    probe.map.addAnnotations(places)
    probe.settle()
    let views = places.map { probe.map.view(for: $0).map { ObjectIdentifier($0) } }
    let requests = probe.delegate.viewRequests
    for tick in 0..<50 {
      places[tick].coordinate.latitude += 0.0001
      probe.frame()
    }
    #expect(places.map { probe.map.view(for: $0).map { ObjectIdentifier($0) } } == views)
    #expect(probe.delegate.viewRequests == requests)
  }
}

private final class Box: MKAnnotationView {
  static let color = RGBA(0x1234_56FF)

  override func draw(into commands: inout DrawingCommands, context: RenderContext) {
    commands.fill(bounds, with: Self.color)
  }
}
