import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

/// Random content, held against a model that knows of nothing but ids, kinds and fields.
@MainActor
@Suite struct RandomContentScenarios {
  // C06, C09, C13, C22
  @Test(arguments: 3...6 as ClosedRange<UInt64>)
  func `five hundred random contents each cost what they change, and end as the model says`(
    _ seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let log = MapLog()
    let items = Changing<[RandomItem]>([])
    let scene = MapScene(size: CGSize(width: 120, height: 90)) {
      Map(initialPosition: .region(RandomItem.region)) { RandomContent(items: items.value) }
        .onMapOperation(log.note)
        .mapControlVisibility(.hidden)
    }
    var oracle = ContentOracle()
    var renumberings = 0
    for step in 0..<500 {
      // Long enough for all that leaves to be gone, or too short for anything.
      if Int.random(in: 0..<4, using: &random) == 0 {
        scene.frame(after: 1)
        oracle.pass(to: scene.time)
      }
      // What is new is seen a little before it can go again.
      scene.frame(after: 0.03)
      oracle.pass(to: scene.time)
      RandomItem.change(&items.value, &random)
      log.operations = []
      scene.update(after: 0.03)
      let expected = oracle.update(items.value, at: scene.time)
      let found = ContentOracle.Count(log.operations)
      #expect(found == expected, "seed \(seed), step \(step)")
      if found.orders > oracle.mostOrders { renumberings += 1 }
      if let fault = check(scene, items.value) {
        Issue.record("seed \(seed), step \(step): \(fault)")
        return
      }
    }
    // Where there is no number left between two, all get new ones; that is rare.
    #expect(renumberings < 10)
    items.value = []
    scene.update()
    scene.settle()
    #expect(scene.map?.annotationRecords.isEmpty == true)
    #expect(scene.map?.overlays.isEmpty == true)
    #expect(scene.map?.isAnimating == false)
  }

  /// What of the map is not as the items say.
  private func check<Root>(_ scene: MapScene<Root>, _ items: [RandomItem]) -> String? {
    guard let map = scene.map else { return "no map" }
    let shown = map.annotations.map { "\($0.title ?? "") \($0.coordinate.longitude)" }
    let wanted = items.filter { $0.kind != .line }.map { "\($0.title) \($0.coordinate.longitude)" }
    if shown.sorted() != wanted.sorted() { return "annotations \(shown), not \(wanted)" }
    let lines = map.overlays.compactMap { ($0 as? MKPolyline)?.coordinate.longitude }
    if lines.count != items.count(where: { $0.kind == .line }) { return "\(lines.count) lines" }
    // What stands later in the content lies above.
    let drawn = map.annotationRecords.filter { !$0.isLeaving }.sorted { $0.order < $1.order }
    let names = drawn.map { $0.annotation.title ?? "" }
    if names != items.filter({ $0.kind != .line }).map(\.title) { return "order \(names)" }
    return nil
  }
}

/// Something on the map whose every field can change.
private struct RandomItem: Identifiable {
  enum Kind: CaseIterable {
    case marker
    case view
    case line
  }

  var id: Int
  var kind: Kind
  var place = 0
  var name = 0
  var color = 0
  var anchor = 0

  var title: String { "\(id)-\(name)" }

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: 43, longitude: 6 + Double(place) / 10)
  }

  var paint: Color { [Color.red, .green, .blue][color] }

  static let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 43, longitude: 6.2),
    latitudinalMeters: 90_000,
    longitudinalMeters: 90_000
  )

  static func random(_ random: inout SeededGenerator) -> RandomItem {
    RandomItem(
      // Few ids, so that many stand twice.
      id: Int.random(in: 0..<9, using: &random),
      kind: Kind.allCases[Int.random(in: 0..<3, using: &random)],
      place: Int.random(in: 0..<5, using: &random),
      name: Int.random(in: 0..<3, using: &random),
      color: Int.random(in: 0..<3, using: &random),
      anchor: Int.random(in: 0..<2, using: &random)
    )
  }

  static func change(_ items: inout [RandomItem], _ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let count = items.count
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1, 2: items.insert(.random(&random), at: Int.random(in: 0...count, using: &random))
      case 3 where count > 0, 4 where count > 0:
        items.remove(at: Int.random(in: 0..<count, using: &random))
      case 5 where count > 1:
        let item = items.remove(at: Int.random(in: 0..<count, using: &random))
        items.insert(item, at: Int.random(in: 0..<count, using: &random))
      case 6 where count > 0:
        let index = Int.random(in: 0..<count, using: &random)
        items[index].kind = Kind.allCases[Int.random(in: 0..<3, using: &random)]
      case 7 where count > 0:
        let index = Int.random(in: 0..<count, using: &random)
        let id = items[index].id
        items[index] = .random(&random)
        items[index].id = id
      case 8 where Int.random(in: 0..<8, using: &random) == 0: items.shuffle(using: &random)
      case 9 where Int.random(in: 0..<20, using: &random) == 0: items.removeAll()
      default:
        guard count > 0 else { continue }
        items[Int.random(in: 0..<count, using: &random)].place = Int.random(
          in: 0..<5,
          using: &random
        )
      }
    }
    if items.count > 14 { items.removeLast(items.count - 14) }
  }
}

