import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

/// Random content, compared after each update with what it says.
@MainActor
@Suite struct ContentPropertyTests {
  /// How many updates there are in all; each is one content after another.
  private static let sequences = 100
  private static let updates = 100

  @Test(arguments: 0..<4)
  func `any row of contents ends in what the last one says, at one operation a changed field`(
    _ part: Int
  ) {
    for seed in 0..<Self.sequences / 4 {
      var trial = Trial(seed: UInt64(part * 1_000 + seed))
      trial.run(updates: Self.updates)
      if let failure = trial.failure {
        Issue.record("seed \(part * 1_000 + seed): \(failure)")
        return
      }
    }
  }

  @Test func `ten thousand rounds of coming and going leave nothing behind`() {
    let model = Changing(RandomContent(hasFoot: false))
    let probe = MapProbe(controls: .hidden) { RandomItems(content: model.value) }
    let before = Counted.count
    for round in 0..<10_000 {
      var item = RandomItem(id: round % 7, kind: .annotation)
      item.counted = Counted()
      model.value.items = round % 2 == 0 ? [item] : []
      _ = probe.update(after: round % 3 == 0 ? 1 : 0.05)
    }
    model.value.items = []
    _ = probe.update(after: 1)
    probe.frame(after: 1)
    _ = probe.update(after: 1)
    #expect(Counted.count == before)
    #expect(probe.map?.annotationRecords.isEmpty == true)
    #expect(probe.map?.recordsByAnnotation.isEmpty == true)
    #expect(probe.map?.reconciler.records.isEmpty == true)
  }

  @Test func `a map that is dropped while content leaves takes all with it`() {
    let before = Counted.count
    for round in 0..<200 {
      let model = Changing(RandomContent())
      var items = (0..<6).map { RandomItem(id: $0, kind: $0 % 2 == 0 ? .annotation : .marker) }
      for index in items.indices { items[index].counted = Counted() }
      model.value.items = items
      let probe = MapProbe { RandomItems(content: model.value) }
      probe.frame(after: 1)
      model.value.items = []
      _ = probe.update(after: 0.01)
      if round % 2 == 0 { probe.frame(after: 0.1) }
    }
    #expect(Counted.count == before)
  }
}

// MARK: - The content

/// What a random item is shown as.
private enum RandomKind: Int, CaseIterable {
  case marker
  case annotation
  case line
  case pair
  case optional
}

private struct RandomItem: Identifiable {
  let id: Int
  var kind: RandomKind
  var name = "A"
  var latitude = 43.0
  var tint = 0
  var isShown = true
  var counted: Counted?

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: 6)
  }

  var line: [CLLocationCoordinate2D] {
    [coordinate, CLLocationCoordinate2D(latitude: latitude + 0.01, longitude: 6.1)]
  }

  static let tints: [Color] = [.red, .green, .blue]
}

private struct RandomContent {
  var items: [RandomItem] = []
  var hasHead = false
  var hasFoot = true
}

/// Counts how many of it there are.
private final class Counted {
  nonisolated(unsafe) static var count = 0

  init() { Counted.count += 1 }

  deinit { Counted.count -= 1 }
}

private struct RandomItems: MapContent {
  let content: RandomContent

  var body: some MapContent {
    if content.hasHead { Marker("Head", coordinate: .init(latitude: 44, longitude: 6)) }
    ForEach(content.items) { item in
      switch item.kind {
      case .marker:
        Marker(item.name, coordinate: item.coordinate).tint(RandomItem.tints[item.tint])
      case .annotation:
        Annotation(item.name, coordinate: item.coordinate) { [counted = item.counted] in
          _ = counted
          return Text(item.name)
        }
      case .line:
        MapPolyline(coordinates: item.line).stroke(RandomItem.tints[item.tint], lineWidth: 2)
      case .pair:
        Marker(item.name, coordinate: item.coordinate)
        MapPolyline(coordinates: item.line).stroke(RandomItem.tints[item.tint], lineWidth: 2)
      case .optional:
        if item.isShown { Marker(item.name, coordinate: item.coordinate) }
      }
    }
    if content.hasFoot { Marker("Foot", coordinate: .init(latitude: 42, longitude: 6)) }
  }
}

