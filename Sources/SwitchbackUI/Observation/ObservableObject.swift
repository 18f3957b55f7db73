/// An object that tells views of its changes: by its `@Published` properties, or by `objectWillChange`.
///
/// Only the views of a surface that read what changes are updated. Classes with `@Observable` need none of this, where
/// the toolchain has the Observation module; this is for programs that were written before it, and for Embedded Swift.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  /// What tells of a change that no `@Published` property tells of.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher(object: self)
  }
}

/// Tells the views that observe an object of a change.
public struct ObservableObjectPublisher {
  let object: AnyObject

  /// Tells of a change that is about to happen.
  public func send() {
    SignalCenter.send(object)
  }
}
