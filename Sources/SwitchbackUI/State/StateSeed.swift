/// The value that a `@State` property starts with.
final class StateSeed<Value>: DynamicSeed {
  private var initial: Value
  private var box: StateBox<Value>?

  init(_ initial: Value) {
    self.initial = initial
  }

  /// What the property is linked to for the code that runs: the box of the view that it belongs to.
  var linked: StateBox<Value>? {
    if let storage = StateScope.current?.storage(of: self) {
      return unsafeDowncast(storage, to: StateBox<Value>.self)
    }
    return box
  }

  var value: Value {
    get { linked?.value ?? initial }
    set {
      if let box = linked { box.set(newValue) } else { initial = newValue }
    }
  }

  override func attach(to storage: AnyObject?, in surroundings: Surroundings) -> AnyObject {
    let box =
      storage.flatMap { $0 as? StateBox<Value> } ?? StateBox(initial, graph: surroundings.graph)
    self.box = box
    return box
  }
}
