import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

/// Programs, people and time move one map in random order; what holds at all times is checked after each step.
@MainActor
@Suite struct RandomCameraTests {
  @Test(arguments: 0..<4)
  func `whatever moves the map, the camera is sound and the binding is written once a gesture`(
    seed: Int
  ) {
    var generator = SeededGenerator(seed: UInt64(seed) + 5000)
    let store = PositionStore(.automatic)
    let places = Changing(Place.row(0..<4))
    let probe = CameraProbe {
      Map(position: store.binding) {
        ForEach(places.value) { Marker($0.name, coordinate: $0.coordinate) }
      }
    }
    var events = RandomEvents(generator: generator)
    for step in 0..<700 {
      let writes = store.writes
      switch Int.random(in: 0..<12, using: &generator) {
      case 0:
        store.value = randomPosition(&generator)
        probe.update(Transaction(animation: randomAnimation(&generator)))
        #expect(store.writes == writes, "a request is not answered by a write")
      case 1:
        probe.update()
        #expect(store.writes == writes, "nothing is written in an update")
      case 2:
        let size = CGSize(
          width: .random(in: 0...1200, using: &generator),
          height: .random(in: 0...900, using: &generator)
        )
        probe.resize(to: Bool.random(using: &generator) ? size : CGSize(width: 800, height: 600))
      case 3: places.value = Place.row(0..<Int.random(in: 0..<6, using: &generator))
      case 4: probe.frame(after: .random(in: 0...3, using: &generator))
      case 5...7: probe.frame()
      default:
        // What waits for an update is no answer to the event.
        probe.frame(after: 0)
        let writes = store.writes
        let wasUser = store.value.positionedByUser
        let before = probe.viewport
        let isTouch = events.send(to: probe)
        #expect(store.writes - writes <= 1)
        #expect(!wasUser || store.writes == writes, "what is there already is not written")
        if !isTouch, !probe.viewport.isSame(as: before) {
          #expect(store.value.positionedByUser, "a person who moves the map is heard of")
        }
      }
      check(probe, step)
    }
  }

  private func check(_ probe: CameraProbe, _ step: Int) {
    let viewport = probe.viewport
    #expect(viewport.center.x.isFinite && viewport.center.y.isFinite, "step \(step)")
    #expect(viewport.scale.isFinite && viewport.scale > 0, "step \(step)")
    #expect((0..<360).contains(viewport.heading), "step \(step)")
    #expect((0...MKMapSize.world.height).contains(viewport.center.y), "step \(step)")
    let region = probe.map.region
    #expect(region.span.latitudeDelta.isFinite && region.span.longitudeDelta.isFinite)
    if viewport.size.width > 0, viewport.size.height > 0 {
      let scales = CameraLimits.scales(for: viewport.size)
      #expect(viewport.scale >= scales.lowerBound * (1 - 1e-9), "step \(step)")
      #expect(viewport.scale <= scales.upperBound * (1 + 1e-9), "step \(step)")
    }
  }

  private func randomPosition(_ generator: inout SeededGenerator) -> MapCameraPosition {
    let center = CLLocationCoordinate2D(
      latitude: .random(in: -85...85, using: &generator),
      longitude: .random(in: -180...180, using: &generator)
    )
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return .automatic
    case 1:
      return .camera(
        MapCamera(
          centerCoordinate: center,
          distance: .random(in: 1...2e7, using: &generator),
          heading: .random(in: -720...720, using: &generator),
          pitch: .random(in: 0...80, using: &generator)
        )
      )
    case 2:
      return .region(
        MKCoordinateRegion(center: center, latitudinalMeters: 9000, longitudinalMeters: 40_000)
      )
    case 3: return .userLocation(fallback: .rect(.verdon))
    default: return .rect(.verdon)
    }
  }

  private func randomAnimation(_ generator: inout SeededGenerator) -> Animation? {
    [nil, .default, .linear(duration: 1), .bouncy, .easeIn(duration: 0)]
      .randomElement(using: &generator) ?? nil
  }
}

/// A person of no patience.
@MainActor
private struct RandomEvents {
  var generator: SeededGenerator
  private var down: [Int32: CGPoint] = [:]

  init(generator: SeededGenerator) {
    self.generator = generator
  }

  private mutating func point() -> CGPoint {
    CGPoint(
      x: .random(in: -50...1250, using: &generator),
      y: .random(in: -50...950, using: &generator)
    )
  }

  /// Sends an event, and tells whether it was a finger's, which may only stop what moves.
  mutating func send(to probe: CameraProbe) -> Bool {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      let keys: [InputEvent.Key] = [.leftArrow, .upArrow, .plus, .minus, .escape, .tab]
      probe.press(keys.randomElement(using: &generator) ?? .plus)
      return false
    case 1:
      let amount = [-240, -120, 120, -3.5, 2.25, 1e9, .nan].randomElement(using: &generator) ?? 1
      probe.wheel(amount, at: point())
      return false
    default:
      touch(probe)
      return true
    }
  }

  private mutating func touch(_ probe: CameraProbe) {
    let finger = Int32.random(in: 1...3, using: &generator)
    guard let last = down[finger] else {
      let place = point()
      down[finger] = place
      let modifiers: InputEvent.Modifiers = Bool.random(using: &generator) ? .shift : []
      let device: InputEvent.Device = finger == 1 ? .mouse : .touch
      probe.pointer(.pointerDown, place, device: device, pointer: finger, modifiers: modifiers)
      return
    }
    let device: InputEvent.Device = finger == 1 ? .mouse : .touch
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      down[finger] = nil
      probe.pointer(.pointerUp, last, device: device, pointer: finger)
    case 1:
      down[finger] = nil
      probe.pointer(.pointerCancel, last, device: device, pointer: finger)
    default:
      let place = point()
      down[finger] = place
      probe.pointer(.pointerMove, place, device: device, pointer: finger)
    }
  }
}
