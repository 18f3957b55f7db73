import Drawing
import SwitchbackUI
import Testing

private struct Jump: View {
  var trigger = 0
  var isRepeating: Bool?

  var body: some View {
    let box = Color.red.frame(width: 10, height: 10)
    if let isRepeating {
      box.keyframeAnimator(initialValue: 0.0, repeating: isRepeating) { view, x in
        view.offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(40, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    } else {
      box.keyframeAnimator(initialValue: 0.0, trigger: trigger) { view, x in
        view.offset(x: x)
      } keyframes: { from in
        LinearKeyframe(from + 20, duration: 2)
      }
    }
  }
}

@MainActor
@Suite struct KeyframeAnimatorTests {
  private func place(_ scene: Scene<some View>, at time: Double) -> CGFloat {
    (scene.rects(.red, at: time).first?.minX ?? .nan) - 95
  }

  @Test func `a trigger that changes sends a value along its keyframes, from where it is`() {
    let scene = Scene(Jump())
    #expect(place(scene, at: 0) == 0)
    #expect(place(scene, at: 5) == 0)
    #expect(!scene.stage.isAnimating)
    scene.view.root = Jump(trigger: 1)
    #expect(place(scene, at: 6) == 0)
    #expect(scene.stage.isAnimating)
    #expect(place(scene, at: 6.5) == 5)
    #expect(place(scene, at: 7) == 10)
    // From the middle on it goes the whole way again.
    scene.view.root = Jump(trigger: 2)
    #expect(place(scene, at: 7) == 10)
    #expect(place(scene, at: 8) == 20)
    #expect(place(scene, at: 9) == 30)
    #expect(!scene.stage.isAnimating)
    #expect(place(scene, at: 20) == 30)
    // The same trigger again is no change.
    scene.view.root = Jump(trigger: 2)
    #expect(place(scene, at: 21) == 30)
    #expect(place(scene, at: 22) == 30)
  }

  @Test func `a value goes along its keyframes again and again`() {
    let scene = Scene(Jump(isRepeating: true))
    #expect(place(scene, at: 10) == 0)
    for (time, x) in [(10.5, 20), (11, 40), (11.5, 20), (12, 0), (12.25, 10), (1013, 40)] {
      #expect(place(scene, at: time) == CGFloat(x))
      #expect(scene.stage.isAnimating)
    }
    scene.view.root = Jump(isRepeating: false)
    #expect(place(scene, at: 1013.2) == 0)
    #expect(!scene.stage.isAnimating)
    scene.view.root = Jump(isRepeating: true)
    #expect(place(scene, at: 1014) == 0)
    #expect(place(scene, at: 1014.5) == 20)
  }

  @Test func `a view may be made of a value whose parts go their own ways`() {
    struct Values {
      var angle = 0.0
      var scale = 1.0
    }
    let scene = Scene(
      KeyframeAnimator(initialValue: Values()) { values in
        Text("\(values.angle) \(values.scale)")
      } keyframes: { _ in
        KeyframeTrack(\.angle) { LinearKeyframe(90, duration: 3) }
        KeyframeTrack(\.scale) {
          MoveKeyframe(2)
          LinearKeyframe(4, duration: 1)
        }
      }
    )
    #expect(scene.texts(at: 0) == ["0.0 2.0"])
    #expect(scene.texts(at: 0.5) == ["15.0 3.0"])
    #expect(scene.texts(at: 2) == ["60.0 4.0"])
    #expect(scene.texts(at: 3) == ["0.0 2.0"])
  }

  @Test func `keyframes without any keep a view at rest`() {
    let scene = Scene(
      KeyframeAnimator(initialValue: 7.0) {
        Text("\($0)")
      } keyframes: { _ in
        MoveKeyframe(8.0)
      }
    )
    #expect(scene.texts(at: 1) == ["8.0"])
    #expect(!scene.stage.isAnimating)
  }
}