// MARK: - What is expected

/// A thing that is to be on the map.
private struct Leaf: Equatable {
  /// What tells it from all others: where it stands in the content.
  struct Key: Hashable {
    var id: Int
    var occurrence: Int
    var kind: RandomKind
    var part: Int
  }

  var key: Key
  var name: String
  var latitude: Double
  var tint: Int
  var isLine: Bool

  /// The fields in which it differs from the same thing before.
  func changes(from before: Leaf) -> [MapOperation.Field] {
    var changes: [MapOperation.Field] = []
    if isLine {
      if tint != before.tint { changes.append(.stroke) }
      if latitude != before.latitude { changes.append(.line) }
      return changes
    }
    if latitude != before.latitude { changes.append(.coordinate) }
    if name != before.name { changes.append(.title) }
    if tint != before.tint { changes.append(.tint) }
    return changes
  }
}

extension RandomContent {
  /// What is to be on the map, the lowest first.
  fileprivate var leaves: [Leaf] {
    var leaves: [Leaf] = []
    var occurrences: [Int: Int] = [:]
    if hasHead { leaves.append(Self.fixed("Head", latitude: 44, id: -1)) }
    for item in items {
      let occurrence = occurrences[item.id, default: 0]
      occurrences[item.id] = occurrence + 1
      func add(part: Int, tint: Int, isLine: Bool) {
        leaves.append(
          Leaf(
            key: .init(id: item.id, occurrence: occurrence, kind: item.kind, part: part),
            name: isLine ? "" : item.name,
            latitude: item.latitude,
            tint: tint,
            isLine: isLine
          )
        )
      }
      switch item.kind {
      case .marker: add(part: 0, tint: item.tint, isLine: false)
      case .annotation: add(part: 0, tint: -1, isLine: false)
      case .line: add(part: 0, tint: item.tint, isLine: true)
      case .pair:
        add(part: 0, tint: -1, isLine: false)
        add(part: 1, tint: item.tint, isLine: true)
      case .optional: if item.isShown { add(part: 0, tint: -1, isLine: false) }
      }
    }
    if hasFoot { leaves.append(Self.fixed("Foot", latitude: 42, id: -2)) }
    return leaves
  }

  private static func fixed(_ name: String, latitude: Double, id: Int) -> Leaf {
    Leaf(
      key: .init(id: id, occurrence: 0, kind: .marker, part: 0),
      name: name,
      latitude: latitude,
      tint: -1,
      isLine: false
    )
  }
}

// MARK: - A trial

/// A row of random contents, and what each is to lead to.
@MainActor
private struct Trial {
  private(set) var failure: String?

  private var generator: SeededGenerator
  private let model = Changing(RandomContent())
  private let probe: MapProbe<RandomItems>
  private var before: [Leaf] = []

