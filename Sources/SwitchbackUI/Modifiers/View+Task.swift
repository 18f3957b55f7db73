#if !hasFeature(Embedded)
extension View {
  /// Starts work when the view comes on the screen, and cancels it when the view is no longer there.
  public consuming func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(WorkModifier(priority: priority, action: action))
  }
}

private struct WorkModifier: ViewModifier {
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void

  @State private var work = ViewWork()

  func body(content: Content) -> some View {
    content
      .onAppear { work.task = Task(priority: priority) { [action] in await action() } }
      .onDisappear { work.task?.cancel() }
  }
}

/// Work that goes on as long as a view is on the screen.
private final class ViewWork {
  var task: Task<Void, Never>?
}
#endif
