import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

@MainActor @Suite struct OverlayListTests {
  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  private func line(_ latitude: Double) -> MKPolyline {
    let ends = [
      CLLocationCoordinate2D(latitude: latitude, longitude: 0),
      CLLocationCoordinate2D(latitude: latitude, longitude: 1),
    ]
    return MKPolyline(coordinates: ends, count: 2)
  }

  private func isSame(_ first: [any MKOverlay], _ second: [any MKOverlay]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { $0 === $1 }
  }

  @Test func `draws overlays in the order in which they were added`() {
    let (a, b, c) = (line(1), line(2), line(3))
    map.addOverlay(a)
    map.addOverlays([b, c], level: .aboveRoads)
    #expect(isSame(map.overlays(in: .aboveRoads), [b, c]))
    #expect(isSame(map.overlays(in: .aboveLabels), [a]))
    #expect(isSame(map.overlays, [b, c, a]))
  }

  @Test func `adds an overlay once`() {
    let a = line(1)
    map.addOverlays([a, a])
    map.addOverlay(a, level: .aboveRoads)
    #expect(isSame(map.overlays, [a]))
  }

  @Test func `inserts at an index of a level, and beyond the last one at the end`() {
    let (a, b, c, d) = (line(1), line(2), line(3), line(4))
    map.addOverlay(line(9), level: .aboveRoads)
    map.insertOverlay(a, at: 7)
    map.insertOverlay(b, at: 0)
    map.insertOverlay(c, at: 1)
    map.insertOverlay(d, at: 3, level: .aboveLabels)
    #expect(isSame(map.overlays(in: .aboveLabels), [b, c, a, d]))
  }

  @Test func `inserts above and below a sibling`() {
    let (a, b, c, d) = (line(1), line(2), line(3), line(4))
    map.addOverlays([a, b])
    map.insertOverlay(c, above: a)
    map.insertOverlay(d, below: a)
    #expect(isSame(map.overlays, [d, a, c, b]))
  }

  @Test func `puts what is inserted beside a sibling of another level above all`() {
    let (road, a, b) = (line(1), line(2), line(3))
    map.addOverlay(road, level: .aboveRoads)
    map.addOverlay(a)
    map.insertOverlay(b, below: road)
    #expect(isSame(map.overlays(in: .aboveLabels), [a, b]))
  }

  @Test func `exchanges overlays, and their levels`() {
    let (a, b, c) = (line(1), line(2), line(3))
    map.addOverlays([a, b])
    map.addOverlay(c, level: .aboveRoads)
    map.exchangeOverlay(at: 0, withOverlayAt: 1)
    #expect(isSame(map.overlays(in: .aboveLabels), [b, a]))
    map.exchangeOverlay(b, with: c)
    #expect(isSame(map.overlays(in: .aboveLabels), [c, a]))
    #expect(isSame(map.overlays(in: .aboveRoads), [b]))
  }

  @Test func `what was removed and still fades changes places with nothing`() {
    let (a, b, c, road) = (line(1), line(2), line(3), line(4))
    map.didMove(to: RecordingHost())
    map.addOverlays([a, b, c])
    map.addOverlay(road, level: .aboveRoads)
    _ = map.frame(at: 0)
    map.removeOverlays([a, road])
    #expect(!map.overlayList.records(in: .aboveRoads).isEmpty)
    map.exchangeOverlay(a, with: c)
    map.exchangeOverlay(c, with: road)
    #expect(isSame(map.overlays(in: .aboveLabels), [b, c]))
    #expect(map.overlays(in: .aboveRoads).isEmpty)
    // Nor is anything placed beside it.
    let d = line(5)
    map.insertOverlay(d, above: a)
    #expect(isSame(map.overlays, [b, c, d]))
  }

  @Test func `finds room however often it inserts in one place`() {
    let bottom = line(0)
    map.addOverlays([bottom, line(1)])
    var expected: [any MKOverlay] = []
    for index in 0..<300 {
      let overlay = line(Double(index) / 10)
      map.insertOverlay(overlay, above: bottom)
      expected.insert(overlay, at: 0)
    }
    #expect(isSame(Array(map.overlays.dropFirst().dropLast()), expected))
  }

  @Test func `keeps to an array that is changed in the same way`() {
    var generator = SeededGenerator(seed: 17)
    var expected: [MKPolyline] = []
    for step in 0..<2_000 {
      let isEmpty = expected.isEmpty
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        let index = Int.random(in: 0...expected.count, using: &generator)
        let overlay = line(Double(step % 80))
        map.insertOverlay(overlay, at: index)
        expected.insert(overlay, at: index)
      case 2 where !isEmpty:
        let index = Int.random(in: 0..<expected.count, using: &generator)
        map.removeOverlay(expected.remove(at: index))
      case 3 where !isEmpty:
        let first = Int.random(in: 0..<expected.count, using: &generator)
        let second = Int.random(in: 0..<expected.count, using: &generator)
        map.exchangeOverlay(at: first, withOverlayAt: second)
        expected.swapAt(first, second)
      case 4 where !isEmpty:
        let index = Int.random(in: 0..<expected.count, using: &generator)
        let overlay = line(Double(step % 80))
        map.insertOverlay(overlay, above: expected[index])
        expected.insert(overlay, at: index + 1)
      default:
        let overlay = line(Double(step % 80))
        map.addOverlay(overlay)
        expected.append(overlay)
      }
    }
    #expect(isSame(map.overlays, expected))
  }

  @Test func `asks for a renderer once`() {
    final class Delegate: MKMapViewDelegate {
      var count = 0
      func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        count += 1
        // It may look at the list, and change it.
        _ = mapView.overlays
        return MKOverlayRenderer(overlay: overlay)
      }
    }
    let delegate = Delegate()
    map.delegate = delegate
    let overlay = line(1)
    map.addOverlay(overlay)
    #expect(map.renderer(for: overlay) == nil)
    _ = map.frame(at: 0)
    _ = map.frame(at: 1)
    #expect(delegate.count == 1)
    #expect(map.renderer(for: overlay)?.overlay === overlay)
  }
}
