import Measuring
import Switchback

/// What is measured.
enum Work: String, CaseIterable {
  /// The first frame of a line: `first POINTS`.
  case first

  /// Frames while the map moves over a line: `pan POINTS LEVELS`.
  case pan

  /// A frame of many lines: `many LINES POINTS`.
  case many

  /// The memory of a line: `memory POINTS`.
  case memory

  /// One place more, for a line in a map's content: `grow POINTS`.
  case grow

  static var names: String { allCases.map(\.rawValue).joined(separator: "|") }

  /// Measures, and prints numbers: the seconds of the work, then what else there is to say.
  func run(_ numbers: [Int]) {
    switch self {
    case .first: Self.measureFirst(numbers[0])
    case .pan: Self.measurePan(numbers[0], levels: numbers[1])
    case .many: Self.measureMany(numbers[0], points: numbers[1])
    case .memory: Self.measureMemory(numbers[0])
    case .grow: Self.measureGrowth(numbers[0])
    }
  }

  private static func measureFirst(_ count: Int) {
    let line = Track.line(count, seed: 1)
    let scene = Scene([line])
    var list = DisplayList(size: .zero)
    let seconds = Stopwatch.seconds {
      scene.showAll()
      list = scene.measuredFrame()
    }
    print(seconds, Scene.vertexCount(list))
  }

  private static func measurePan(_ count: Int, levels: Int) {
    let line = Track.line(count, seed: 1)
    let scene = Scene([line])
    scene.showAll()
    _ = scene.measuredFrame()
    let place = line.withPoints { $0[count / 2] }
    scene.zoom(levels: levels, about: place, from: scene.map.visibleMapRect)
    _ = scene.measuredFrame()
    var seconds: [Double] = []
    var most = 0
    for _ in 0..<60 {
      scene.pan(0.004)
      var list = DisplayList(size: .zero)
      seconds.append(Stopwatch.seconds { list = scene.measuredFrame() })
      most = max(most, Scene.vertexCount(list))
    }
    seconds.sort()
    print(seconds[seconds.count / 2], most)
  }

  private static func measureMany(_ lines: Int, points: Int) {
    let scene = Scene((0..<lines).map { Track.line(points, seed: UInt64($0 + 1)) })
    scene.showAll()
    var list = scene.measuredFrame()
    var seconds: [Double] = []
    for _ in 0..<20 {
      scene.pan(0.004)
      seconds.append(Stopwatch.seconds { list = scene.measuredFrame() })
    }
    seconds.sort()
    print(seconds[seconds.count / 2], Scene.vertexCount(list))
  }

  private static func measureMemory(_ count: Int) {
    let places = Track.places(count, seed: 1).map { $0.coordinate }
    // The program's own pages are touched before the first count.
    LiveStage(Array(places.prefix(1_000))).draw()
    let before = Stopwatch.residentBytes()
    let stage = LiveStage(places)
    stage.draw()
    // What the map's content was given, which the program may have let go by now, is added.
    let own = places.count * 16
    print(Double(Stopwatch.residentBytes() - before + own) / Double(count), places.count)
  }

  private static func measureGrowth(_ count: Int) {
    var places = Track.places(count + 200, seed: 1).map { $0.coordinate }
    let rest = Array(places[count...])
    places.removeLast(rest.count)
    let stage = LiveStage(places)
    stage.draw()
    var seconds: [Double] = []
    for place in rest {
      places.append(place)
      seconds.append(Stopwatch.seconds { stage.show(places) })
    }
    seconds.sort()
    // However often it has grown, it is one line.
    print(seconds[seconds.count / 2], stage.draw())
  }
}