  /// What is on its way off the map, and the time at which it is gone.
  private var leaving: [Leaf.Key: Leaf] = [:]
  private var views: [Leaf.Key: MKAnnotationView] = [:]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let model = model
    // All is in sight, so that what leaves stays to be revived.
    let everything = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 43.2, longitude: 6),
      span: MKCoordinateSpan(latitudeDelta: 6, longitudeDelta: 6)
    )
    // Controls have no part in what content does, and half of the time of a frame.
    probe = MapProbe(at: .region(everything), controls: .hidden) {
      RandomItems(content: model.value)
    }
    before = model.value.leaves
    probe.frame(after: 1)
  }

  mutating func run(updates: Int) {
    for update in 0..<updates where failure == nil {
      for _ in 0..<Int.random(in: 0...3, using: &generator) { change() }
      step(update)
    }
  }

  private mutating func step(_ number: Int) {
    // Either nothing that leaves is gone by the next frame, or all of it is.
    let isLong = Bool.random(using: &generator)
    if isLong {
      probe.frame(after: 2)
      leaving = [:]
    }
    let leaves = model.value.leaves
    let operations = probe.update(after: 0.001)
    check(operations, leaves: leaves, number: number)
    checkMap(leaves, number: number)
    for leaf in before where !leaves.contains(where: { $0.key == leaf.key }) {
      leaving[leaf.key] = leaf
    }
    before = leaves
  }

  private mutating func check(_ operations: [MapOperation], leaves: [Leaf], number: Int) {
    var expected: [String: Int] = [:]
    // What leaves and has no picture, because others hide it, may be forgotten before its time; then it comes back as
    // something new, and has no fields that changed.
    var possible: [String: Int] = [:]
    for leaf in leaves {
      if let old = before.first(where: { $0.key == leaf.key }) {
        for field in leaf.changes(from: old) { expected["\(field)", default: 0] += 1 }
      } else if let old = leaving[leaf.key] {
        expected["come", default: 0] += 1
        for field in leaf.changes(from: old) { possible["\(field)", default: 0] += 1 }
        leaving[leaf.key] = nil
        views[leaf.key] = nil
      } else {
        expected["come", default: 0] += 1
        views[leaf.key] = nil
      }
    }
    let kept = Set(leaves.map { $0.key })
    expected["remove"] = before.count { !kept.contains($0.key) }
    if expected["remove"] == 0 { expected["remove"] = nil }
    var found: [String: Int] = [:]
    for operation in operations {
      switch operation.kind {
      case .insert, .revive: found["come", default: 0] += 1
      case .remove: found["remove", default: 0] += 1
      case .patch(.order): break
      case .patch(let field): found["\(field)", default: 0] += 1
      }
    }
    for key in Set(found.keys).union(expected.keys) {
      let least = expected[key, default: 0]
      if (least...least + possible[key, default: 0]).contains(found[key, default: 0]) { continue }
      failure = "update \(number): \(found), not \(expected) and at most \(possible)"
    }
  }

  /// Compares what the map shows, in its order, with what it is to show.
  private mutating func checkMap(_ leaves: [Leaf], number: Int) {
    guard failure == nil, let map = probe.map else { return }
    let annotations = leaves.filter { !$0.isLine }
    let shown = map.annotationRecords.filter { !$0.isLeaving }.sorted { $0.order < $1.order }
    guard shown.map({ $0.annotation.title ?? "" }) == annotations.map({ $0.name }),
      shown.map({ $0.annotation.coordinate.latitude }) == annotations.map({ $0.latitude })
    else {
      let names = shown.map { $0.annotation.title ?? "" }
      failure = "update \(number): the map shows \(names), not \(annotations.map { $0.name })"
      return
    }
    let lines = map.overlays.compactMap { $0 as? MKPolyline }.map { $0.coordinate.latitude }
    if lines.count != leaves.count(where: { $0.isLine }) {
      failure = "update \(number): the map shows \(lines.count) lines"
      return
    }
    for (record, leaf) in zip(shown, annotations) {
      guard let view = record.view else { continue }
      if let before = views[leaf.key], before !== view {
        failure = "update \(number): another view for \(leaf.key)"
        return
      }
      views[leaf.key] = view
    }
  }

  private mutating func change() {
    let items = model.value.items
    let index = items.indices.randomElement(using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...2:
      let kind = RandomKind.allCases.randomElement(using: &generator) ?? .marker
      let item = RandomItem(id: Int.random(in: 0..<12, using: &generator), kind: kind)
      model.value.items.insert(item, at: Int.random(in: 0...items.count, using: &generator))
    case 3: if let index { model.value.items.remove(at: index) }
    case 4:
      guard let index else { return }
      let item = model.value.items.remove(at: index)
      let place = Int.random(in: 0...model.value.items.count, using: &generator)
      model.value.items.insert(item, at: place)
    case 5: model.value.items.shuffle(using: &generator)
    case 6: if let index { model.value.items[index].latitude += 0.01 }
    case 7: if let index { model.value.items[index].name += "b" }
    case 8: if let index { model.value.items[index].tint = (items[index].tint + 1) % 3 }
    case 9:
      guard let index else { return }
      model.value.items[index].kind = RandomKind.allCases.randomElement(using: &generator) ?? .line
    case 10: if let index { model.value.items[index].isShown.toggle() }
    default:
      model.value.hasHead = Bool.random(using: &generator)
      model.value.hasFoot = Bool.random(using: &generator)
    }
  }
}
