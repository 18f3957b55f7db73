/// The way of a value through its keyframes.
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>

  /// Creates a way that starts with a value.
  public init<Content: Keyframes>(
    initialValue: Value,
    @KeyframesBuilder<Value> content: () -> Content
  ) where Content.Value == Value {
    self.init(initialValue: initialValue, keyframes: content())
  }

  package init<Content: Keyframes>(initialValue: Value, keyframes: Content)
  where Content.Value == Value {
    var tracks = _KeyframeTracks(initialValue: initialValue)
    keyframes._addTracks(to: &tracks)
    self.tracks = tracks
  }

  /// The seconds until the last keyframe of all.
  public var duration: Double { tracks.duration }

  /// The value after that many seconds: the first before the start, the last after the end.
  public func value(time: Double) -> Value {
    var value = tracks.initialValue
    update(&value, time: time)
    return value
  }

  /// The value after that part of the duration, between 0 and 1.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }

  /// Changes the parts of a value that have keyframes to what they are after that many seconds.
  public func update(_ value: inout Value, time: Double) {
    tracks.update(&value, at: time)
  }

  /// Changes the parts of a value that have keyframes to what they are after that part of the duration.
  public func update(_ value: inout Value, progress: Double) {
    update(&value, time: progress * duration)
  }
}
