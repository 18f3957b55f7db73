import Drawing
import SwitchbackUI
import Testing

private struct Values {
  var x = 0.0
  var y = 10.0
}

private func near(_ first: Double, _ second: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(first - second) <= tolerance
}

@Suite struct KeyframeTests {
  @Test func `a linear keyframe is reached evenly`() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(3, duration: 2)
      LinearKeyframe(0, duration: 1, timingCurve: .easeInOut)
    }
    #expect(timeline.duration == 3)
    let times = [-1, 0, 0.5, 1, 2, 2.5, 3, 9]
    let expected = [1, 1, 1.5, 2, 3, 1.5, 0, 0]
    for (time, value) in zip(times, expected) { #expect(near(timeline.value(time: time), value)) }
    #expect(timeline.value(progress: 1.0 / 3) == 2)
  }

  @Test func `parts go their own ways`() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        MoveKeyframe(5)
        LinearKeyframe(6, duration: 1)
      }
      KeyframeTrack(\.y) {
        for step in 1...2 { LinearKeyframe(Double(step), duration: 1) }
      }
    }
    #expect(timeline.duration == 2)
    let value = timeline.value(time: 0)
    #expect(value.x == 5 && value.y == 10)
    let late = timeline.value(time: 1.5)
    #expect(late.x == 6 && late.y == 1.5)
  }

  // Hermite's cubic with p0 = 0, p1 = 1, m0 = 0, m1 = 1 (the slope of the line from 0 to 2 over 2 s): h01(½) = ½ and
  // h11(½) = −⅛.
  @Test func `cubic keyframes make one smooth curve`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      CubicKeyframe(2, duration: 1)
    }
    #expect(near(timeline.value(time: 0.5), 0.375))
    #expect(near(timeline.value(time: 1), 1))
    #expect(near(timeline.value(time: 1.5), 1.625))
    let step = 1e-6
    let before = (timeline.value(time: 1) - timeline.value(time: 1 - step)) / step
    let after = (timeline.value(time: 1 + step) - timeline.value(time: 1)) / step
    #expect(near(before, 1, 1e-4) && near(after, 1, 1e-4))
    let given = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 2, startVelocity: 3, endVelocity: -3)
    }
    // h10(½) = ⅛, both speeds over 2 s.
    #expect(near(given.value(time: 1), 0.5 + 0.125 * 6 + 0.125 * 6))
  }

  // A critically damped spring of response 2π has ω = 1: 1 − (1 + t)e⁻ᵗ.
  @Test func `a spring keyframe moves like a spring`() {
    let spring = Spring(response: 2 * .pi, dampingRatio: 1)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, duration: 5, spring: spring)
    }
    #expect(near(timeline.value(time: 1), 0.264_241_117_657_115_3))
    #expect(timeline.value(time: 5) == 1)
    let settling = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: spring) }
    #expect(near(settling.duration, spring.settlingDuration))
    // With a speed of 1 from rest at its end, the same spring is at t·e⁻ᵗ.
    #expect(near(spring.value(target: 0.0, initialVelocity: 1, time: 2), 0.270_670_566_473_225_4))
    #expect(near(spring.velocity(target: 1.0, time: 1), 0.367_879_441_171_442_3))
  }

  @Test func `keyframes without any leave the value as it is`() {
    let timeline = KeyframeTimeline(initialValue: Values()) {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1).y == 10)
    #expect(timeline.value(progress: 0.5).x == 0)
  }

  @Test func `curves have their inverse and their slope`() {
    for curve in [
      UnitCurve.easeIn, .easeOut, .easeInOut, .linear, .circularEaseIn, .circularEaseInOut,
    ] {
      for x in [0.1, 0.3, 0.5, 0.9] {
        #expect(near(curve.inverse.value(at: curve.value(at: x)), x, 1e-6))
      }
    }
    #expect(near(UnitCurve.circularEaseOut.value(at: 0.5), 0.75.squareRoot()))
    #expect(near(UnitCurve.linear.velocity(at: 1), 1, 1e-6))
  }
}
