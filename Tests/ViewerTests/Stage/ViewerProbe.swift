import Drawing
import Foundation
import GPX
import SwitchbackMap

@testable import Viewer

/// The viewer on a surface without a platform.
@MainActor
final class ViewerProbe {
  let host = RecordingHost()
  let stage: ViewerStage
  private(set) var operations: [MapOperation] = []
  private(set) var time = 0.0

  init(
    _ documents: [(name: String, text: String)],
    width: Double = 1200,
    height: Double = 800
  ) throws {
    stage = ViewerStage(host: host)
    for document in documents {
      try stage.load(name: document.name, bytes: Array(document.text.utf8))
    }
    stage.resize(to: CGSize(width: width, height: height), scale: 1, colorScheme: .light)
    stage.onMapOperation = { [weak self] in self?.operations.append($0) }
    frame()
  }

  /// The sample that comes with the project.
  static func sample() throws -> [(name: String, text: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Samples/verdon.gpx")
    return [("verdon.gpx", try String(contentsOf: file, encoding: .utf8))]
  }

  @discardableResult
  func frame(after seconds: Double = 1.0 / 60) -> DisplayList {
    time += seconds
    return stage.frame(at: time)
  }

  func forgetOperations() {
    operations = []
  }

  func element(_ label: String) -> AccessibilityElement? {
    stage.accessibilityElements().first { $0.label == label }
  }

  @discardableResult
  func send(_ kind: InputEvent.Kind, _ change: (inout InputEvent) -> Void) -> Bool {
    var event = InputEvent(kind, time: time)
    change(&event)
    return stage.send(event)
  }

  func activate(_ label: String) -> Bool {
    guard let element = element(label) else { return false }
    return stage.perform(.activate, on: element.id, at: time)
  }
}
