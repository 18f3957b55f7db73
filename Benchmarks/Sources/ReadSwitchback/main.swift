// Reads one file several times and says how long it took:  read-switchback MODE FILE WARM-UPS RUNS
import Measuring

let arguments = CommandLine.arguments
guard arguments.count == 5, let warmUps = Int(arguments[3]), let runs = Int(arguments[4]) else {
  fail("usage: read-switchback \(Mode.names) FILE WARM-UPS RUNS")
}
guard let mode = Mode(rawValue: arguments[1]) else {
  fail("read-switchback: '\(arguments[1])' is not one of \(Mode.names)")
}
do {
  try mode.measure(arguments[2], Measurement(warmUps: warmUps, runs: runs))
} catch {
  fail("read-switchback: \(arguments[2]): \(error)")
}
