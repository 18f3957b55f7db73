/// The ways of the parts of a value, which go on at once.
public protocol Keyframes<Value> {
  /// The type of the whole value.
  associatedtype Value

  /// The type of the ways that these consist of.
  associatedtype Body: Keyframes

  /// The ways that these consist of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the way of each part.
  func _addTracks(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) {
    body._addTracks(to: &tracks)
  }
}

extension Keyframes where Body == EmptyKeyframes<Value> {
  /// What is a way itself consists of no others.
  public var body: EmptyKeyframes<Value> { EmptyKeyframes() }
}

/// No ways.
public struct EmptyKeyframes<Value>: Keyframes {
  public typealias Body = EmptyKeyframes<Value>

  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) {}
}

/// Ways beside others.
public struct _KeyframesPair<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  public typealias Value = First.Value
  public typealias Body = EmptyKeyframes<First.Value>

  let first: First
  let second: Second

  public func _addTracks(to tracks: inout _KeyframeTracks<First.Value>) {
    first._addTracks(to: &tracks)
    second._addTracks(to: &tracks)
  }
}
