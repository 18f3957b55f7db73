// Reads one file several times and says how long it took:
//   read-xmlparser hand|formatter FILE WARM-UPS RUNS
import Foundation
import Measuring

#if canImport(FoundationXML)
import FoundationXML
#endif

let arguments = CommandLine.arguments
guard arguments.count == 5, let warmUps = Int(arguments[3]), let runs = Int(arguments[4]) else {
  fail("usage: read-xmlparser hand|formatter FILE WARM-UPS RUNS")
}
guard let bytes = File.content(of: arguments[2]) else {
  fail("read-xmlparser: cannot read \(arguments[2])")
}
let data = Data(bytes)
let timeReader: any TimeReader =
  arguments[1] == "formatter" ? FormatterTimeReader() : HandTimeReader()

Measurement(warmUps: warmUps, runs: runs).time {
  let delegate = GPXDelegate(timeReader)
  // With a stream, for XMLParser(data:) fails on Linux where the data has more than 10 MB.
  let parser = XMLParser(stream: InputStream(data: data))
  parser.delegate = delegate
  guard parser.parse() else {
    fail(
      "read-xmlparser: \(arguments[2]): \(parser.parserError?.localizedDescription ?? "unknown error")"
    )
  }
  return delegate.points
} outcome: { points in
  var checksum = Checksum()
  for point in points {
    checksum.add(
      latitude: point.latitude,
      longitude: point.longitude,
      elevation: point.elevation,
      milliseconds: point.time.map { Int64(($0.timeIntervalSince1970 * 1000).rounded()) }
    )
  }
  return Outcome(checksum)
}
