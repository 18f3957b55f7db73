internal import CMath
internal import Drawing

/// Draws the outline of a node in one colour below it, soft at its edge.
///
/// No host blurs, so the outline is drawn many times at places round its own, each letting through most of what is
/// behind. A view that keeps its own drawing, such as a map, throws no shadow.
final class ShadowNode: WrapperNode {
  /// How many outlines lie on the two rings, at a half and the whole of the radius.
  private static let rings = [(part: 0.5, count: 6), (part: 1.0, count: 10)]

  var color = RGBA.clear
  var radius: CGFloat = 0
  var offset = CGSize.zero

  override func draw(_ painter: inout Painter) {
    if color.opacity > 0, child.hosted.isEmpty {
      // What moves is known to the painter of the frame, which draws the node itself after this.
      var probe = Painter(context: painter.context, surface: nil)
      child.draw(&probe)
      add(probe.commands, to: &painter)
    }
    child.draw(&painter)
  }

  private func add(_ commands: DrawingCommands, to painter: inout Painter) {
    var places = [CGPoint(x: offset.width, y: offset.height)]
    if radius > 0 {
      for ring in Self.rings {
        for index in 0..<ring.count {
          let angle = 2 * Double.pi * Double(index) / Double(ring.count)
          let turn = CGAffineTransform(rotationAngle: CGFloat(angle))
          let arm = CGPoint(x: radius * CGFloat(ring.part), y: 0).applying(turn)
          places.append(CGPoint(x: offset.width + arm.x, y: offset.height + arm.y))
        }
      }
    }
    // Where all lie over each other, they let through as much as one of the colour.
    let opacity = 1 - root(1 - color.opacity, places.count)
    let shadow = RGBA(red: color.red, green: color.green, blue: color.blue, opacity: 1)
    var outline = DrawingCommands()
    for command in commands { outline.append(command.painted(with: shadow)) }
    for place in places {
      painter.begin(.transform(CGAffineTransform(translationX: place.x, y: place.y)))
      painter.begin(.opacity(opacity))
      painter.commands.append(outline)
      painter.end()
      painter.end()
    }
  }

  private func root(_ value: Double, _ degree: Int) -> Double {
    value <= 0 ? 0 : pow(value, 1 / Double(degree))
  }
}

extension DrawingCommand {
  /// The command in one colour, as opaque as it is.
  fileprivate func painted(with color: RGBA) -> DrawingCommand {
    switch self {
    case .fill(let path, let own, let style):
      return .fill(path, color.multiplyingOpacity(by: own.opacity), style)
    case .stroke(let path, let own, let style):
      return .stroke(path, color.multiplyingOpacity(by: own.opacity), style)
    case .fillGradient(let path, _, let style): return .fill(path, color, style)
    case .strokeGradient(let path, _, let style): return .stroke(path, color, style)
    case .text(var run):
      run.color = color.multiplyingOpacity(by: run.color.opacity)
      run.haloColor = .clear
      return .text(run)
    default: return self
    }
  }
}
