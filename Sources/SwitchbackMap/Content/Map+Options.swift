package import SwitchbackUI

extension Map {
  /// The map with what it frames, and its controls, kept out of the edges.
  package func insets(framing: EdgeInsets, controls: EdgeInsets) -> Map {
    with {
      $0.framingInsets = UIEdgeInsets(framing)
      $0.controlInsets = UIEdgeInsets(controls)
    }
  }

  /// The map with credits in its corner.
  package func attributions(_ attributions: [String]) -> Map {
    with { $0.attributions = attributions }
  }

  /// The map with a name for assistive technology.
  package func named(_ name: String) -> Map {
    with { $0.name = name }
  }

  /// The map with or without buttons that zoom.
  package func showsZoomControls(_ isShown: Bool) -> Map {
    with { $0.showsZoomControls = isShown }
  }

  /// The map with the operations of its updates told to a closure.
  package func onMapOperation(_ action: ((MapOperation) -> Void)?) -> Map {
    with { $0.onOperation = action }
  }

  private func with(_ change: (inout MapOptions) -> Void) -> Map {
    var map = self
    change(&map.parts.options)
    return map
  }
}

extension UIEdgeInsets {
  fileprivate init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top,
      left: insets.leading,
      bottom: insets.bottom,
      right: insets.trailing
    )
  }
}
