/// The view whose code runs: while its body is made, and while an action runs that it declared.
enum StateScope {
  nonisolated(unsafe) static var current: StateTable?

  static func run(_ action: () -> Void, in table: StateTable?) {
    let outer = current
    current = table
    action()
    current = outer
  }
}

/// Where code finds the state of the views round it, for code that is kept and runs later.
package struct StateReach {
  private let table = StateScope.current

  /// Keeps the reach of the code that runs.
  package init() {}

  /// Runs code with that reach.
  package func run(_ action: () -> Void) {
    StateScope.run(action, in: table)
  }
}
