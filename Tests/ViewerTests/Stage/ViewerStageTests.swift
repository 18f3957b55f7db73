import Drawing
import SwitchbackMap
import Testing

@testable import Viewer

@MainActor
@Suite struct ViewerStageTests {
  /// Whether a layer looks the same in two frames; a difference would fill pages.
  private func isSame(
    _ first: DisplayList,
    _ second: DisplayList,
    _ kind: DisplayList.Layer.Kind
  ) -> Bool {
    first[kind] == second[kind]
  }

  @Test func `has the route and every waypoint in the first frame, with a margin`() throws {
    let probe = try ViewerProbe(ViewerProbe.sample())
    let list = probe.stage.frame(at: probe.time)
    let waypoints = probe.stage.accessibilityElements().filter {
      $0.role == .button && $0.depth == 1
    }
    #expect(waypoints.count >= 49)
    let route = list[.overlays].compactMap { command -> CGRect? in
      if case .stroke(let path, _, _) = command { path.boundingRect } else { nil }
    }
    let frame = CGRect(x: 300, y: 0, width: 900, height: 800).insetBy(dx: 24, dy: 24)
    #expect(route.count == 2)
    #expect(route.allSatisfy { frame.contains($0) })
    #expect(!list[.annotations].contains { if case .beginGroup = $0 { true } else { false } })
  }

  @Test func `lets waypoints leave and come back and touches nothing else`() throws {
    let probe = try ViewerProbe(ViewerProbe.sample())
    let before = probe.frame(after: 1)
    probe.forgetOperations()
    #expect(probe.activate("Waypoints"))
    probe.frame()
    #expect(probe.operations.count == 49)
    #expect(probe.operations.allSatisfy { $0.kind == .remove })
    #expect(isSame(probe.frame(after: 0.1), before, .overlays))
    #expect(probe.frame(after: 2)[.annotations].isEmpty)
    probe.forgetOperations()
    #expect(probe.activate("Waypoints"))
    probe.frame()
    #expect(probe.operations.count == 49)
    #expect(probe.operations.allSatisfy { $0.kind == .insert })
    #expect(isSame(probe.frame(after: 2), before, .annotations))
    #expect(isSame(probe.frame(), before, .overlays))
  }

  @Test func `follows a drag point for point`() throws {
    let probe = try ViewerProbe(ViewerProbe.sample())
    let name = "CAMP La Palud"
    let before = try #require(probe.element(name)).frame
    probe.send(.pointerDown) {
      $0.location = CGPoint(x: 700, y: 600)
      $0.buttons = 1
    }
    for step in 1...10 {
      probe.frame()
      probe.send(.pointerMove) {
        $0.location = CGPoint(x: 700 + 20 * step, y: 600 - 10 * step)
        $0.buttons = 1
      }
    }
    probe.frame(after: 0.5)
    probe.send(.pointerUp) { $0.location = CGPoint(x: 900, y: 500) }
    probe.frame()
    let after = try #require(probe.element(name)).frame
    #expect(abs(after.minX - before.minX - 200) < 0.01)
    #expect(abs(after.minY - before.minY + 100) < 0.01)
  }

  @Test func `shows everything again when it is asked to`() throws {
    let probe = try ViewerProbe(ViewerProbe.sample())
    let before = probe.frame(after: 1)
    probe.send(.wheel) {
      $0.location = CGPoint(x: 700, y: 400)
      $0.deltaY = -480
    }
    probe.frame(after: 1)
    #expect(!isSame(probe.frame(), before, .overlays))
    #expect(probe.activate("Show everything"))
    for _ in 0..<300 { probe.frame() }
    #expect(isSame(probe.frame(), before, .overlays))
  }

  @Test func `gives the same frame for the same time`() throws {
    let probe = try ViewerProbe(ViewerProbe.sample())
    let first = probe.stage.frame(at: probe.time) == probe.stage.frame(at: probe.time)
    #expect(first)
    _ = probe.activate("Waypoints")
    let second = probe.stage.frame(at: 1) == probe.stage.frame(at: 1)
    #expect(second)
  }

  @Test func `never joins what the file keeps apart`() throws {
    let probe = try ViewerProbe([
      (
        "gap.gpx",
        """
        <gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><trk>
        <trkseg><trkpt lat="43" lon="6"/><trkpt lat="43.1" lon="6"/></trkseg>
        <trkseg><trkpt lat="43.6" lon="6"/><trkpt lat="43.7" lon="6"/></trkseg>
        </trk></gpx>
        """
      )
    ])
    let lengths = probe.frame()[.overlays].compactMap { command -> CGFloat? in
      if case .stroke(let path, _, _) = command { path.boundingRect.height } else { nil }
    }
    #expect(lengths.count == 4)
    let extent = try #require(lengths.max())
    #expect(extent < 150)
  }

  @Test func `counts a route only where there is no track`() throws {
    let route = """
      <rte><name>Plan</name><rtept lat="43" lon="6"/><rtept lat="43.1" lon="6"/></rte>
      """
    let track = """
      <trk><trkseg><trkpt lat="43" lon="6"/><trkpt lat="43.1" lon="6"/></trkseg></trk>
      """
    for body in [route, track, route + track] {
      let probe = try ViewerProbe([("a.gpx", "<gpx version=\"1.1\" creator=\"t\">\(body)</gpx>")])
      // 0.1° of latitude on the mean sphere.
      #expect(probe.element("11.1 km") != nil)
    }
  }

  @Test func `says in the panel what could not be shown`() throws {
    let probe = try ViewerProbe([])
    probe.stage.add(problem: "ride.gpx: the file is empty")
    probe.frame()
    #expect(probe.element("ride.gpx: the file is empty") != nil)
  }

  @Test(arguments: [(1200.0, 200.0), (640, 100), (320, 240), (200, 90)])
  func `lets the map fill a surface that is lower than the panel`(
    width: Double,
    height: Double
  ) throws {
    let probe = try ViewerProbe(ViewerProbe.sample(), width: width, height: height)
    let map = try #require(probe.stage.accessibilityElements().first { $0.role == .map })
    #expect(map.frame == CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func `gives no distance where there are only waypoints`() throws {
    let probe = try ViewerProbe([
      ("a.gpx", "<gpx version=\"1.1\" creator=\"t\"><wpt lat=\"1\" lon=\"2\"/></gpx>")
    ])
    #expect(probe.element("Distance") == nil)
  }

  @Test(arguments: [0.0, 1, 40, 200, 390, 5000])
  func `draws on any surface`(width: Double) throws {
    let probe = try ViewerProbe(ViewerProbe.sample(), width: width, height: width * 0.7)
    for list in [probe.frame(), probe.frame(after: 1)] {
      for layer in list.layers {
        #expect(layer.commands.words.count < 2_000_000)
        let isWhole = DrawingCommands(decoding: layer.commands.words[...]) == layer.commands
        #expect(isWhole)
      }
    }
  }
}
