import Drawing
import SwitchbackUI

/// A view on a surface of a recording host.
final class Scene<Root: View> {
  let host = RecordingHost()
  let stage: HostingStage<Root>

  init(_ root: Root, width: CGFloat = 200, height: CGFloat = 100) {
    stage = HostingStage(host: host, root: root)
    stage.resize(to: CGSize(width: width, height: height), scale: 1, colorScheme: .light)
  }

  /// All commands of the frame at that time.
  func commands(at time: Double = 0) -> [DrawingCommand] {
    stage.frame(at: time).layers.flatMap { Array($0.commands) }
  }

  /// The texts of the frame at that time.
  func texts(at time: Double = 0) -> [String] {
    commands(at: time).compactMap { if case .text(let run) = $0 { run.text } else { nil } }
  }

  func tap(_ x: CGFloat, _ y: CGFloat, at time: Double = 0) {
    var event = InputEvent(.pointerDown, time: time)
    event.location = CGPoint(x: x, y: y)
    event.buttons = 1
    stage.send(event)
    event.kind = .pointerUp
    event.buttons = 0
    stage.send(event)
  }
}
