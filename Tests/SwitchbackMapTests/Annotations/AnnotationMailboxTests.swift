import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

/// What an annotation or an overlay that outlives its maps keeps of them.
@MainActor
@Suite struct AnnotationMailboxTests {
  private let place = MKPointAnnotation(
    coordinate: CLLocationCoordinate2D(latitude: 44, longitude: 7)
  )
  private let line = MKPolyline(coordinates: scenarioLine(44), count: 40)

  /// Shows both on a map that is let go, and whether its surface was let go too.
  private func showBriefly() -> Bool {
    weak var surface: RecordingHost?
    do {
      let host = RecordingHost()
      surface = host
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      map.didMove(to: host)
      map.addAnnotation(place)
      map.addOverlay(line)
      _ = map.frame(at: 0)
      place.coordinate.longitude += 0.1
    }
    return surface == nil
  }

  @Test func `nothing of a map that is no more but an empty mailbox`() {
    for _ in 0..<10 { #expect(showBriefly()) }
    for shape in [place, line] {
      #expect(shape.mailboxes.count == 1)
      #expect(shape.mailboxes.allSatisfy { $0.isClosed && $0.host == nil && $0.moved.isEmpty })
    }
  }

  @Test func `not even that once it changes`() {
    #expect(showBriefly())
    let mailbox = place.mailboxes.first
    for step in 0..<1000 { place.coordinate.latitude = 40 + Double(step) / 1000 }
    line.title = "Line"
    #expect(place.mailboxes.isEmpty)
    #expect(line.mailboxes.isEmpty)
    #expect(mailbox?.moved.isEmpty == true)
  }

  @Test func `the map that is still there is told as before`() {
    let probe = AnnotationProbe()
    probe.map.addAnnotation(place)
    probe.settle()
    #expect(showBriefly())
    let goal = probe.place(120, 50)
    place.coordinate = goal.coordinate
    probe.frame()
    #expect(place.mailboxes.count == 1)
    #expect(probe.point(place).distance(to: CGPoint(x: 520, y: 350)) < 1e-6)
  }

  @Test func `a line that content switches on and off has the mailbox of one map at most`() {
    let isShown = Changing(true)
    let line = line
    let scene = MapScene {
      if isShown.value { Map { MapPolyline(line).stroke(.red) } } else { Text("None") }
    }
    for _ in 0..<20 {
      isShown.value.toggle()
      scene.update()
      scene.settle()
      #expect(line.mailboxes.count <= 1)
    }
    isShown.value = false
    scene.update()
    scene.settle()
    #expect(line.mailboxes.allSatisfy { $0.isClosed && $0.host == nil })
    line.title = "Line"
    #expect(line.mailboxes.isEmpty)
  }
}
