/// A view that is made of a value which goes along keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  public typealias Body = Never

  private let initialValue: Value
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  private let starts: (KeyframeRecord<Value>) -> Bool
  private let isRepeating: Bool

  /// Creates a view whose value goes along the keyframes again and again, each time from the first value; where
  /// `repeating` is false it stays there.
  public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
    isRepeating = true
    starts = { record in
      if !repeating {
        record.stop(at: initialValue)
        return false
      }
      return record.timeline == nil
    }
  }

  /// Creates a view whose value goes along the keyframes each time the trigger changes, from where it is then.
  public init<Trigger: Equatable>(
    initialValue: Value,
    trigger: Trigger,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
    isRepeating = false
    starts = { record in
      let before = record.trigger.flatMap { $0 as? ValueRecord<Trigger> }
      if let before, before.value == trigger { return false }
      record.trigger = ValueRecord(trigger)
      return before != nil
    }
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let record =
      visitor.slot.record.flatMap { $0 as? KeyframeRecord<Value> }
      ?? KeyframeRecord(view.initialValue)
    visitor.slot.record = record
    let time = visitor.context.time
    record.advance(to: time, isRepeating: view.isRepeating)
    if view.starts(record) {
      let keyframes = view.keyframes(record.value)
      record.start(KeyframeTimeline(initialValue: record.value, keyframes: keyframes), at: time)
      record.advance(to: time, isRepeating: view.isRepeating)
    }
    if record.isMoving { visitor.context.stepSoon() }
    visitor.visit(view.content(record.value), inChild: 0)
  }
}

extension View {
  /// The view changed by a value that goes along keyframes again and again; where `repeating` is false it stays what it
  /// is at first.
  ///
  /// `content` is called in each frame.
  public consuming func keyframeAnimator<Value, Changed: View, Path: Keyframes>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View where Path.Value == Value {
    let placeholder = placeholder
    return KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
      content(placeholder, $0)
    } keyframes: {
      keyframes($0)
    }
  }

  /// The view changed by a value that goes along keyframes each time the trigger changes, from where it is then.
  ///
  /// `content` is called in each frame.
  public consuming func keyframeAnimator<Value, Trigger: Equatable, Changed: View, Path: Keyframes>(
    initialValue: Value,
    trigger: Trigger,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View where Path.Value == Value {
    let placeholder = placeholder
    return KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(placeholder, $0)
    } keyframes: {
      keyframes($0)
    }
  }

  private var placeholder: PlaceholderContentView<Self> {
    PlaceholderContentView { Self._visit(self, &$0) }
  }
}

/// Where a value is on its keyframes.
final class KeyframeRecord<Value>: SlotRecord {
  fileprivate private(set) var value: Value
  fileprivate private(set) var timeline: KeyframeTimeline<Value>?

  /// Whether a later frame will have another value.
  fileprivate private(set) var isMoving = false

  /// The trigger of the last update.
  fileprivate var trigger: AnyObject?

  private var start = 0.0

  package var isLeaving: Bool { false }

  fileprivate init(_ value: Value) {
    self.value = value
  }

  fileprivate func start(_ timeline: KeyframeTimeline<Value>, at time: Double) {
    self.timeline = timeline
    start = time
    isMoving = true
  }

  fileprivate func stop(at value: Value) {
    timeline = nil
    isMoving = false
    self.value = value
  }

  fileprivate func advance(to time: Double, isRepeating: Bool) {
    guard isMoving, let timeline else { return }
    let duration = timeline.duration
    var passed = max(0, time - start)
    if isRepeating, duration > 0, passed >= duration {
      let whole = (passed / duration).rounded(.down) * duration
      start += whole
      passed -= whole
    }
    isMoving = passed < duration
    value = timeline.value(time: passed)
  }
}