private struct RandomContent: MapContent {
  let items: [RandomItem]

  var body: some MapContent {
    ForEach(items) { item in
      switch item.kind {
      case .marker: Marker(item.title, coordinate: item.coordinate).tint(item.paint)
      case .view:
        Annotation(
          item.title,
          coordinate: item.coordinate,
          anchor: item.anchor == 0 ? .center : .bottom
        ) {
          item.paint.frame(width: 9, height: 9)
        }
      case .line:
        MapPolyline(coordinates: [item.coordinate, RandomItem.region.center])
          .stroke(item.paint, lineWidth: 2)
      }
    }
  }
}

/// What the operations of an update must be.
private struct ContentOracle {
  struct Key: Hashable {
    var id: Int
    /// The how manieth item of that id.
    var row: Int
    var kind: RandomItem.Kind
  }

  struct Count: Equatable, CustomStringConvertible {
    var inserts = 0
    var removes = 0
    var revives = 0
    var patches = 0
    /// Not a part of what is compared: how few can do is told by `mostOrders`.
    var orders = 0

    init() {}

    init(_ operations: [MapOperation]) {
      for operation in operations {
        switch operation.kind {
        case .insert: inserts += 1
        case .remove: removes += 1
        case .revive: revives += 1
        case .patch(.order): orders += 1
        case .patch: patches += 1
        }
      }
    }

    static func == (first: Count, second: Count) -> Bool {
      first.inserts == second.inserts && first.removes == second.removes
        && first.revives == second.revives && first.patches == second.patches
    }

    var description: String {
      "\(inserts) inserted, \(removes) removed, \(revives) revived, \(patches) patched"
    }
  }

  /// What stays on the map when it was removed, in seconds.
  private static let leaving = 0.28

  private var present: [Key: RandomItem] = [:]
  private var gone: [Key: (item: RandomItem, since: Double)] = [:]
  private var row: [Key] = []

  /// The most writes of orders that a good difference needs.
  private(set) var mostOrders = 0

  /// Lets time go by.
  mutating func pass(to time: Double) {
    gone = gone.filter { time < $0.value.since + Self.leaving }
  }

  mutating func update(_ items: [RandomItem], at time: Double) -> Count {
    var count = Count()
    var rows: [Int: Int] = [:]
    var next: [Key: RandomItem] = [:]
    var nextRow: [Key] = []
    var revived = 0
    for item in items {
      let key = Key(id: item.id, row: rows[item.id, default: 0], kind: item.kind)
      rows[item.id, default: 0] += 1
      nextRow.append(key)
      next[key] = item
      if let before = present[key] {
        count.patches += changes(before, item)
      } else if let before = gone.removeValue(forKey: key)?.item {
        count.revives += 1
        revived += 1
        count.patches += changes(before, item)
      } else {
        count.inserts += 1
      }
    }
    for (key, item) in present where next[key] == nil {
      count.removes += 1
      gone[key] = (item, time)
    }
    let stayed = nextRow.filter { present[$0] != nil }
    let positions = Dictionary(uniqueKeysWithValues: row.enumerated().map { ($1, $0) })
    mostOrders = stayed.count - longestRise(stayed.compactMap { positions[$0] }) + revived
    present = next
    row = nextRow
    pass(to: time)
    return count
  }

  /// How many fields differ that the kind shows.
  private func changes(_ before: RandomItem, _ after: RandomItem) -> Int {
    let isMoved = before.place != after.place
    let isRenamed = before.name != after.name
    let isPainted = before.color != after.color
    let differences =
      switch after.kind {
      case .marker: [isMoved, isRenamed, isPainted]
      // What stands in a view is its own affair.
      case .view: [isMoved, isRenamed, before.anchor != after.anchor]
      case .line: [isMoved, isPainted]
      }
    return differences.count { $0 }
  }

  private func longestRise(_ row: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in row.enumerated() {
      let before = (0..<index).filter { row[$0] < value }.map { lengths[$0] }.max() ?? 0
      lengths.append(before + 1)
    }
    return lengths.max() ?? 0
  }
}
