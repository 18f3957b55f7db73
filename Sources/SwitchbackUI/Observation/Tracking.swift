/// What a piece of code reads of objects that tell of their changes.
///
/// One is kept for each tree of views, which is updated when something changes that the last update read.
package final class Tracking {
  /// Runs before something changes that was read.
  private let onChange: () -> Void

  private var signals: Set<Signal> = []

  #if canImport(Observation) && !hasFeature(Embedded)
  private let end = TrackingEnd()
  #endif

  /// Creates a tracking; `onChange` runs before something changes that was read, once until the next run.
  package init(onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  /// Runs code and remembers what it reads, in place of what an earlier run read.
  package func run(_ body: () -> Void) {
    stop()
    let outer = SignalCenter.current
    SignalCenter.current = self
    #if canImport(Observation) && !hasFeature(Embedded)
    end.track(body, onChange: onChange)
    #else
    body()
    #endif
    SignalCenter.current = outer
  }

  /// Forgets what was read.
  package func stop() {
    for signal in signals { SignalCenter.remove(self, from: signal) }
    signals = []
    #if canImport(Observation) && !hasFeature(Embedded)
    end.reach()
    #endif
  }

  func read(_ signal: Signal) {
    if signals.insert(signal).inserted { SignalCenter.add(self, to: signal) }
  }

  func fire() {
    onChange()
  }
}
