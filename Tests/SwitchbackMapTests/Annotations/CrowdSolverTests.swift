import Drawing
import Geodesy
import TestSupport
import Testing

@testable import SwitchbackMap

@Suite struct CrowdSolverTests {
  private func randomBox(_ owner: Int, using generator: inout SeededGenerator) -> CrowdBox {
    let point = CGPoint(
      x: Double.random(in: 0...800, using: &generator),
      y: Double.random(in: 0...600, using: &generator)
    )
    let frame = CGRect(
      x: Double(point.x) + Double.random(in: -60...40, using: &generator),
      y: Double(point.y) + Double.random(in: -40...20, using: &generator),
      width: Double.random(in: 1...120, using: &generator),
      height: Double.random(in: 1...40, using: &generator)
    )
    var box = CrowdBox(at: point, frame: frame, owner: owner)
    box.isCircle = Bool.random(using: &generator)
    return box
  }

  /// Whether two boxes overlap at a zoom, by their places there.
  private func overlap(_ first: CrowdBox, _ second: CrowdBox, at part: Double) -> Bool {
    let dx = (first.x - second.x) * part
    let dy = (first.y - second.y) * part
    if first.isCircle, second.isCircle {
      let cx = dx + (first.left + first.right - second.left - second.right) / 2
      let cy = dy + (first.top + first.bottom - second.top - second.bottom) / 2
      let sides = [first, second].map { min($0.right - $0.left, $0.bottom - $0.top) }
      return (cx * cx + cy * cy).squareRoot() < (sides[0] + sides[1]) / 2 - 1e-9
    }
    return first.left + dx < second.right - 1e-9 && second.left < first.right + dx - 1e-9
      && first.top + dy < second.bottom - 1e-9 && second.top < first.bottom + dy - 1e-9
  }

  @Test func `finds the greatest zoom at which two boxes overlap`() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<500 {
      let first = randomBox(0, using: &generator)
      let second = randomBox(1, using: &generator)
      let end = first.end(of: second)
      for step in 1...200 {
        let part = Double(step) / 50
        if part > end { #expect(!overlap(first, second, at: part)) }
      }
      if end > 0, end < 100 { #expect(overlap(first, second, at: end * (1 - 1e-6))) }
    }
  }

  @Test func `finds what a search of all boxes finds`() {
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<30 {
      var solver = CrowdSolver(CGRect(x: 0, y: 0, width: 800, height: 600))
      var placed: [CrowdBox] = []
      for owner in 0..<80 {
        var box = randomBox(owner, using: &generator)
        var start = 0.0
        for other in placed {
          let end = box.end(of: other)
          if end > other.appears { start = max(start, end) }
        }
        // Below the smallest zoom that is looked at, and above the greatest, the answers may differ.
        let expected = start >= CrowdSolver.highest ? .infinity : start
        let found = solver.start(of: box)
        #expect(expected == found || max(expected, found) < CrowdSolver.lowest)
        if found < CrowdSolver.highest {
          box.appears = found
          solver.place(box)
          placed.append(box)
        }
      }
    }
  }

  @Test func `shows at every zoom what does not overlap`() {
    var generator = SeededGenerator(seed: 23)
    var solver = CrowdSolver(CGRect(x: 0, y: 0, width: 800, height: 600))
    var placed: [CrowdBox] = []
    for owner in 0..<300 {
      var box = randomBox(owner, using: &generator)
      box.appears = solver.start(of: box)
      if box.appears < CrowdSolver.highest {
        solver.place(box)
        placed.append(box)
      }
    }
    for part in stride(from: CrowdSolver.lowest, to: CrowdSolver.highest, by: 0.05) {
      let shown = placed.filter { $0.appears <= part }
      #expect(!shown.isEmpty)
      for (index, box) in shown.enumerated() {
        for other in shown.prefix(index) { #expect(!overlap(box, other, at: part)) }
      }
    }
  }
}

@MainActor
@Suite struct AnnotationIndexTests {
  @Test func `finds what a look at all annotations finds`() {
    var generator = SeededGenerator(seed: 31)
    var index = AnnotationIndex()
    var records: [AnnotationRecord] = []
    let world = MKMapSize.world.width
    for round in 0..<40 {
      for _ in 0..<120 {
        let coordinate = CLLocationCoordinate2D(
          latitude: Double.random(in: -89...89, using: &generator),
          longitude: Double.random(in: -200...200, using: &generator)
        )
        let record = AnnotationRecord(MKPointAnnotation(coordinate: coordinate), order: 0)
        records.append(record)
        index.insert(record)
      }
      for _ in 0..<40 {
        let position = Int.random(in: 0..<records.count, using: &generator)
        index.remove(records[position])
        records.remove(at: position)
      }
      #expect(index.count == records.count)
      let rect = MKMapRect(
        x: Double.random(in: -world...world, using: &generator),
        y: Double.random(in: -world / 4...world, using: &generator),
        width: Double.random(in: 0...(round % 4 == 0 ? world * 1.5 : world / 3), using: &generator),
        height: Double.random(in: 0...world, using: &generator)
      )
      var found: [ObjectIdentifier] = []
      index.visit(rect) { found.append(ObjectIdentifier($0)) }
      let expected = records.filter { record in
        (-3...3).contains { copy in
          let x = record.place.x + Double(copy) * world
          return x >= rect.minX && x <= rect.maxX && record.place.y >= rect.minY
            && record.place.y <= rect.maxY
        }
      }
      #expect(found.count == Set(found).count)
      #expect(Set(found) == Set(expected.map { ObjectIdentifier($0) }))
    }
  }

  @Test func `gives one of those that stand in one square`() {
    var index = AnnotationIndex()
    for number in 0..<4000 {
      let coordinate = CLLocationCoordinate2D(
        latitude: 44 + Double(number % 60) * 1e-4,
        longitude: 7 + Double(number / 60) * 1e-4
      )
      index.insert(
        AnnotationRecord(MKPointAnnotation(coordinate: coordinate), order: Double(number))
      )
    }
    var all = 0
    index.visit(.world) { _ in all += 1 }
    var thinned = 0
    index.visit(.world, grain: 1000) { _ in thinned += 1 }
    #expect(all == 4000)
    #expect(thinned > 10 && thinned < 400)
  }
}
