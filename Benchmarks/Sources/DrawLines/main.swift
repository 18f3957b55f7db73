// Draws lines and says how long it took:  draw-lines WORK NUMBER…
import Measuring

let arguments = CommandLine.arguments
guard arguments.count > 2, let work = Work(rawValue: arguments[1]) else {
  fail("usage: draw-lines \(Work.names) NUMBER…")
}
work.run(arguments.dropFirst(2).compactMap { Int($0) })
