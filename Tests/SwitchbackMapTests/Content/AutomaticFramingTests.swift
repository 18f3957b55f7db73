import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct AutomaticFramingTests {
  private func probe(_ places: Changing<[Place]>) -> CameraProbe {
    CameraProbe {
      Map {
        ForEach(places.value) { Marker($0.name, coordinate: $0.coordinate) }
      }
    }
  }

  private func sees(_ place: Place, _ probe: CameraProbe) -> Bool {
    let point = probe.viewport.point(
      for: probe.viewport.nearestCopy(of: MKMapPoint(place.coordinate))
    )
    return probe.map.bounds.insetBy(dx: 40, dy: 40).contains(point)
  }

  @Test func `follows the content until a person moves the map`() {
    let places = Changing(Place.row(0..<3))
    let probe = probe(places)
    #expect(places.value.allSatisfy { sees($0, probe) })
    places.value.append(Place(id: 9, name: "Far", latitude: 48, longitude: 2))
    probe.update()
    probe.rest()
    #expect(places.value.allSatisfy { sees($0, probe) })
    probe.drag(from: CGPoint(x: 400, y: 300), to: CGPoint(x: 450, y: 300))
    probe.rest()
    let before = probe.viewport
    places.value.append(Place(id: 10, name: "Farther", latitude: 60, longitude: 20))
    probe.update()
    probe.rest()
    #expect(probe.viewport == before)
  }

  @Test func `shows the world where there is nothing, and one place not too closely`() {
    let places = Changing<[Place]>([])
    let probe = probe(places)
    #expect(probe.map.visibleMapRect.height >= MKMapSize.world.height * 0.9)
    places.value = [Place(id: 1, name: "One", latitude: 43.8, longitude: 6.3)]
    probe.update()
    probe.rest()
    #expect(sees(places.value[0], probe))
    #expect(probe.viewport.zoom <= 17)
    places.value.append(Place(id: 2, name: "Two", latitude: 43.8, longitude: 6.3))
    probe.update()
    probe.rest()
    #expect(probe.viewport.zoom <= 17)
  }

  // C53
  @Test func `frames what lies on both sides of the 180th meridian closely`() {
    let places = Changing([
      Place(id: 1, name: "Fiji", latitude: -17, longitude: 179.5),
      Place(id: 2, name: "Samoa", latitude: -17, longitude: -179.5),
    ])
    let probe = probe(places)
    #expect(places.value.allSatisfy { sees($0, probe) })
    #expect(probe.map.region.span.longitudeDelta < 2)
  }

  @Test func `a change of the content is flown to, and at once where less movement is asked for`() {
    for isReduced in [true, false] {
      let places = Changing(Place.row(0..<3))
      let probe = probe(places)
      probe.host.reducesMotion = isReduced
      places.value.append(Place(id: 9, name: "Far", latitude: 48, longitude: 2))
      probe.update()
      #expect(probe.map.cameraController.isAnimating == !isReduced)
    }
  }
}
