#if !arch(wasm32)
internal import CairoHost
internal import Drawing
internal import SwitchbackUI

/// A view on a surface of its own, whose clock runs as fast as it can.
final class Film<Root: View> {
  /// The seconds between two frames of what moves.
  private static var interval: Double { 1.0 / 60 }

  let host = CairoHost()

  /// The time of the last frame.
  private(set) var time = 0.0

  /// The size of the surface, in points.
  private(set) var size = CGSize.zero

  private let stage: HostingStage<Root>

  /// The view that is shown.
  var root: Root {
    get { stage.root }
    set { stage.root = newValue }
  }

  init(_ root: Root) {
    stage = HostingStage(host: host, root: root)
    // The clock decides what a picture shows of a movement.
    host.reducesMotion = false
  }

  /// Gives the surface a size.
  func resize(to size: CGSize, scale: Double, colorScheme: ColorScheme = .light) {
    self.size = size
    stage.resize(to: size, scale: scale, colorScheme: colorScheme)
  }

  /// The size that the view takes where it is offered one.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    stage.sizeThatFits(proposal)
  }

  /// The frame of a time that is not before the last one's, after all frames that a screen would have shown before.
  func frame(at time: Double) -> DisplayList {
    if self.time == 0 { _ = stage.frame(at: 0) }
    while stage.isAnimating, self.time + Self.interval < time {
      self.time += Self.interval
      _ = stage.frame(at: self.time)
    }
    self.time = max(self.time, time)
    return stage.frame(at: self.time)
  }

  /// Operates what has that name or one that starts so, and returns whether that could be done.
  func perform(_ action: AccessibilityElement.Action, on name: String) -> Bool {
    _ = frame(at: time)
    let elements = stage.accessibilityElements()
    let named = elements.filter { $0.label == name } + elements.filter { $0.label.hasPrefix(name) }
    return named.contains { stage.perform(action, on: $0.id, at: time) }
  }

  /// The names of what can be operated.
  var names: [String] {
    stage.accessibilityElements()
      .filter { $0.isActionable || $0.role == .slider }
      .map(\.label)
  }
}

#endif
