import Foundation

/// Signals with which a person ends a program.
enum Interruptions {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Does something that must not be left half done; an interruption is heard after it.
  static func deferred<Failure: Error>(
    during work: () throws(Failure) -> Void
  ) throws(Failure) {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }
}
