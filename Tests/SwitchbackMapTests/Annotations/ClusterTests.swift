import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct ClusterTests {
  private let probe = AnnotationProbe(span: 1)

  private func clusterAll() {
    probe.delegate.makeView = { map, annotation in
      if annotation is MKClusterAnnotation { return nil }
      let view =
        map.dequeueReusableAnnotationView(withIdentifier: "place")
        ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "place")
      view.clusteringIdentifier = "places"
      return view
    }
  }

  private func scatter(_ count: Int, seed: UInt64) -> [MKPointAnnotation] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map {
      probe.place(
        Double.random(in: -180...180, using: &generator),
        Double.random(in: -130...130, using: &generator),
        title: "\($0)"
      )
    }
  }

  /// How many annotations each mark in the last frame stands for.
  private var counts: [Int] {
    probe.map.drawingOrder.compactMap { record in
      if record.point == nil || record.isLeaving { return nil }
      return (record.annotation as? MKClusterAnnotation)?.count ?? 1
    }
  }

  private var places: [[Double]] {
    probe.map.drawingOrder.map { record in
      let point = record.point ?? .zero
      let count = (record.annotation as? MKClusterAnnotation)?.memberAnnotations.count ?? 1
      return [Double(point.x).rounded(), Double(point.y).rounded(), Double(count)]
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test func `puts together what overlaps and leaves alone what does not`() {
    clusterAll()
    let near = [probe.place(-100, 0), probe.place(-90, 5), probe.place(-95, -8)]
    let far = probe.place(100, 0)
    probe.map.addAnnotations(near + [far])
    probe.settle()
    #expect(counts.sorted() == [1, 3])
    let cluster = probe.map.drawingOrder.compactMap { $0.annotation as? MKClusterAnnotation }.first
    #expect(cluster?.memberAnnotations.count == 3)
    #expect(probe.map.view(for: far) != nil)
    #expect(probe.map.annotations.count == 4)
    probe.zoom(to: 0.05)
    probe.settle()
    #expect(counts.allSatisfy { $0 == 1 })
  }

  @Test func `keeps apart what has other identifiers or none`() {
    let places = (0..<4).map { probe.place(Double($0), 0, title: "\($0)") }
    probe.delegate.makeView = { _, annotation in
      if annotation is MKClusterAnnotation { return nil }
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.displayPriority = .required
      let number = Int(annotation.title ?? "") ?? 0
      view.clusteringIdentifier = ["a", "b", nil, "a"][number]
      return view
    }
    probe.map.addAnnotations(places)
    probe.settle()
    #expect(counts.sorted() == [1, 1, 2])
  }

  // C77
  @Test func `counts each member once in every frame of a split and of a merge`() {
    clusterAll()
    probe.map.addAnnotations(scatter(300, seed: 4))
    probe.settle()
    #expect(counts.reduce(0, +) == 300)
    #expect(counts.count < 100)
    var spans: Set<Int> = []
    for step in 0..<240 {
      // In to less than half, and out again.
      let part = abs(Double(step - 120)) / 120
      probe.zoom(to: 0.45 + 0.55 * part)
      probe.frame()
      #expect(counts.reduce(0, +) == 300)
      spans.insert(counts.count)
    }
    #expect(spans.count > 2)
  }

  @Test func `lets the parts of a cluster start where it was`() {
    clusterAll()
    let pair = [probe.place(-12, 0), probe.place(12, 0)]
    probe.map.addAnnotations(pair)
    probe.settle()
    #expect(counts == [2])
    probe.zoom(to: 0.3)
    probe.frame()
    let start = probe.point(pair[0]).distance(to: probe.point(pair[1]))
    probe.frame(after: 0.1)
    let middle = probe.point(pair[0]).distance(to: probe.point(pair[1]))
    probe.settle()
    let end = probe.point(pair[0]).distance(to: probe.point(pair[1]))
    #expect(start < 1)
    #expect(middle > start && middle < end)
    #expect(abs(end - 24 / 0.3) < 1)
  }

  // C73
  @Test func `shows what the data and the camera say, whatever went before`() {
    var generator = SeededGenerator(seed: 9)
    clusterAll()
    let all = scatter(120, seed: 5)
    var present: [MKPointAnnotation] = []
    for round in 0..<30 {
      let change = all.filter { _ in Bool.random(using: &generator) }
      probe.map.removeAnnotations(Array(change.prefix(30)))
      present.removeAll { annotation in change.prefix(30).contains { $0 === annotation } }
      for annotation in change.suffix(40) where !present.contains(where: { $0 === annotation }) {
        present.append(annotation)
        probe.map.addAnnotation(annotation)
      }
      if round % 3 == 0 { probe.zoom(to: Double.random(in: 0.5...1, using: &generator)) }
      probe.frame(after: Double.random(in: 0.01...0.2, using: &generator))
    }
    probe.zoom(to: 0.8)
    probe.settle()
    let other = AnnotationProbe(span: 0.8)
    other.delegate.makeView = probe.delegate.makeView
    other.map.addAnnotations(present.reversed())
    other.settle()
    let expected = other.map.drawingOrder.map { record in
      let point = record.point ?? .zero
      let count = (record.annotation as? MKClusterAnnotation)?.memberAnnotations.count ?? 1
      return [Double(point.x).rounded(), Double(point.y).rounded(), Double(count)]
    }.sorted { $0.lexicographicallyPrecedes($1) }
    #expect(places == expected)
    #expect(counts.reduce(0, +) == present.count)
  }

  // C75
  @Test func `spreads seven places on one spot, and the keyboard reaches each`() {
    clusterAll()
    let spot = (0..<7).map { probe.place(0, 0, title: "Spot \($0)") }
    probe.map.addAnnotations(spot)
    probe.settle()
    #expect(counts == [7])
    guard let cluster = probe.elements.first(where: { $0.label == "7 places" }) else {
      Issue.record("the cluster has no name")
      return
    }
    #expect(cluster.role == .button && cluster.isActionable)
    #expect(probe.map.perform(.activate, on: cluster.id, at: probe.time))
    probe.settle()
    #expect(counts == [1, 1, 1, 1, 1, 1, 1])
    let points = spot.map { probe.point($0) }
    for first in 0..<7 {
      for second in 0..<first { #expect(points[first].distance(to: points[second]) > 30) }
    }
    for annotation in spot {
      let name = annotation.title ?? ""
      guard let element = probe.elements.first(where: { $0.label == name }) else {
        Issue.record("\(name) cannot be reached")
        continue
      }
      #expect(probe.map.perform(.activate, on: element.id, at: probe.time))
      #expect(probe.map.selectedAnnotations.first === annotation)
      probe.frame()
    }
    probe.send(.keyDown, key: .escape)
    probe.send(.keyDown, key: .escape)
    probe.settle()
    #expect(counts == [7])
  }

  @Test func `zooms to the members of a cluster that is tapped`() {
    clusterAll()
    let pair = [probe.place(-10, 0), probe.place(10, 0)]
    probe.map.addAnnotations(pair)
    probe.settle()
    probe.tap(CGPoint(x: 400, y: 300))
    probe.settle()
    probe.settle()
    #expect(counts == [1, 1])
    #expect(pair.allSatisfy { probe.map.bounds.contains(probe.point($0)) })
    #expect(probe.map.selectedAnnotations.isEmpty)
  }

  @Test func `shows a member that is selected beside its cluster`() {
    clusterAll()
    let places = (0..<5).map { probe.place(Double($0), 0, title: "\($0)") }
    probe.map.addAnnotations(places)
    probe.settle()
    probe.map.selectAnnotation(places[2], animated: false)
    probe.settle()
    #expect(probe.map.view(for: places[2])?.isSelected == true)
    let view = probe.map.drawingOrder.compactMap { $0.view as? ClusterAnnotationView }.first
    #expect(view?.count == 4)
    #expect(probe.map.view(for: places[2])?.cluster === view)
    probe.map.deselectAnnotation(nil, animated: false)
    probe.settle()
    #expect(counts == [5])
  }

  @Test func `makes a tree whose levels hold every place once and whose marks do not overlap`() {
    var generator = SeededGenerator(seed: 12)
    let extent = CGSize(width: 32, height: 36)
    let leaves = (0..<2000).map { number in
      let x = Double.random(in: 0...1e6, using: &generator) + 1.3e8
      let y = Double.random(in: 0...1e6, using: &generator) + 9e7
      return ClusterTree.Leaf(place: MKMapPoint(x: x, y: y), signature: UInt64(number))
    }
    let tree = ClusterTree(leaves, extent: extent)
    for level in stride(from: 0, through: ClusterTree.finestLevel, by: 3) {
      var nodes: [Int32] = []
      tree.visit(level: level, in: .world) { nodes.append($0) }
      #expect(nodes.reduce(0) { $0 + Int(tree.nodes[Int($1)].count) } == 2000)
      #expect(Set(nodes.flatMap { tree.leaves(below: $0) }).count == 2000)
      let scale = MapViewport.scale(zoom: ClusterTree.zoom(level: level))
      // What is apart was apart before its parts moved to their middle; single places never moved.
      let single = nodes.filter { tree.nodes[Int($0)].isLeaf }.map { tree.nodes[Int($0)].place }
      for (index, place) in single.enumerated() {
        let isAlone = single.prefix(index).allSatisfy {
          abs($0.x - place.x) * scale >= 32 || abs($0.y - place.y) * scale >= 36
        }
        #expect(isAlone)
      }
    }
  }

  @Test
  func `puts together what overlaps across the 180th meridian, and pans over it without a jump`() {
    clusterAll()
    let pair = [179.99, -179.99].map {
      MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 10, longitude: $0))
    }
    probe.map.addAnnotations(pair)
    func show(_ longitude: Double, span: Double = 2) {
      probe.map.setRegion(
        MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 10, longitude: longitude),
          span: MKCoordinateSpan(latitudeDelta: span / 4, longitudeDelta: span)
        ),
        animated: false
      )
    }
    show(179.5)
    probe.settle()
    #expect(counts == [2])
    let cluster = probe.map.drawingOrder.first?.annotation as? MKClusterAnnotation
    #expect(abs(abs(cluster?.coordinate.longitude ?? 0) - 180) < 1e-9)
    var last: CGPoint?
    for step in 0...100 {
      let longitude = 179.5 + Double(step) / 100
      show(longitude > 180 ? longitude - 360 : longitude)
      probe.frame()
      #expect(counts == [2])
      // 400 points a degree on either side of the middle.
      let point = probe.map.drawingOrder.first?.point ?? .zero
      #expect(abs(Double(point.x) - (400 + (180 - longitude) * 400)) < 1e-3)
      if let last { #expect(abs(last.x - point.x) < 4.01) }
      last = point
    }
    #expect(probe.map.drawingOrder.first?.annotation === cluster)
    show(-180, span: 0.1)
    probe.frame()
    // Each begins where the cluster was, and takes the short way.
    #expect(pair.allSatisfy { probe.point($0).distance(to: CGPoint(x: 400, y: 300)) < 1 })
    probe.settle()
    #expect(counts == [1, 1])
    #expect(abs(probe.point(pair[0]).x - 320) < 1e-3 && abs(probe.point(pair[1]).x - 480) < 1e-3)
  }

  @Test func `lets a cluster go with its members when one of them moves, as the same annotation`() {
    clusterAll()
    let places = (0..<3).map { probe.place(Double($0), 0, title: "\($0)") }
    probe.map.addAnnotations(places)
    probe.settle()
    guard let cluster = probe.map.drawingOrder.first?.annotation as? MKClusterAnnotation else {
      Issue.record("there is no cluster")
      return
    }
    places[2].coordinate = probe.map.convert(CGPoint(x: 411, y: 300), toCoordinateFrom: probe.map)
    probe.frame()
    #expect(probe.map.drawingOrder.first?.annotation === cluster)
    #expect(abs(Double(probe.map.drawingOrder.first?.point?.x ?? 0) - 404) < 1e-3)
    #expect(cluster.memberAnnotations.map { $0.title } == ["0", "1", "2"])
    places[0].coordinate = probe.map.convert(CGPoint(x: 700, y: 300), toCoordinateFrom: probe.map)
    probe.settle()
    #expect(counts.sorted() == [1, 2])
    #expect(cluster.memberAnnotations.count == 3)
  }

  @Test func `lists the members of a cluster that is no more`() {
    clusterAll()
    let places = (0..<3).map { probe.place(Double($0), 0, title: "\($0)") }
    probe.map.addAnnotations(places)
    probe.settle()
    let cluster = probe.map.drawingOrder.first?.annotation as? MKClusterAnnotation
    probe.map.removeAnnotation(places[1])
    probe.settle()
    #expect(counts == [2])
    #expect(cluster?.memberAnnotations.map { $0.title } == ["0", "1", "2"])
  }

  @Test func `lets a map with clusters go with all that it showed`() {
    let alive = LiveCount()
    for _ in 0..<20 {
      let probe = AnnotationProbe(span: 1)
      probe.delegate.makeView = { _, annotation in
        if annotation is MKClusterAnnotation { return nil }
        let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        view.clusteringIdentifier = "places"
        return view
      }
      for number in 0..<10 {
        let place = CountedPlace(alive)
        place.coordinate = probe.place(Double(number), 0).coordinate
        probe.map.addAnnotation(place)
      }
      probe.settle()
      #expect(alive.count > 0)
    }
    #expect(alive.count == 0)
  }

  @Test func `lets the markers of a map's content form clusters`() {
    let isClustering = Changing(true)
    let probe = MapProbe {
      ForEach(Place.row(1...50)) { place in
        Marker(place.name, coordinate: place.coordinate)
      }
      .clusteringIdentifier(isClustering.value ? "places" : nil)
      Marker("Alone", coordinate: CLLocationCoordinate2D(latitude: 43.2, longitude: 6.3))
    }
    for _ in 0..<60 { probe.frame() }
    let labels = probe.annotationLabels
    #expect(labels.contains("Alone") && labels.count < 40)
    #expect(labels.contains { $0.hasSuffix(" places") })
    isClustering.value = false
    #expect(probe.update().allSatisfy { $0.kind == .patch(.clusteringIdentifier) })
    for _ in 0..<60 { probe.frame() }
    #expect(probe.annotationLabels.count == 51)
  }
}

/// How many of some objects are alive.
private final class LiveCount {
  var count = 0
}

private final class CountedPlace: MKPointAnnotation {
  private let alive: LiveCount

  init(_ alive: LiveCount) {
    self.alive = alive
    super.init(coordinate: CLLocationCoordinate2D())
    alive.count += 1
  }

  deinit { alive.count -= 1 }
}
