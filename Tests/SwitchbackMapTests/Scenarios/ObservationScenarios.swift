import Drawing
import Geodesy
import Observation
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// Objects that content reads, and that tell of their changes.
@MainActor
@Suite struct ObservationScenarios {
  private let log = MapLog()

  // C18
  @Test func `content of one's own follows an observable object that it reads`() {
    let ride = Ride()
    let scene = MapScene { Map { RideContent(ride: ride, log: log) }.onMapOperation(log.note) }
    scene.settle()
    let view = scene.annotationViews["Start"]
    log.operations = []
    ride.start.latitude += 0.5
    scene.frame()
    #expect(log.take() == [MapOperation(kind: .patch(.coordinate), record: 1)])
    ride.name = "Depart"
    scene.frame()
    #expect(log.take() == [MapOperation(kind: .patch(.title), record: 1)])
    ride.line = scenarioLine(43, points: 3)
    scene.frame()
    #expect(log.take() == [MapOperation(kind: .patch(.line), record: 2)])
    #expect(scene.annotationViews["Depart"] === view)
  }

  // C18
  @Test func `what the content does not read of an object changes nothing`() {
    let ride = Ride()
    let scene = MapScene { Map { RideContent(ride: ride, log: log) }.onMapOperation(log.note) }
    scene.settle()
    let count = log.count
    log.operations = []
    for step in 0..<20 {
      ride.notes = "\(step)"
      scene.frame()
    }
    #expect(log.count == count)
    #expect(log.operations.isEmpty)
  }

  // C18
  @Test func `a hundred changes before a frame are one update`() {
    let ride = Ride()
    let scene = MapScene { Map { RideContent(ride: ride, log: log) }.onMapOperation(log.note) }
    scene.settle()
    let count = log.count
    log.operations = []
    for _ in 0..<100 { ride.start.latitude += 0.001 }
    scene.frame()
    #expect(log.count == count + 1)
    #expect(log.operations.count == 1)
  }

  // C18
  @Test func `a view in an annotation follows an object that it alone reads`() throws {
    let ride = Ride()
    let scene = MapScene {
      Map {
        Annotation("A", coordinate: .init(latitude: 43, longitude: 6)) { RideDot(ride: ride) }
        Annotation("B", coordinate: .init(latitude: 43, longitude: 7)) {
          Color.blue.frame(width: 9, height: 9)
        }
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    let views = scene.annotationViews
    log.operations = []
    #expect(scene.dots(.green).isEmpty)
    ride.isActive = true
    scene.frame()
    #expect(scene.dots(.green).count == 1)
    ride.isActive = false
    scene.frame()
    #expect(scene.dots(.green).isEmpty)
    #expect(log.operations.isEmpty)
    #expect(scene.annotationViews.allSatisfy { views[$0.key] === $0.value })
  }

  // C18
  @Test func `an item of a list that is an object changes alone`() {
    let rides = (0..<20).map { _ in Ride() }
    let scene = MapScene {
      Map {
        ForEach(0..<20) { index in RideContent(ride: rides[index], log: log) }
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    log.operations = []
    rides[7].start.longitude += 1
    scene.frame()
    #expect(log.take() == [MapOperation(kind: .patch(.coordinate), record: 15)])
  }

  // C18
  @Test func `a change with an animation animates what comes of it`() {
    let ride = Ride()
    let scene = MapScene {
      Map(initialPosition: .rect(.around(scenarioLine(43)))) {
        RideContent(ride: ride, log: log)
        if ride.isActive { Marker("New", coordinate: .init(latitude: 43, longitude: 6.1)) }
      }
    }
    scene.settle()
    withAnimation(.linear(duration: 1)) { ride.isActive = true }
    scene.frame()
    for step in 1...9 {
      scene.frame(after: 0.1)
      #expect(scene.opacities().count == 1)
      #expect(abs((scene.opacities().first ?? 0) - Double(step) / 10) < 1e-6)
    }
  }

  // C18
  @Test func `an object that is no longer read is let go, and its changes do nothing`() {
    let shown = Changing(true)
    let ride = Ride()
    let scene = MapScene {
      Map { if shown.value { RideContent(ride: ride, log: log) } }.onMapOperation(log.note)
    }
    scene.settle()
    shown.value = false
    scene.update()
    scene.settle()
    let count = log.count
    log.operations = []
    let requests = scene.host.frameRequests
    ride.start.latitude += 1
    scene.frame()
    #expect(log.count == count)
    #expect(log.operations.isEmpty)
    #expect(scene.host.frameRequests == requests)
  }

  // C18
  @Test func `an object of the kind before Observation is followed too`() {
    let ride = OldRide()
    let scene = MapScene(OldRideMap(ride: ride, log: log))
    scene.settle()
    log.operations = []
    ride.latitude = 44
    scene.frame()
    #expect(log.take() == [MapOperation(kind: .patch(.coordinate), record: 1)])
  }
}

@Observable
private final class Ride {
  var name = "Start"
  var start = CLLocationCoordinate2D(latitude: 43, longitude: 6)
  var line = scenarioLine(43)
  var isActive = false
  var notes = ""
}

private struct RideContent: MapContent {
  let ride: Ride
  let log: MapLog

  var body: some MapContent {
    let _ = log.tick()
    Marker(ride.name, coordinate: ride.start)
    MapPolyline(coordinates: ride.line).stroke(Color.red, lineWidth: 3)
  }
}

private struct RideDot: View {
  let ride: Ride

  var body: some View {
    Circle().fill(ride.isActive ? Color.green : Color.gray).frame(width: 20, height: 20)
  }
}

private final class OldRide: ObservableObject {
  @Published var latitude = 43.0
}

private struct OldRideMap: View {
  @ObservedObject var ride: OldRide
  let log: MapLog

  var body: some View {
    Map { Marker("A", coordinate: .init(latitude: ride.latitude, longitude: 6)) }
      .onMapOperation(log.note)
  }
}
