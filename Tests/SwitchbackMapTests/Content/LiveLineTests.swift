import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor @Suite struct LiveLineTests {
  private func track(_ count: Int) -> [CLLocationCoordinate2D] {
    (0..<count).map { index in
      CLLocationCoordinate2D(
        latitude: 45 + Double(index) * 2e-5,
        longitude: 6 + Double(index % 7) * 1e-5
      )
    }
  }

  @Test func `is one line however often it grows`() {
    // C24: one more place a second for an hour and a half.
    var places = track(2)
    let rest = track(5_402)[2...]
    let probe = MapProbe { MapPolyline(coordinates: places).stroke(.red, lineWidth: 4) }
    var frame = DisplayList(size: .zero)
    for (index, place) in rest.enumerated() {
      places.append(place)
      if index % 60 == 0 {
        let operations = probe.update(after: 1)
        #expect(operations.filter { $0.kind != .patch(.line) }.isEmpty)
        #expect(operations.count == 1)
        frame = probe.frame()
        #expect(frame[.overlays].count { if case .stroke = $0 { true } else { false } } == 1)
      }
    }
    #expect(probe.update(after: 1).count == 1)
    frame = probe.frame(after: 1)
    for case .stroke(let path, _, _) in frame[.overlays] { #expect(path.parts.count == 1) }
  }

  @Test func `grows as it was told to, and is made anew where other places changed`() {
    let whole = OverlaySource.line(track(10), .straight)
    #expect(whole.growth(since: .line(track(8), .straight))?.count == 2)
    #expect(whole.growth(since: .line(track(10), .straight)) == nil)
    #expect(whole.growth(since: .line(track(11), .straight)) == nil)
    #expect(whole.growth(since: .line(track(8), .geodesic)) == nil)
    #expect(whole.growth(since: .line([], .straight)) == nil)
    var other = track(8)
    other[3].latitude += 1e-9
    #expect(whole.growth(since: .line(other, .straight)) == nil)
  }

  @Test func `grows along great circles as if it was made at once`() {
    let places = [(50, 0), (35, 140), (40, -120)].map {
      CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
    }
    let before = OverlaySource.line(Array(places[..<2]), .geodesic)
    let after = OverlaySource.line(places, .geodesic)
    guard let line = before.makeOverlay() as? MKPolyline,
      let whole = after.makeOverlay() as? MKPolyline,
      let growth = after.growth(since: before)
    else {
      Issue.record("it does not grow")
      return
    }
    line.append(growth)
    #expect(line.line.points.count == whole.line.points.count)
    for (first, second) in zip(line.line.points, whole.line.points) {
      #expect(abs(first.x - second.x) < 1 && abs(first.y - second.y) < 1)
    }
  }

  @Test func `patches what is drawn along a line as its stroke`() {
    var isDirected = false
    let places = track(100)
    let probe = MapProbe {
      MapPolyline(coordinates: places)
        .stroke(.red, lineWidth: 4)
        .lineCasing(isDirected ? .black : .white)
    }
    let strokes = probe.frame()[.overlays].count { if case .stroke = $0 { true } else { false } }
    #expect(strokes == 2)
    #expect(probe.update().isEmpty)
    isDirected = true
    #expect(probe.update().map(\.kind) == [.patch(.stroke)])
  }
}
