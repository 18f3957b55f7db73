import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct MapCameraKeyframeTests {
  private let middle = CGPoint(x: 400, y: 300)

  private func probe(_ trigger: Changing<Int>, calls: Changing<[MapCamera]>) -> CameraProbe {
    CameraProbe {
      Map(initialPosition: .rect(.verdon)) {}
        .mapCameraKeyframeAnimator(trigger: trigger.value) { camera in
          let _ = calls.value.append(camera)
          KeyframeTrack(\MapCamera.heading) { LinearKeyframe(90, duration: 2) }
          KeyframeTrack(\MapCamera.distance) {
            LinearKeyframe(camera.distance / 2, duration: 1)
            LinearKeyframe(camera.distance, duration: 1)
          }
        }
    }
  }

  @Test func `leads the camera along keyframes once for each change of the trigger`() {
    let trigger = Changing(0)
    let calls = Changing<[MapCamera]>([])
    let probe = probe(trigger, calls: calls)
    for _ in 0..<3 { probe.update() }
    #expect(calls.value.isEmpty)
    #expect(!probe.isAnimating)
    let before = MapCamera(probe.viewport)
    trigger.value = 1
    probe.update()
    #expect(calls.value == [before])
    for _ in 0..<3 { probe.update() }
    #expect(calls.value.count == 1)
    // The first frame after the change is the start.
    let elapsed = 3.0 / 60
    #expect(abs(probe.viewport.heading - 45 * elapsed) < 1e-9)
    probe.frame(after: 1 - elapsed)
    #expect(abs(MapCamera(probe.viewport).distance / before.distance - 0.5) < 1e-9)
    probe.frame(after: 2)
    #expect(abs(probe.viewport.heading - 90) < 1e-9)
    #expect(abs(MapCamera(probe.viewport).distance / before.distance - 1) < 1e-9)
    #expect(!probe.map.cameraController.isAnimating)
    trigger.value = 2
    probe.update()
    #expect(calls.value.count == 2)
  }

  @Test func `a gesture ends them at once`() {
    let trigger = Changing(0)
    let calls = Changing<[MapCamera]>([])
    let probe = probe(trigger, calls: calls)
    trigger.value = 1
    probe.update()
    probe.frame(after: 0.5)
    #expect(probe.map.cameraController.isAnimating)
    probe.pointer(.pointerDown, middle, device: .touch)
    let stopped = probe.viewport
    for _ in 0..<60 { probe.frame() }
    probe.update()
    #expect(probe.viewport == stopped)
    #expect(calls.value.count == 1)
  }

  @Test func `shows the end at once where less movement is asked for`() {
    let trigger = Changing(0)
    let calls = Changing<[MapCamera]>([])
    let probe = probe(trigger, calls: calls)
    probe.host.reducesMotion = true
    trigger.value = 1
    probe.update()
    #expect(abs(probe.viewport.heading - 90) < 1e-9)
    #expect(!probe.map.cameraController.isAnimating)
  }

  @Test func `follows keyframes of whole cameras, through north and round to where it was`() {
    let trigger = Changing(0)
    let probe = CameraProbe {
      Map(initialPosition: .rect(.verdon)) {}
        .mapCameraKeyframeAnimator(trigger: trigger.value) { camera in
          KeyframeTrack {
            LinearKeyframe(turned(camera, by: 180), duration: 1)
            LinearKeyframe(turned(camera, by: 360), duration: 1)
          }
        }
    }
    let before = probe.viewport
    trigger.value = 1
    probe.update()
    probe.frame(after: 0.5)
    #expect(abs(probe.viewport.heading - 90) < 1e-9)
    probe.frame(after: 1)
    #expect(abs(probe.viewport.heading - 270) < 1e-9)
    probe.frame(after: 1)
    #expect(probe.viewport.isSame(as: before))
  }

  private func turned(_ camera: MapCamera, by degrees: Double) -> MapCamera {
    var turned = camera
    turned.heading += degrees
    return turned
  }

  @Test func `the camera that comes after keyframes is where they end`() {
    let trigger = Changing(0)
    let calls = Changing<[MapCamera]>([])
    let probe = probe(trigger, calls: calls)
    trigger.value = 1
    probe.update()
    probe.frame(after: 3)
    let end = MapCamera(probe.viewport)
    probe.resize(to: CGSize(width: 700, height: 500))
    probe.frame()
    #expect(probe.viewport.heading == end.heading)
    #expect(abs(probe.viewport.center.coordinate.latitude - end.centerCoordinate.latitude) < 1e-9)
  }
}
