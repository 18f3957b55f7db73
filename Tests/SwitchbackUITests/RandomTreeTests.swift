import Drawing
import SwitchbackUI
import TestSupport
import Testing

/// Builds trees of views with lengths that no program should give.
private struct TreeMaker {
  var random: SeededGenerator
  let log: Log

  mutating func length() -> CGFloat {
    let odd: [CGFloat] = [0, -5, .infinity, -.infinity, .nan, 1e-300, 1e300, 0.3, 7]
    return Int.random(in: 0..<4, using: &random) == 0
      ? odd[Int.random(in: 0..<odd.count, using: &random)]
      : CGFloat.random(in: 0..<150, using: &random)
  }

  mutating func text() -> String {
    let scalars: [Unicode.Scalar] = [
      "a", " ", "\n", "\r", "\u{301}", "\u{200D}", "\u{202E}", "\u{1F1E8}", "山", "-", "\u{0}",
    ]
    var view = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<30, using: &random) {
      view.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
    }
    return String(view)
  }

  mutating func leaf() -> AnyView {
    let log = log
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return AnyView(Color.red)
    case 1: return AnyView(Spacer(minLength: length()))
    case 2: return AnyView(Divider())
    case 3: return AnyView(Image(systemName: "tent"))
    case 4: return AnyView(Button(text()) { log.lines.append("button") })
    case 5: return AnyView(Toggle(text(), isOn: .constant(true)))
    case 6: return AnyView(RoundedRectangle(cornerRadius: length()).strokeBorder(.blue))
    default: return AnyView(Text(text()).lineLimit(Int.random(in: -1..<4, using: &random)))
    }
  }

  mutating func tree(_ depth: Int) -> AnyView {
    if depth == 0 { return leaf() }
    let first = tree(depth - 1)
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return AnyView(first.padding(length()))
    case 1: return AnyView(first.frame(width: length(), height: length()))
    case 2:
      return AnyView(first.frame(minWidth: length(), maxWidth: length(), maxHeight: length()))
    case 3: return AnyView(first.offset(x: length(), y: length()))
    case 4: return AnyView(first.opacity(Double(length())))
    case 5: return AnyView(first.cornerRadius(length()))
    case 6: return AnyView(first.aspectRatio(length(), contentMode: .fill))
    case 7: return AnyView(first.layoutPriority(Double(length())))
    case 8: return AnyView(first.fixedSize())
    case 9: return AnyView(first.background(.blue, in: Capsule()))
    case 10: return AnyView(first.font(.system(size: length())).accessibilityLabel(text()))
    case 11:
      let second = tree(depth - 1)
      let spacing = length()
      return AnyView(
        HStack(alignment: .firstTextBaseline, spacing: spacing) {
          first
          second
        }
      )
    case 12:
      let second = tree(depth - 1)
      let spacing = length()
      return AnyView(
        VStack(alignment: .trailing, spacing: spacing) {
          first
          second
        }
      )
    case 13:
      let second = tree(depth - 1)
      return AnyView(first.overlay(alignment: .bottom) { second })
    case 14:
      let log = log
      return AnyView(first.onTapGesture(count: 2) { log.lines.append("tap") })
    default:
      let second = tree(depth - 1)
      return AnyView(
        ZStack {
          first
          second
        }
      )
    }
  }
}

@MainActor
@Suite struct RandomTreeTests {
  @Test(arguments: UInt64(0)..<60)
  func `no tree traps, and each frame is a function of its time`(seed: UInt64) {
    var maker = TreeMaker(random: SeededGenerator(seed: seed), log: Log())
    let scene = Scene(maker.tree(6))
    var random = SeededGenerator(seed: ~seed)
    for step in 0..<20 {
      let time = Double(step)
      let x = CGFloat.random(in: -10..<210, using: &random)
      let y = CGFloat.random(in: -10..<110, using: &random)
      scene.send(.pointerMove, x, y, at: time)
      scene.tap(x, y, at: time)
      scene.send(.wheel, x, y, at: time)
      scene.send(.keyDown, at: time, key: .space)
      let elements = scene.stage.accessibilityElements()
      for element in elements.prefix(5) {
        scene.stage.perform(.activate, on: element.id, at: time)
      }
      if step % 5 == 4 { scene.stage.root = maker.tree(4) }
      #expect(scene.stage.frame(at: time) == scene.stage.frame(at: time))
      let ids = scene.stage.accessibilityElements().map(\.id)
      #expect(Set(ids).count == ids.count)
    }
  }
}
