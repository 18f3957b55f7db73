import Drawing
import Foundation
import Testing
import Viewer

/// Writes the frames of a recording as files, which the browser's tests compare with those of the WebAssembly build.
///
/// `Tests/Browser/README.md` describes the recording and the frames. What to play comes in three variables of the
/// environment; without them there is nothing to do.
@Suite struct RecordedFramesTests {
  /// The file with the recording, the folder for the frames, and the files to load, one a line.
  private static let variables = ["SWITCHBACK_RECORDING", "SWITCHBACK_FRAMES", "SWITCHBACK_FILES"]

  private static let values = variables.compactMap { ProcessInfo.processInfo.environment[$0] }

  @Test(
    .enabled(if: values.count == variables.count, "the browser tests run this with a recording")
  )
  func `writes what the viewer shows while a recording is played`() throws {
    let host = RecordingHost()
    host.keepsLayers = true
    host.showsFocus = true
    let stage = ViewerStage(host: host)
    for path in Self.values[2].split(separator: "\n") {
      let file = URL(fileURLWithPath: String(path))
      try stage.load(name: file.lastPathComponent, bytes: Array(Data(contentsOf: file)))
    }
    let folder = URL(fileURLWithPath: Self.values[1])
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var frames = 0
    for line in try String(contentsOfFile: Self.values[0], encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      guard let frame = try play(line, on: stage) else { continue }
      var words: [UInt32] = []
      frame.encode(into: &words)
      let bytes = words.flatMap { word in (0..<4).map { UInt8(word >> ($0 * 8) & 0xFF) } }
      let number = String(frames)
      let name = "frame-\(String(repeating: "0", count: 4 - number.count))\(number).words"
      try Data(bytes).write(to: folder.appendingPathComponent(name))
      frames += 1
    }
    #expect(frames > 0)
  }

  /// Takes a step of a recording, and returns what is shown where it asks for that.
  private func play(_ line: Substring, on stage: ViewerStage) throws -> DisplayList? {
    let fields = line.split(separator: ",")
    let numbers = try fields.dropFirst().map { try #require(Double($0), "\(line)") }
    switch (fields[0], numbers.count) {
    case ("resize", 4):
      stage.resize(
        to: CGSize(width: numbers[0], height: numbers[1]),
        scale: numbers[2],
        colorScheme: numbers[3] != 0 ? .dark : .light
      )
    case ("event", 11): stage.send(try event(numbers))
    case ("perform", 3):
      let action = try #require(AccessibilityElement.Action(rawValue: UInt8(numbers[0])))
      stage.perform(action, on: UInt32(numbers[1]), at: numbers[2])
    case ("frame", 1): return stage.frame(at: numbers[0])
    default: Issue.record("no such step: \(line)")
    }
    return nil
  }

  private func event(_ numbers: [Double]) throws -> InputEvent {
    let kind = try #require(InputEvent.Kind(rawValue: UInt8(numbers[0])))
    var event = InputEvent(kind, time: numbers[1])
    event.location = CGPoint(x: numbers[2], y: numbers[3])
    event.pointer = Int32(numbers[4])
    event.device = try #require(InputEvent.Device(rawValue: UInt8(numbers[5])))
    event.buttons = UInt8(numbers[6])
    event.deltaX = numbers[7]
    event.deltaY = numbers[8]
    event.modifiers = InputEvent.Modifiers(rawValue: UInt8(numbers[9]))
    event.key = try #require(InputEvent.Key(rawValue: UInt8(numbers[10])))
    return event
  }
}
