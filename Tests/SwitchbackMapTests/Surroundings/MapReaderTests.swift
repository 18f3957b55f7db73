import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct MapReaderTests {
  @Test func `finds places for points and points for places in every coordinate space`() throws {
    let kept = Changing<MapProxy?>(nil)
    let probe = CameraProbe {
      MapReader { proxy in
        let _ = kept.take(proxy)
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
          HStack(spacing: 0) {
            Color.blue.frame(width: 200)
            Map(initialPosition: .rect(.verdon)) {}
          }
          .coordinateSpace(.named("row"))
        }
      }
    }
    let proxy = try #require(kept.value)
    let map = probe.map
    #expect(map.frame == CGRect(x: 200, y: 100, width: 600, height: 500))
    let center = map.centerCoordinate
    let spaces:
      [(CGPoint, (CLLocationCoordinate2D) -> CGPoint?, (CGPoint) -> CLLocationCoordinate2D?)] =
        [
          (
            CGPoint(x: 300, y: 250), { proxy.convert($0, to: .local) },
            { proxy.convert($0, from: .local) }
          ),
          (
            CGPoint(x: 500, y: 350), { proxy.convert($0, to: .global) },
            { proxy.convert($0, from: .global) }
          ),
          (
            CGPoint(x: 500, y: 250), { proxy.convert($0, to: .named("row")) },
            { proxy.convert($0, from: .named("row")) }
          ),
        ]
    for (point, toPoint, toPlace) in spaces {
      let found = try #require(toPoint(center))
      #expect(found.distance(to: point) < 1e-6)
      let place = try #require(toPlace(point))
      #expect(abs(place.latitude - center.latitude) < 1e-9)
      #expect(abs(place.longitude - center.longitude) < 1e-9)
    }
  }

  @Test func `finds nothing outside of the map, and nothing where there is none`() throws {
    let kept = Changing<MapProxy?>(nil)
    let isShown = Changing(true)
    let probe = CameraProbe {
      MapReader { proxy in
        let _ = kept.take(proxy)
        if isShown.value { Map(initialPosition: .rect(.verdon)) {}.padding(50) }
      }
    }
    let proxy = try #require(kept.value)
    #expect(proxy.convert(CGPoint(x: 20, y: 20), from: .global) == nil)
    #expect(proxy.convert(CGPoint(x: 20, y: 20), from: .local) != nil)
    #expect(proxy.convert(CGPoint(x: -1, y: 20), from: .local) == nil)
    #expect(proxy.convert(CLLocationCoordinate2D(latitude: -33, longitude: 151), to: .local) == nil)
    #expect(proxy.convert(kCLLocationCoordinate2DInvalid, to: .local) == nil)
    isShown.value = false
    probe.update()
    #expect(proxy.convert(CGPoint(x: 20, y: 20), from: .local) == nil)
    isShown.value = true
    probe.update()
    #expect(proxy.convert(CGPoint(x: 20, y: 20), from: .local) != nil)
  }

  @Test func `reads the first of several maps`() throws {
    let kept = Changing<MapProxy?>(nil)
    let probe = CameraProbe {
      MapReader { proxy in
        let _ = kept.take(proxy)
        VStack(spacing: 0) {
          Map(initialPosition: .rect(.verdon)) {}
          Map(initialPosition: .rect(MKMapRect(x: 1e8, y: 9e7, width: 1e6, height: 1e6))) {}
        }
      }
    }
    let place = try #require(kept.value?.convert(CGPoint(x: 400, y: 150), from: .global))
    #expect(abs(place.longitude - 6.3) < 1e-6)
    #expect(probe.map.frame.minY == 0)
  }

  @Test func `finds the camera that shows a rectangle or a region whole`() throws {
    let kept = Changing<MapProxy?>(nil)
    let store = PositionStore(.automatic)
    let probe = CameraProbe {
      MapReader { proxy in
        let _ = kept.take(proxy)
        Map(position: store.binding) {}
      }
    }
    let proxy = try #require(kept.value)
    store.value = .camera(proxy.camera(framing: MKMapRect.verdon))
    probe.update()
    let seen = probe.map.visibleMapRect
    #expect(seen.insetBy(dx: -1, dy: -1).contains(.verdon))
    #expect(min(seen.width / MKMapRect.verdon.width, seen.height / MKMapRect.verdon.height) < 1.001)
    let region = MKCoordinateRegion(.verdon)
    let camera = proxy.camera(framing: region)
    #expect(abs(camera.distance - proxy.camera(framing: MKMapRect.verdon).distance) < 1)
    #expect(camera.heading == 0)
  }

  @Test func `answers a tap with the place that was tapped`() throws {
    let tapped = Changing<CLLocationCoordinate2D?>(nil)
    let probe = CameraProbe {
      MapReader { proxy in
        Map(initialPosition: .rect(.verdon)) {}
          .onTapGesture { point in tapped.value = proxy.convert(point, from: .local) }
      }
    }
    probe.tap(CGPoint(x: 400, y: 300))
    let place = try #require(tapped.value)
    #expect(abs(place.latitude - probe.map.centerCoordinate.latitude) < 1e-9)
    #expect(abs(place.longitude - 6.3) < 1e-6)
  }
}
