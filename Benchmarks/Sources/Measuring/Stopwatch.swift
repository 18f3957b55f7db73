/// Takes the processor time of pieces of work.
public enum Stopwatch {
  /// The processor time that the work takes, in seconds.
  public static func seconds(_ work: () -> Void) -> Double {
    let begin = Clock.now()
    work()
    return Clock.now().processor - begin.processor
  }

  /// The memory that this process has in use, in bytes.
  public static func residentBytes() -> Int {
    guard let statistics = File.content(ofSystemFile: "/proc/self/statm") else { return 0 }
    let fields = statistics.split(separator: UInt8(ascii: " "))
    guard fields.count > 1 else { return 0 }
    return fields[1].reduce(0) { $0 * 10 + Int($1) - 48 } * 4096
  }
}
