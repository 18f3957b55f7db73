import Measuring
import Switchback

// difference CONTESTANT CHANGE COUNT RUNS: brings a map in line with so many places, as often as is said, after a
// change of them each time. A line a run: `run WALL-SECONDS PROCESSOR-SECONDS`.

/// The contestant of that name.
func contestant(named name: String) -> (any Contestant)? {
  switch name {
  case "markers": Declaration(line: []) { MarkerMap(model: $0) }
  case "annotations": Declaration(line: []) { AnnotationMap(model: $0) }
  case "framed": Declaration(line: []) { FramingMap(model: $0) }
  case "million": Declaration(line: spiral(1_000_000)) { MarkerMap(model: $0) }
  case "pattern": SortedDifference()
  default: nil
  }
}

/// A line of so many places.
func spiral(_ count: Int) -> [CLLocationCoordinate2D] {
  (0..<count).map { index in
    let part = Double(index) / Double(count)
    return CLLocationCoordinate2D(latitude: 42 + part * 8, longitude: -4 + part * part * 11)
  }
}

func main() {
  let words = CommandLine.arguments.dropFirst()
  guard words.count == 4, let contestant = contestant(named: words[1]),
    let change = Change(rawValue: words[2]), let count = Int(words[3]), let runs = Int(words[4]),
    count > 0, runs > 0
  else {
    fail("usage: difference CONTESTANT CHANGE COUNT RUNS")
  }
  var generator = SplitMix(seed: 1)
  var spots = Spot.row(count)
  var nextID = count
  contestant.begin(spots)
  // The first update is not counted: it warms up what the others use too.
  for run in -1..<runs {
    spots = change.applied(to: spots, nextID: &nextID, using: &generator)
    contestant.prepare(spots)
    let begin = Clock.now()
    contestant.update(spots)
    let end = Clock.now()
    if run >= 0 { print("run", end.wall - begin.wall, end.processor - begin.processor) }
    contestant.settle()
  }
}

main()
