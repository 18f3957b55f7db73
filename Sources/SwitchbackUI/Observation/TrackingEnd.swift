#if canImport(Observation) && !hasFeature(Embedded)
@_exported public import Observation

/// Ends what `withObservationTracking` began: a tracking ends when something changes that was read, so all that is
/// tracked reads a number here, which is changed for the end.
///
/// Without it every update would leave its tracking behind with the objects that it read.
final class TrackingEnd: Observable {
  private let registrar = ObservationRegistrar()
  private var isTracking = false
  private var isEnding = false

  private var count: Int { 0 }

  func track(_ body: () -> Void, onChange: @escaping () -> Void) {
    nonisolated(unsafe) let onChange = onChange
    isTracking = true
    withObservationTracking {
      registrar.access(self, keyPath: \.count)
      body()
    } onChange: { [weak self] in
      guard let self, !self.isEnding else { return }
      self.isTracking = false
      onChange()
    }
  }

  func reach() {
    guard isTracking else { return }
    isTracking = false
    isEnding = true
    registrar.withMutation(of: self, keyPath: \.count) {}
    isEnding = false
  }
}

// Views, and so what they observe, belong to the main thread.
extension TrackingEnd: @unchecked Sendable {}
#endif
