import Drawing
import SwitchbackUI

/// A view on a surface of a recording host, with times given at each step.
///
/// Letters are half an em wide there and lines an em and a fifth high, so a text of n letters in 10 points is
/// 5 n wide and 12 high.
final class Scene<Root: View> {
  let host = RecordingHost()
  let view: ViewHost<Root>

  init(_ root: Root, width: CGFloat = 200, height: CGFloat = 100, scale: Double = 1) {
    let size = CGSize(width: width, height: height)
    view = ViewHost(root, size: size, scale: scale, platform: host)
  }

  var stage: HostingStage<Root> { view.stage }

  /// All commands of the frame at that time.
  func commands(at time: Double = 0) -> [DrawingCommand] {
    view.frame(at: time).layers.flatMap { Array($0.commands) }
  }

  /// The runs of text of the frame at that time.
  func runs(at time: Double = 0) -> [TextRun] {
    view.frame(at: time)
    return view.textRuns
  }

  /// The texts of the frame at that time.
  func texts(at time: Double = 0) -> [String] {
    runs(at: time).map(\.text)
  }

  /// The bounding rectangles of what is filled with a colour.
  func rects(_ color: Color, at time: Double = 0) -> [CGRect] {
    let paint = color.resolved(in: .light)
    return commands(at: time).compactMap {
      if case .fill(let path, paint, _) = $0 { path.boundingRect } else { nil }
    }
  }

  @discardableResult
  func send(
    _ kind: InputEvent.Kind,
    _ x: CGFloat = 0,
    _ y: CGFloat = 0,
    at time: Double = 0,
    key: InputEvent.Key = .other,
    pointer: Int32 = 0,
    device: InputEvent.Device = .mouse
  ) -> Bool {
    var event = InputEvent(kind, time: time)
    event.location = CGPoint(x: x, y: y)
    event.buttons = kind == .pointerDown ? 1 : 0
    event.key = key
    event.pointer = pointer
    event.device = device
    return view.send(event)
  }

  func tap(_ x: CGFloat, _ y: CGFloat, at time: Double = 0) {
    send(.pointerDown, x, y, at: time)
    send(.pointerUp, x, y, at: time)
  }

  /// The element of that name, as of a new frame.
  func element(_ label: String, at time: Double = 0) -> AccessibilityElement? {
    view.frame(at: time)
    return view.element(label)
  }
}

/// Something that closures can write to.
final class Log: @unchecked Sendable {
  var lines: [String] = []
}
