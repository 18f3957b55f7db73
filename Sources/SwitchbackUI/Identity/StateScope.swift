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
