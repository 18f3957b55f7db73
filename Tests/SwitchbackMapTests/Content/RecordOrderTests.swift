import TestSupport
import Testing

@testable import SwitchbackMap

@Suite struct RecordOrderTests {
  private func records(_ orders: [Double?]) -> [MapRecord] {
    orders.enumerated().map { index, order in
      let record = MapRecord(.marker, number: UInt32(index + 1))
      if let order { record.order = order }
      return record
    }
  }

  private func references(_ row: [MapRecord]) -> [RecordRow.Reference] {
    row.map { .passUnretained($0) }
  }

  private func assign(_ row: [MapRecord], from start: Int = 0) -> [RecordRow.Reference] {
    RecordOrder.assign(
      to: references(row),
      from: start,
      orders: row[start...].map { $0.order }
    )
  }

  private func rises(_ row: [MapRecord]) -> Bool {
    zip(row, row.dropFirst()).allSatisfy { $0.order < $1.order }
  }

  /// The length of the longest row with rising numbers, found by trying all.
  private func longestRise(_ orders: [Double]) -> Int {
    var best = 0
    for subset in 0..<(1 << orders.count) {
      let chosen = orders.indices.filter { subset & 1 << $0 != 0 }.map { orders[$0] }
      if zip(chosen, chosen.dropFirst()).allSatisfy({ $0 < $1 }) { best = max(best, chosen.count) }
    }
    return best
  }

  @Test func `writes as few numbers as can be`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...8, using: &generator)
      let orders = (0..<count).map { _ in
        Bool.random(using: &generator) ? Double(Int.random(in: -4...9, using: &generator)) : nil
      }
      let row = records(orders)
      let changed = assign(row)
      #expect(rises(row))
      let known = orders.compactMap { $0 }
      #expect(changed.count == known.count - longestRise(known), "\(orders)")
      #expect(assign(row).isEmpty)
    }
  }

  @Test func `finds room in one place again and again`() {
    for position in 0...2 {
      var row = records([1, 2])
      for number in 0..<500 {
        row.insert(MapRecord(.marker, number: UInt32(number + 3)), at: position)
        _ = assign(row)
        #expect(rises(row))
      }
    }
  }

  @Test func `looks at nothing before the first that is not where it was`() {
    let row = records([1, 2, 3, nil, 4])
    #expect(assign(row, from: 3).isEmpty)
    #expect(rises(row))
  }

  @Test func `numbers what is new without a look at the rest`() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<1_000 {
      let orders: [Double?] = (0..<Int.random(in: 0...9, using: &generator)).map { index in
        Bool.random(using: &generator) ? Double(index) : nil
      }
      let row = records(orders)
      let fresh = orders.indices.filter { orders[$0] == nil }
      #expect(RecordOrder.number(fresh, in: references(row)).isEmpty)
      #expect(rises(row))
    }
  }
}
