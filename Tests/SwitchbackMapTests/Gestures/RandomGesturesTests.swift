import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

/// What a map tells of its camera whatever is done with it, in whatever order.
@MainActor
@Suite struct RandomGesturesTests {
  @Test(arguments: 1...16 as ClosedRange<UInt64>)
  func `whatever is done with a map, it tells of each movement whole, and comes to rest`(
    seed: UInt64
  ) throws {
    let person = RandomPerson(seed: seed)
    for step in 0..<200 {
      person.act()
      try #require(person.fault == nil, "step \(step) after \(person.deeds.suffix(12))")
    }
    person.leave()
    #expect(person.fault == nil, "\(person.deeds.suffix(12))")
    #expect(!person.probe.map.isAnimating)
    #expect(person.log.isComplete, "\(person.log.lines.suffix(6))")
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a map that nothing can move tells of nothing, whatever is done with it`(
    seed: UInt64
  ) throws {
    let person = RandomPerson(seed: seed)
    person.isAlone = true
    let map = person.probe.map
    let distance = map.camera.centerCoordinateDistance
    map.isRotateEnabled = false
    map.cameraZoomRange = MKMapView.CameraZoomRange(
      minCenterCoordinateDistance: distance,
      maxCenterCoordinateDistance: distance
    )
    map.cameraBoundary = MKMapView.CameraBoundary(
      mapRect: MKMapRect(origin: MKMapPoint(map.centerCoordinate), size: MKMapSize())
    )
    person.probe.settle()
    person.log.clear()
    for step in 0..<200 {
      person.act()
      try #require(person.log.lines == [], "step \(step) after \(person.deeds.suffix(12))")
    }
    person.leave()
    #expect(person.log.lines == [])
    #expect(!map.isAnimating)
  }

  @Test func `a program that moves the map when it hears of an end hears of each movement whole`()
    throws
  {
    var answers = 0
    for seed in 1...4 as ClosedRange<UInt64> {
      let person = RandomPerson(seed: seed)
      person.log.answer = {
        answers += 1
        person.program()
      }
      for step in 0..<200 {
        person.act()
        try #require(person.fault == nil, "\(seed), \(step) after \(person.deeds.suffix(12))")
      }
      person.log.answer = nil
      person.leave()
      #expect(person.fault == nil, "\(seed): \(person.deeds.suffix(12))")
      #expect(!person.probe.map.isAnimating)
      #expect(person.log.isComplete, "\(person.log.lines.suffix(6))")
    }
    #expect(answers > 8)
  }
}
