/// A reference that does not keep its object, which the one who has it knows to be there.
///
/// Embedded Swift has no `unowned`.
struct Unowned<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  init(_ object: Object) {
    reference = .passUnretained(object)
  }

  var object: Object { reference.takeUnretainedValue() }

  /// Gives the object to code that does not let go of it, without counting the reference.
  func lend<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }
}
