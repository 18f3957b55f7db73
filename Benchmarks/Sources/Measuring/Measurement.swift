#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Runs of one piece of work, printed as all readers print them.
///
/// A line a run, `run WALL-SECONDS PROCESSOR-SECONDS POINTS CHECKSUM`, behind it the number of bytes
/// that were written where some were, and at the end `peak BYTES`.
public struct Measurement {
  private let warmUps: Int
  private let runs: Int

  /// Takes the number of runs that are not printed and that of those that are.
  public init(warmUps: Int, runs: Int) {
    self.warmUps = warmUps
    self.runs = runs
  }

  /// Runs the work; what becomes of its result is not timed.
  public func time<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result,
    outcome: (Result) -> Outcome
  ) throws(Failure) {
    for run in -warmUps..<runs {
      let begin = Clock.now()
      let result = try work()
      let end = Clock.now()
      guard run >= 0 else { continue }
      print("run", end.wall - begin.wall, end.processor - begin.processor, outcome(result).text)
    }
    print("peak", File.peakBytes())
  }
}

/// Ends the program with a reason.
public func fail(_ reason: String) -> Never {
  var line = "\(reason)\n"
  line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(1)
}
