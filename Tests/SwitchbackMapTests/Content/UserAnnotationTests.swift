import Drawing
import Foundation
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// Where the person is, as content shows it and as positions follow it.
@MainActor
@Suite struct UserAnnotationTests {
  private static let place = CLLocationCoordinate2D(latitude: 43.75, longitude: 6.3)
  private static let elsewhere = CLLocationCoordinate2D(latitude: 43.8, longitude: 6.4)

  private static let start = MapCameraPosition.region(
    MKCoordinateRegion(center: place, latitudinalMeters: 50_000, longitudinalMeters: 50_000)
  )

  private func point(
    _ coordinate: CLLocationCoordinate2D,
    on scene: MapScene<some View>
  ) throws
    -> CGPoint
  {
    let map = try #require(scene.map)
    return map.convert(coordinate, toPointTo: map)
  }

  @Test func `nothing is shown as long as nobody says where the person is`() throws {
    let log = MapLog()
    let known = Changing<CLLocationCoordinate2D?>(nil)
    let scene = MapScene {
      Map(initialPosition: Self.start) {
        Marker("Start", coordinate: Self.elsewhere)
        UserAnnotation()
      }
      .onMapOperation(log.note)
      .mapUserLocation(known.value)
    }
    scene.settle()
    #expect(log.take().count == 1)
    #expect(scene.element("Current location") == nil)
    known.value = Self.place
    scene.update()
    scene.settle()
    #expect(log.take() == [MapOperation(kind: .insert, record: 2)])
    let frame = try #require(scene.element("Current location")?.frame)
    let point = try point(Self.place, on: scene)
    #expect(abs(frame.midX - point.x) < 0.5 && abs(frame.midY - point.y) < 0.5)
    known.value = nil
    scene.update()
    scene.settle()
    #expect(log.take() == [MapOperation(kind: .remove, record: 2)])
    #expect(scene.element("Current location") == nil)
  }

  @Test func `it moves with the person and stays the same thing`() {
    let log = MapLog()
    let known = Changing(Self.place)
    let scene = MapScene {
      Map(initialPosition: Self.start) { UserAnnotation() }
        .onMapOperation(log.note)
        .mapUserLocation(known.value)
    }
    scene.settle()
    log.operations = []
    known.value = Self.elsewhere
    scene.update()
    #expect(log.take() == [MapOperation(kind: .patch(.coordinate), record: 1)])
  }

  @Test func `a place that is none is not known`() {
    for place in [kCLLocationCoordinate2DInvalid, .init(latitude: .nan, longitude: 6)] {
      let log = MapLog()
      let scene = MapScene {
        Map { UserAnnotation() }.onMapOperation(log.note).mapUserLocation(place)
      }
      scene.settle()
      #expect(log.operations.isEmpty)
    }
  }

  @Test func `a view of one's own stands at the place by its anchor`() throws {
    let scene = MapScene {
      Map(initialPosition: Self.start) {
        UserAnnotation(anchor: .bottom) {
          Color.green.frame(width: 20, height: 30).accessibilityLabel("Me")
        }
      }
      .mapUserLocation(Self.place)
    }
    scene.settle()
    let frame = try #require(scene.element("Me")?.frame)
    let point = try point(Self.place, on: scene)
    #expect(abs(frame.midX - point.x) < 0.5 && abs(frame.maxY - point.y) < 0.5)
    #expect(frame.size == CGSize(width: 20, height: 30))
  }

  @Test func `a view of one's own is made of what is known`() {
    let location = CLLocation(
      coordinate: Self.place,
      altitude: 840,
      horizontalAccuracy: 5,
      verticalAccuracy: 8,
      timestamp: Date(timeIntervalSince1970: 0)
    )
    let known = Changing(location)
    let scene = MapScene {
      Map(initialPosition: Self.start) {
        UserAnnotation { user in
          Text("\(Int(user.location?.altitude ?? 0)) m")
        }
      }
      .mapUserLocation(known.value)
    }
    scene.settle()
    let texts = scene.list[.annotations].compactMap {
      if case .text(let run) = $0 { run.text } else { nil }
    }
    #expect(texts == ["840 m"])
    // A negative accuracy says that the place is not known.
    known.value = CLLocation(
      coordinate: Self.place,
      altitude: 840,
      horizontalAccuracy: -1,
      verticalAccuracy: -1,
      timestamp: Date(timeIntervalSince1970: 0)
    )
    scene.update()
    scene.settle()
    #expect(scene.map?.annotationRecords.isEmpty == true)
  }

  @Test
  func `a position that asks for the person shows the fallback, then the person, and follows`()
    throws
  {
    let known = Changing<CLLocationCoordinate2D?>(nil)
    let position = Changing(MapCameraPosition.userLocation(fallback: .rect(.world)))
    let binding = Binding(get: { position.value }, set: { position.value = $0 })
    let scene = MapScene {
      Map(position: binding) { UserAnnotation() }.mapUserLocation(known.value)
    }
    let map = try #require(scene.map)
    scene.settle()
    #expect(map.region.span.longitudeDelta > 300)
    for place in [Self.place, Self.elsewhere] {
      known.value = place
      scene.update()
      scene.settle()
      #expect(map.centerCoordinate.distance(to: place) < 2)
      #expect(map.region.span.latitudeDelta < 0.03)
    }
    // Lost, the map stays; moved by hand, it no longer follows.
    known.value = nil
    scene.update()
    scene.settle()
    #expect(map.centerCoordinate.distance(to: Self.elsewhere) < 2)
    scene.activate("Zoom out")
    scene.settle()
    #expect(position.value.positionedByUser)
    known.value = Self.place
    scene.update()
    scene.settle()
    #expect(map.centerCoordinate.distance(to: Self.elsewhere) < 2)
  }
}
