import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct FadingTests {
  @Test func `a balloon that another one hides fades once and stays away`() {
    let count = Changing(1)
    let scene = MapScene(size: CGSize(width: 200, height: 100)) {
      Map(initialPosition: .rect(.world), interactionModes: []) {
        ForEach(Array(0..<count.value), id: \.self) { number in
          Marker(
            "Camp",
            coordinate: CLLocationCoordinate2D(latitude: 10, longitude: Double(number) * 10)
          )
        }
      }
    }
    scene.settle()
    #expect(balloons(in: scene.list) == 1)
    count.value = 2
    scene.update()
    for _ in 0..<6 { scene.frame() }
    #expect(balloons(in: scene.list) == 2)
    for _ in 0..<30 { scene.frame() }
    for _ in 0..<30 {
      scene.frame()
      #expect(balloons(in: scene.list) == 1)
    }
  }

  private func balloons(in list: DisplayList) -> Int {
    list.layers.flatMap { Array($0.commands) }.count {
      if case .use = $0 { true } else { false }
    }
  }
}
