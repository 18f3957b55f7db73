import SwitchbackUI
import Testing

@MainActor
@Suite struct AnimationTests {
  @Test func `a linear motion is even`() {
    let animation = Animation.linear(duration: 2)
    #expect(animation.duration == 2)
    #expect(abs(animation.value(at: 0.5) - 0.25) < 1e-9)
    #expect(animation.value(at: -1) == 0)
    #expect(animation.value(at: 2) == 1)
    #expect(animation.value(at: 9) == 1)
  }

  /// The values are those of CSS's `ease-in`, `ease-out` and `ease-in-out` at a half, worked out from the curves
  /// (0.42, 0, 1, 1), (0, 0, 0.58, 1) and (0.42, 0, 0.58, 1) by halving.
  @Test func `motions ease as those of CSS do`() {
    #expect(abs(Animation.easeIn(duration: 1).value(at: 0.5) - 0.315_356_812_6) < 1e-8)
    #expect(abs(Animation.easeOut(duration: 1).value(at: 0.5) - 0.684_643_187_4) < 1e-8)
    #expect(abs(Animation.easeInOut(duration: 1).value(at: 0.5) - 0.5) < 1e-8)
  }

  /// 1 − e^(−ωt)(1 + ωt) with ω = 4π at t = 0.1 is 0.357 739 6.
  @Test func `a spring without swinging comes to rest`() {
    let spring = Animation.spring(response: 0.5, dampingFraction: 1)
    #expect(abs(spring.value(at: 0.1) - 0.357_739_6) < 1e-6)
    var last = 0.0
    for step in 1...100 {
      let value = spring.value(at: Double(step) / 100)
      #expect(value >= last && value <= 1)
      last = value
    }
    #expect(spring.value(at: spring.duration) == 1)
    #expect(spring.value(at: spring.duration * 0.999) > 0.998)
  }

  @Test(arguments: [0.3, 0.7, 1, 1.5])
  func `a spring solves its equation`(damping: Double) {
    // x″ = ω²(1 − x) − 2ζωx′, checked with differences.
    let spring = Animation.spring(response: 0.8, dampingFraction: damping)
    let omega = 2 * Double.pi / 0.8
    let h = 1e-4
    for step in 1...20 {
      let t = Double(step) * 0.03
      let (a, b, c) = (spring.value(at: t - h), spring.value(at: t), spring.value(at: t + h))
      let speed = (c - a) / (2 * h)
      let change = (c - 2 * b + a) / (h * h)
      #expect(abs(change - (omega * omega * (1 - b) - 2 * damping * omega * speed)) < 0.01)
    }
  }

  @Test func `a bouncing spring goes beyond its end`() {
    let values = (1...100).map { Animation.bouncy.value(at: Double($0) / 100) }
    #expect((values.max() ?? 0) > 1.02)
  }

  @Test func `delays and speeds`() {
    let animation = Animation.linear(duration: 1).speed(2).delay(1)
    #expect(animation.duration == 1.5)
    #expect(animation.value(at: 1) == 0)
    #expect(abs(animation.value(at: 1.25) - 0.5) < 1e-9)
  }

  @Test func `a transaction is in force while its code runs`() {
    struct Failure: Error {}
    let inside = withAnimation(.linear(duration: 3)) { TransactionScope.current.animation }
    #expect(inside == .linear(duration: 3))
    #expect(TransactionScope.current.animation == nil)
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    #expect(TransactionScope.current.animation == nil)
  }
}
