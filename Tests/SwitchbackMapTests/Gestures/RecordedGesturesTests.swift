import CMath
import Drawing
import Foundation
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// Plays the recording of gestures that the browser's tests play as well; `Tests/Browser/README.md` describes it.
@MainActor
@Suite struct RecordedGesturesTests {
  /// A gesture by itself: what the map showed before and after.
  private struct Outcome {
    var before: MapViewport
    var after: MapViewport

    var levels: Double { after.zoom - before.zoom }

    var turn: Double { CameraLimits.turn(from: before.heading, to: after.heading) }

    /// Where a point of the view before has come to lie.
    func place(of x: Double, _ y: Double) -> CGPoint {
      after.point(for: after.nearestCopy(of: before.mapPoint(for: CGPoint(x: x, y: y))))
    }

    func keeps(_ x: Double, _ y: Double) -> Bool {
      place(of: x, y).distance(to: CGPoint(x: x, y: y)) < 1e-3
    }
  }

  private static var path: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Browser/Recordings/gestures.csv")
  }

  /// The outcome of each gesture of the recording, by its name.
  private func outcomes() throws -> [String: Outcome] {
    let link = MapLink()
    let map = Map(initialPosition: .rect(.verdon)) {}
    let stage = HostingStage(
      host: RecordingHost(),
      root: map.transformEnvironment { $0.transformMapSurroundings { $0.readers.append(link) } }
    )
    var outcomes: [String: Outcome] = [:]
    var name = ""
    let text = try String(contentsOf: Self.path, encoding: .utf8)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        name = String(line.dropFirst(2))
        if let viewport = link.map?.viewport {
          #expect(!stage.isAnimating, "the gesture before is over: \(name)")
          outcomes[name] = Outcome(before: viewport, after: viewport)
        }
        continue
      }
      try play(line, on: stage)
      if let viewport = link.map?.viewport { outcomes[name]?.after = viewport }
    }
    return outcomes
  }

  private func play(_ line: Substring, on stage: HostingStage<some View>) throws {
    let fields = line.split(separator: ",")
    let numbers = try fields.dropFirst().map { try #require(Double($0)) }
    switch fields[0] {
    case "resize":
      let size = CGSize(width: numbers[0], height: numbers[1])
      stage.resize(to: size, scale: numbers[2], colorScheme: .light)
    case "event":
      var event = InputEvent(try #require(.init(rawValue: UInt8(numbers[0]))), time: numbers[1])
      event.location = CGPoint(x: numbers[2], y: numbers[3])
      event.pointer = Int32(numbers[4])
      event.device = try #require(.init(rawValue: UInt8(numbers[5])))
      event.buttons = UInt8(numbers[6])
      event.deltaX = numbers[7]
      event.deltaY = numbers[8]
      event.modifiers = InputEvent.Modifiers(rawValue: UInt8(numbers[9]))
      event.key = try #require(.init(rawValue: UInt8(numbers[10])))
      stage.send(event)
    default: _ = stage.frame(at: numbers[0])
    }
  }

  @Test func `a recorded person does with the map what each gesture means`() throws {
    let outcomes = try outcomes()
    func outcome(_ name: String) throws -> Outcome { try #require(outcomes[name], "\(name)") }

    let drag = try outcome("a drag that rests")
    #expect(drag.place(of: 400, 420).distance(to: CGPoint(x: 520, y: 360)) < 1e-3)

    // A drag of 160 points in 0.2 s glides on for more than as much again.
    let glide = try outcome("a drag that glides").place(of: 400, 420)
    #expect(glide.x < 400 - 250 && glide.x > 400 - 500)
    #expect(glide.y > 450)

    let wheel = try outcome("three notches of a wheel")
    #expect(abs(wheel.levels - 3 * 0.6) < 1e-9)
    #expect(wheel.keeps(500, 400))

    // What the fingers moved by, and no more, whatever its speed.
    var distance = 0.0
    for step in 1...8 { distance += 30 * Double(step) / 8 }
    for step in 1...24 { distance += 30 * pow(0.85, Double(step)) }
    let trackpad = try outcome("a trackpad with momentum")
    #expect(abs(trackpad.levels + distance / 160) < 1e-5)
    #expect(trackpad.keeps(350, 380))
    let pinch = try outcome("a pinch on a trackpad")
    #expect(abs(pinch.levels - distance / 5 / 70) < 1e-5)
    #expect(pinch.keeps(350, 380))

    let clicks = try outcome("two clicks")
    #expect(abs(clicks.levels - 1) < 1e-9)
    #expect(clicks.keeps(420, 400))
    #expect(abs(try outcome("two clicks with shift").levels + 1) < 1e-9)

    let tap = try outcome("two fingers that tap")
    #expect(abs(tap.levels + 1) < 1e-9)
    #expect(tap.keeps(360, 410))

    // The fingers end 244 points apart to the side and 120 down; they began 100 apart.
    let spread = try outcome("two fingers that spread and turn")
    #expect(abs(spread.levels - log2(hypot(244, 120) / 100)) < 1e-9)
    #expect(abs(spread.turn + atan2(120, 244) * 180 / .pi - 12) < 1e-9)
    #expect(spread.keeps(400, 400))

    let draw = try outcome("a tap and a finger that is drawn down")
    #expect(abs(draw.levels - 1) < 1e-9)
    #expect(draw.keeps(400, 380))

    let box = try outcome("a rectangle that is drawn with shift")
    #expect(abs(box.levels - 2) < 1e-9)
    #expect(box.place(of: 400, 360).distance(to: CGPoint(x: 400, y: 300)) < 1e-3)

    let keys = try outcome("keys")
    #expect(abs(keys.after.visibleMapRect().midX - MKMapRect.verdon.midX) < 1e-3)
    #expect(keys.after.heading == 0)
    let shifted = try outcome("keys with shift")
    #expect(abs(shifted.levels + 3) < 1e-9)
    #expect(abs(shifted.place(of: 400, 300).x - (400 - 240.0 / 8)) < 1e-3)
  }

  @Test func `the same events have the same outcome, however often they are played`() throws {
    let first = try outcomes()
    let second = try outcomes()
    #expect(first.count == 13)
    for (name, outcome) in first { #expect(second[name]?.after == outcome.after) }
  }
}
