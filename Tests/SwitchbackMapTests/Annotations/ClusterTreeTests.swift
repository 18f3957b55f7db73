import Drawing
import Geodesy
import TestSupport
import Testing

@testable import SwitchbackMap

@Suite struct ClusterTreeTests {
  private static let extent = CGSize(width: 32, height: 36)
  private static let world = MKMapSize.world.width

  /// What a tree says of one set of places: where it stands, from which level on, and of which parts it is made.
  private struct Portrait: Hashable {
    var x: UInt64
    var y: UInt64
    var level: Int
    var count: Int
    var parts: Set<UInt64>
    var bounds: [Double]
  }

  private func portrait(_ tree: ClusterTree) -> [UInt64: Portrait] {
    var portrait: [UInt64: Portrait] = [:]
    var waiting = tree.roots
    var visited = 0
    while let number = waiting.popLast() {
      let node = tree.nodes[Int(number)]
      visited += 1
      var parts: Set<UInt64> = []
      var child = node.firstChild
      while child >= 0 {
        #expect(tree.nodes[Int(child)].parent == number)
        parts.insert(tree.nodes[Int(child)].signature)
        waiting.append(child)
        child = tree.nodes[Int(child)].nextSibling
      }
      portrait[node.signature] = Portrait(
        x: node.place.x.bitPattern,
        y: node.place.y.bitPattern,
        level: Int(node.level),
        count: Int(node.count),
        parts: parts,
        bounds: [node.bounds.minX, node.bounds.minY, node.bounds.maxX, node.bounds.maxY]
      )
    }
    #expect(portrait.count == visited)
    #expect(visited + tree.vacant.count == tree.nodes.count)
    #expect(tree.nodes.allSatisfy { $0.role.isEmpty && $0.gatherer == -1 })
    return portrait
  }

  private func leaf(at place: MKMapPoint, _ generator: inout SeededGenerator) -> ClusterTree.Leaf {
    ClusterTree.Leaf(place: place, signature: generator.next() >> 16)
  }

  /// A place near the 180th meridian, often on or beside one that was there before.
  private func place(_ spread: Double, _ generator: inout SeededGenerator) -> MKMapPoint {
    let grain = Bool.random(using: &generator) ? 1.0 : spread / 16
    func coordinate() -> Double {
      (Double.random(in: -spread...spread, using: &generator) / grain).rounded() * grain
    }
    return MKMapPoint(x: coordinate(), y: Self.world / 2 + coordinate())
  }

  @Test(arguments: [300.0, 3e4, 3e6, 1.3e8])
  func `is after any change what it were if it was made anew`(spread: Double) {
    var generator = SeededGenerator(seed: UInt64(spread))
    var leaves = (0..<60).map { _ in leaf(at: place(spread, &generator), &generator) }
    var tree = ClusterTree(leaves, extent: Self.extent)
    var numbers = leaves.indices.map { Int32($0) }
    for _ in 0..<150 {
      let count = Int.random(in: 0...3, using: &generator)
      var removed: [Int32] = []
      for _ in 0..<min(count, leaves.count) {
        let index = Int.random(in: leaves.indices, using: &generator)
        leaves.remove(at: index)
        removed.append(numbers.remove(at: index))
      }
      let added = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        leaf(at: place(spread, &generator), &generator)
      }
      let change = tree.change(removing: removed, adding: added, extent: Self.extent)
      tree.apply(change)
      leaves += added
      numbers += change.leaves
      let anew = ClusterTree(leaves.reversed(), extent: Self.extent)
      let same = portrait(tree) == portrait(anew)
      #expect(same)
      if !same { return }
    }
  }

  @Test func `grows from nothing, and ends as nothing`() {
    var generator = SeededGenerator(seed: 3)
    var tree = ClusterTree()
    var numbers: [Int32] = []
    for _ in 0..<40 {
      let added = leaf(at: place(1e5, &generator), &generator)
      let change = tree.change(removing: [], adding: [added], extent: Self.extent)
      tree.apply(change)
      numbers += change.leaves
    }
    for number in numbers.shuffled(using: &generator) {
      tree.apply(tree.change(removing: [number], adding: [], extent: Self.extent))
    }
    #expect(tree.roots.isEmpty)
    #expect(portrait(tree).isEmpty)
  }

  @Test func `changes few nodes where one of many places moves`() {
    var generator = SeededGenerator(seed: 8)
    func place() -> MKMapPoint {
      MKMapPoint(
        x: Double.random(in: 1e8...1.1e8, using: &generator),
        y: Double.random(in: 1e8...1.1e8, using: &generator)
      )
    }
    var tree = ClusterTree(
      (0..<20_000).map { _ in leaf(at: place(), &generator) },
      extent: Self.extent
    )
    var number: Int32 = 0
    var formed = 0
    for _ in 0..<50 {
      let added = leaf(at: place(), &generator)
      let change = tree.change(removing: [number], adding: [added], extent: Self.extent)
      tree.apply(change)
      number = change.leaves[0]
      formed += change.formed.count
    }
    // Two lines of ancestors are new in any case; there are some 30,000 nodes.
    #expect(formed < 50 * 300)
  }

  @Test func `has marks together across the 180th meridian, and their middle between them`() {
    let places = [179.99, -179.99].map {
      MKMapPoint(CLLocationCoordinate2D(latitude: 10, longitude: $0))
    }
    var generator = SeededGenerator(seed: 1)
    let tree = ClusterTree(places.map { leaf(at: $0, &generator) }, extent: Self.extent)
    guard let root = tree.roots.first, tree.roots.count == 1 else {
      Issue.record("they are not together")
      return
    }
    let node = tree.nodes[Int(root)]
    #expect(node.count == 2)
    let x = node.place.x
    #expect(min(x, Self.world - x) < 1e-6)
    #expect(abs(node.bounds.width - Self.world * 0.02 / 360) < 1e-6)
    // Whichever side is looked at, each part of the view has it once at the most.
    for center in [0.0, 10, Self.world - 10, Self.world, -Self.world] {
      let rect = MKMapRect(x: center - 1000, y: 0, width: 2000, height: Self.world)
      var found: [Int32] = []
      for part in AnnotationIndex.parts(of: rect) {
        tree.visit(level: 0, in: part) { found.append($0) }
      }
      #expect(found == [root])
    }
  }
}
