import Drawing
import Geodesy
import SwitchbackMap
import SwitchbackUI
import TestSupport
import Testing

@MainActor
@Suite struct MKMapSnapshotterTests {
  private func snapshot(
    _ options: MKMapSnapshotter.Options,
    host: (any Host)? = nil
  ) throws -> MKMapSnapshotter.Snapshot {
    var snapshot: MKMapSnapshotter.Snapshot?
    MKMapSnapshotter(options: options, host: host).start { made, error in
      snapshot = made
      #expect(error == nil)
    }
    return try #require(snapshot)
  }

  @Test func `shows a region whole, in the middle`() throws {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 400, height: 300)
    let center = CLLocationCoordinate2D(latitude: 43.8, longitude: 6.3)
    options.region = MKCoordinateRegion(
      center: center,
      span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.4)
    )
    let made = try snapshot(options)
    #expect(made.displayList.size == options.size)
    let middle = made.point(for: center)
    // The middle between two latitudes is a little off the middle of a map.
    #expect(abs(middle.x - 200) < 1e-6 && abs(middle.y - 150) < 0.2)
    // The wider side takes the whole width: 0.4° are 400 points.
    let east = made.point(for: CLLocationCoordinate2D(latitude: 43.8, longitude: 6.5))
    #expect(abs(east.x - 400) < 1e-6)
  }

  @Test func `shows a rectangle, or what a camera sees, whichever was set last`() throws {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 200, height: 200)
    let rect = MKMapRect(x: 1.3e8, y: 9e7, width: 1e5, height: 1e5)
    let center = CLLocationCoordinate2D(latitude: 43.8, longitude: 6.3)
    options.camera = MKMapCamera(
      lookingAtCenter: center,
      fromDistance: 10_000,
      pitch: 0,
      heading: 90
    )
    options.mapRect = rect
    let corner = try snapshot(options).point(for: MKMapPoint(x: rect.minX, y: rect.minY).coordinate)
    #expect(abs(corner.x) < 1e-6 && abs(corner.y) < 1e-6)
    #expect(MKMapRectEqualToRect(options.mapRect, rect))
    options.camera = MKMapCamera(
      lookingAtCenter: center,
      fromDistance: 10_000,
      pitch: 0,
      heading: 90
    )
    let turned = try snapshot(options)
    // East is up.
    let east = turned.point(for: CLLocationCoordinate2D(latitude: 43.8, longitude: 6.301))
    #expect(abs(east.x - 100) < 1e-3 && east.y < 100)
    #expect(options.camera.heading == 90)
  }

  @Test func `shows the near copy of what lies across the 180th meridian`() throws {
    let options = MKMapSnapshotter.Options()
    options.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 179.5),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2)
    )
    let point = try snapshot(options).point(
      for: CLLocationCoordinate2D(latitude: 0, longitude: -179.5)
    )
    #expect(abs(point.x - 256) < 1e-6)
  }

  @Test func `has the base map and nothing that a person operates`() throws {
    let options = MKMapSnapshotter.Options()
    options.mapRect = MKMapRect(x: 1.3e8, y: 9e7, width: 1e5, height: 1e5)
    let bare = try snapshot(options)
    #expect(bare.displayList.layers.map { $0.kind } == [.baseMap])
    let written = try snapshot(options, host: RecordingHost())
    let texts = written.displayList[.baseMap].compactMap {
      if case .text(let run) = $0 { run.text } else { nil }
    }
    #expect(!texts.isEmpty)
    let light = written.displayList
    options.colorScheme = .dark
    #expect(try snapshot(options, host: RecordingHost()).displayList != light)
  }

  @Test func `copies its options, and tells of a size that is none`() {
    let options = MKMapSnapshotter.Options()
    let snapshotter = MKMapSnapshotter(options: options)
    options.size = CGSize(width: 0, height: 100)
    snapshotter.start { made, _ in #expect(made?.displayList.size.width == 256) }
    MKMapSnapshotter(options: options).start { made, error in
      #expect(made == nil)
      #expect(error as? MKMapSnapshotterError == .noSize)
    }
  }
}
