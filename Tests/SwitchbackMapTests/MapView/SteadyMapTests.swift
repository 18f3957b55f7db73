import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// A map on a host that keeps paintings.
@MainActor
@Suite struct SteadyMapTests {
  private let host = RecordingHost()
  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  private let home = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 47, longitude: 8),
    span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2)
  )

  init() {
    host.keepsLayers = true
    map.didMove(to: host)
    map.region = home
  }

  private func line(_ color: UIColor = .blue) -> (MKPolyline, MKPolylineRenderer) {
    let line = MKPolyline(
      coordinates: (0..<100).map { index in
        CLLocationCoordinate2D(
          latitude: 47 + Double(index % 7) / 100,
          longitude: 8 + Double(index - 50) / 500
        )
      },
      count: 100
    )
    let renderer = MKPolylineRenderer(polyline: line)
    renderer.strokeColor = color
    return (line, renderer)
  }

  /// Adds a line that is there at once.
  private func addLine() -> MKPolylineRenderer {
    let (line, renderer) = line()
    map.insert(line, level: .aboveLabels, renderer: renderer, over: 0)
    return renderer
  }

  private func layer(_ kind: DisplayList.Layer.Kind, at time: Double) throws -> DisplayList.Layer {
    try #require(map.frame(at: time).layers.first { $0.kind == kind })
  }

  private func pan(_ points: Double) {
    map.cameraController.pan(x: points, y: 0, at: map.clock, animated: false)
  }

  @Test func `overlays have the same commands while the map is moved a little`() throws {
    _ = addLine()
    let first = try layer(.overlays, at: 0)
    #expect(first.extent == CGRect(x: 0, y: 0, width: 1200, height: 900))
    #expect(first.transform == CGAffineTransform(translationX: -200, y: -150))
    for step in 1...10 {
      pan(5)
      let next = try layer(.overlays, at: Double(step) / 60)
      #expect(next.commands == first.commands)
      #expect(abs(next.transform.tx - (-200 - 5 * CGFloat(step))) < 1e-6)
    }
  }

  @Test func `at rest the commands are for the frame, pixel for pixel`() throws {
    _ = addLine()
    let first = try layer(.overlays, at: 0)
    pan(10.4)
    #expect(try layer(.overlays, at: 0.02).commands == first.commands)
    #expect(map.isAnimating)
    let last = try layer(.overlays, at: 0.2)
    #expect(last.commands != first.commands)
    #expect(last.succession != nil)
    #expect(last.transform == CGAffineTransform(translationX: -200, y: -150))
    #expect(!map.isAnimating)
  }

  @Test func `what is shown in another way has no way from what was shown before`() throws {
    let renderer = addLine()
    let first = try layer(.overlays, at: 0)
    renderer.lineWidth = 9
    let wider = try layer(.overlays, at: 0.1)
    #expect(wider.commands != first.commands)
    #expect(wider.succession == nil)
    _ = addLine()
    let more = try layer(.overlays, at: 0.2)
    #expect(more.commands.words.count > wider.commands.words.count)
    #expect(more.succession == nil)
    #expect(try layer(.overlays, at: 0.3).commands == more.commands)
  }

  @Test func `what comes and goes holds for one frame`() throws {
    _ = addLine()
    _ = try layer(.overlays, at: 0)
    let (second, renderer) = line(.red)
    map.insert(second, level: .aboveLabels, renderer: renderer, over: 0.2)
    #expect(try layer(.overlays, at: 0.1).extent == nil)
    #expect(try layer(.overlays, at: 0.2).extent == nil)
    #expect(try layer(.overlays, at: 0.4).extent != nil)
  }

  @Test func `other colours are other commands`() throws {
    _ = addLine()
    var layers: [DisplayList.Layer] = []
    for scheme in [ColorScheme.light, .dark, .light] {
      let context = RenderContext(time: 1, scale: 1, colorScheme: scheme)
      var all: [DisplayList.Layer] = []
      map.appendLayers(to: &all, context: context)
      layers.append(try #require(all.first { $0.kind == .overlays }))
    }
    #expect(layers[0].commands == layers[2].commands)
    #expect(layers[0].commands != layers[1].commands)
    #expect(layers[1].succession == nil)
  }

  @Test func `a host that keeps nothing gets what is seen`() throws {
    host.keepsLayers = false
    _ = addLine()
    let first = try layer(.overlays, at: 0)
    pan(5)
    let next = try layer(.overlays, at: 0.1)
    #expect(first.extent == nil && next.extent == nil)
    #expect(first.transform.isIdentity && next.transform.isIdentity)
    #expect(first.commands != next.commands)
  }

  // MARK: - A crowd

  private final class Required: MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.displayPriority = .required
      return view
    }
  }

  private func addCrowd(_ count: Int) -> [MKPointAnnotation] {
    let annotations = (0..<count).map { index in
      let annotation = MKPointAnnotation()
      annotation.coordinate = CLLocationCoordinate2D(
        latitude: 46.93 + Double(index % 30) / 200,
        longitude: 7.93 + Double(index / 30) / 200
      )
      return annotation
    }
    map.addAnnotations(annotations)
    return annotations
  }

  @Test func `a crowd has the same commands while the map is moved a little, a few have not`()
    throws
  {
    let delegate = Required()
    map.delegate = delegate
    _ = addCrowd(600)
    let first = try layer(.annotations, at: 0)
    #expect(first.extent != nil)
    pan(7.3)
    let next = try layer(.annotations, at: 0.02)
    #expect(next.commands == first.commands)
    #expect(next.transform != first.transform)
    map.removeAnnotations(Array(map.annotations.dropFirst(50)))
    _ = try layer(.annotations, at: 1)
    let few = try layer(.annotations, at: 2)
    #expect(few.extent == nil)
  }

  @Test func `a crowd is drawn with one stamp`() throws {
    let delegate = Required()
    map.delegate = delegate
    _ = addCrowd(600)
    let commands = Array(try layer(.annotations, at: 0).commands)
    let definitions = commands.filter { if case .define = $0 { true } else { false } }
    let uses = commands.filter { if case .use = $0 { true } else { false } }
    #expect(definitions.count == 1)
    #expect(uses.count == 600)
    #expect(commands.count == 601)
  }

  @Test func `what is selected lies above the crowd, in a layer of its own`() throws {
    let delegate = Required()
    map.delegate = delegate
    let annotations = addCrowd(600)
    let before = try layer(.annotations, at: 0)
    map.selectAnnotation(annotations[100], animated: true)
    #expect(try layer(.annotations, at: 0.1).extent == nil)
    _ = map.frame(at: 1)
    let layers = map.frame(at: 2).layers.filter { $0.kind == .annotations }
    #expect(layers.map { $0.extent == nil } == [false, true])
    #expect(layers[0].commands.words.count == before.commands.words.count - 5)
  }

  @Test func `a crowd in which one moves shows it at once`() throws {
    let delegate = Required()
    map.delegate = delegate
    let annotations = addCrowd(600)
    let before = try layer(.annotations, at: 0)
    annotations[7].coordinate.latitude += 0.01
    var layer = try layer(.annotations, at: 0.1)
    for step in 2...20 where layer.extent == nil {
      layer = try self.layer(.annotations, at: Double(step) / 10)
    }
    #expect(layer.commands != before.commands)
    #expect(layer.succession == nil)
  }
}
