/// The way of a part of a value.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  public typealias Body = EmptyKeyframes<Root>

  private let content: Content
  private let get: (Root) -> Value
  private let set: (inout Root, Value) -> Void

  /// Creates the way of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.content = content()
    get = { $0 }
    set = { $0 = $1 }
  }

  #if !hasFeature(Embedded)
  /// Creates the way of a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.content = content()
    get = { $0[keyPath: keyPath] }
    set = { $0[keyPath: keyPath] = $1 }
  }
  #endif

  public func _addTracks(to tracks: inout _KeyframeTracks<Root>) {
    var segments = _KeyframeSegments<Value>()
    content._addSegments(to: &segments)
    let path = KeyframePath(from: get(tracks.initialValue), segments)
    let set = set
    tracks.add(duration: path.duration) { set(&$0, path.value(at: $1)) }
  }
}
