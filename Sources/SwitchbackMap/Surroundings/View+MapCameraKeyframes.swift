public import SwitchbackUI

extension View {
  /// The view with the cameras of the maps inside led along keyframes each time the value changes.
  ///
  /// The closure is called once for each change, with the camera as it is. What a person does to the map ends the
  /// animation at once. Where less movement is asked for, the map shows the end.
  public consuming func mapCameraKeyframeAnimator<Trigger: Equatable, Content: Keyframes>(
    trigger: Trigger,
    @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> Content
  ) -> some View where Content.Value == MapCamera {
    MapCameraAnimatingView(content: self, value: trigger, keyframes: keyframes)
  }
}

/// A view round maps whose cameras follow keyframes.
private struct MapCameraAnimatingView<Content: View, Value: Equatable, Frames: Keyframes>: View
where Frames.Value == MapCamera {
  @State private var trigger = TypedAnimationTrigger<Value>()
  private let content: Content
  private let value: Value
  private let keyframes: (MapCamera) -> Frames

  init(content: Content, value: Value, keyframes: @escaping (MapCamera) -> Frames) {
    self.content = content
    self.value = value
    self.keyframes = keyframes
  }

  var body: some View {
    trigger.see(value)
    let keyframes = keyframes
    let animator = MapCameraAnimator(trigger: trigger) { camera in
      let timeline = KeyframeTimeline(initialValue: camera, keyframes: keyframes(camera))
      return (timeline.duration, { timeline.value(time: $0) })
    }
    return content.transformEnvironment { environment in
      environment.transformMapSurroundings { $0.animators.append(animator) }
    }
  }
}
