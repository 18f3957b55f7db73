internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// The annotations that form clusters with each other, and which of them are shown by themselves.
final class ClusterGroup {
  /// How long clusters take to fall apart or to come together, in seconds.
  static let duration = 0.3
  private static let pace: Pace = 0.3

  let identifier: String

  /// The extent of a picture, in points; what is nearer than that is together.
  var extent = CGSize(width: 32, height: 36) { didSet { if extent != oldValue { isStale = true } } }

  /// Whether members came, went or moved since the tree was made.
  var isStale = true

  private(set) var members: [AnnotationRecord] = []
  private(set) var tree = ClusterTree()

  /// The annotations of the tree's single places.
  private(set) var leaves: [AnnotationRecord] = []

  /// What is shown for each node of the tree, where there is anything.
  private var records: [AnnotationRecord?] = []

  /// The nodes that are shown.
  private(set) var shown: [Int32] = []

  /// The nodes that are shown once their parts have come together.
  private var awaited: [Int32] = []
  private var settleTime = 0.0

  /// The cluster whose members are spread round its place.
  private(set) var spreadNode: Int32?

  init(_ identifier: String) {
    self.identifier = identifier
  }

  /// Whether parts are on their way to each other.
  var isSettling: Bool { !awaited.isEmpty }

  func insert(_ record: AnnotationRecord) {
    guard record.group == nil else { return }
    record.group = self
    members.append(record)
    isStale = true
  }

  func remove(_ record: AnnotationRecord) {
    guard record.group === self else { return }
    record.group = nil
    record.leaf = -1
    record.gathering = nil
    record.fan = nil
    isStale = true
    // The list is tidied when the tree is made anew.
  }

  /// Whether members stand round the place of their cluster, or are on their way to it from there.
  var hasFan: Bool { spreadNode != nil || !awaited.isEmpty }

  /// What is shown for a node.
  func record(of node: Int32) -> AnnotationRecord? { records[Int(node)] }

  /// The records that are shown.
  var shownRecords: [AnnotationRecord] { shown.compactMap { records[Int($0)] } }

  /// The node that an annotation is shown by.
  func shownNode(of record: AnnotationRecord) -> Int32? {
    guard record.leaf >= 0, record.leaf < records.count else { return nil }
    let leaf = Int32(record.leaf)
    let isShown = Set(shown)
    if isShown.contains(leaf) { return leaf }
    return tree.ancestor(of: leaf) { isShown.contains($0) }
  }

  /// The members of a cluster.
  func members(of node: Int32) -> [AnnotationRecord] {
    tree.leaves(below: node).map { leaves[$0] }
  }

  /// The first of a cluster's members.
  func firstMember(of node: Int32) -> AnnotationRecord {
    var node = node
    while tree.nodes[Int(node)].firstChild >= 0 { node = tree.nodes[Int(node)].firstChild }
    return leaves[Int(node)]
  }

  /// Makes the tree anew where that is due, and tells whether it did.
  func rebuild() -> Bool {
    guard isStale else { return false }
    isStale = false
    // What was shown by clusters of the old tree goes on where the new tree has the same.
    var clusters: [UInt64: AnnotationRecord] = [:]
    for node in shown where !tree.nodes[Int(node)].isLeaf {
      clusters[signature(of: node)] = records[Int(node)]
    }
    tidyMembers()
    let placed = members.filter { $0.place.isOnMap }
    let keys = placed.map { MortonOrder.key($0.place) }
    leaves = MortonOrder.order(of: keys).map { placed[Int($0)] }
    tree = ClusterTree(leaves.map { Self.inWorld($0.place) }, extent: extent)
    records = leaves.map { $0 }
    records.reserveCapacity(tree.nodes.count)
    for number in leaves.indices { leaves[number].leaf = number }
    for node in leaves.count..<tree.nodes.count {
      let number = Int32(node)
      let kept = clusters.isEmpty ? nil : clusters[signature(of: number)]
      kept?.clusterNode = number
      records.append(kept)
    }
    for member in members { member.gathering = nil }
    shown = []
    awaited = []
    spreadNode = nil
    return true
  }

  /// Forgets who left, and lists once who left and came back.
  private func tidyMembers() {
    for member in members { member.leaf = -2 }
    members.removeAll { member in
      let isListed = member.leaf == -1
      member.leaf = -1
      return isListed || member.group !== self
    }
  }

  /// The copy of a place that is in the world.
  private static func inWorld(_ place: MKMapPoint) -> MKMapPoint {
    let world = MKMapSize.world.width
    return MKMapPoint(x: place.x - (place.x / world).rounded(.down) * world, y: place.y)
  }

  /// A number that two sets of members share only if they are the same, but for one case in 2⁶⁴.
  private func signature(of node: Int32) -> UInt64 {
    var sum: UInt64 = 0
    for leaf in tree.leaves(below: node) {
      var bits = UInt64(UInt(bitPattern: leaves[leaf].annotation.identity))
      bits = (bits ^ bits >> 31) &* 0x7FB5_D329_728E_A185
      bits = (bits ^ bits >> 27) &* 0x81DA_DEF4_BC2D_D44D
      sum &+= bits ^ bits >> 33
    }
    return sum
  }
}

extension ClusterGroup {
  /// Shows the nodes of a level in the parts of the world that are given.
  ///
  /// Where they differ from what was shown, clusters fall apart from where they are, and parts come together before
  /// their cluster is shown; so at any time each member is counted once.
  func show(
    level: Int,
    in parts: [MKMapRect],
    at time: Double,
    isAnimated: Bool,
    makeCluster: (Int32) -> AnnotationRecord
  ) {
    settle(at: .infinity)
    var target: [Int32] = []
    for part in parts { tree.visit(level: level, in: part) { target.append($0) } }
    replaceSpread(in: &target, at: time, isAnimated: isAnimated)
    var isTarget = [Bool](repeating: false, count: tree.nodes.count)
    for node in target { isTarget[Int(node)] = true }
    var wasShown = [Bool](repeating: false, count: tree.nodes.count)
    for node in shown { wasShown[Int(node)] = true }
    for node in target where records[Int(node)] == nil {
      records[Int(node)] = makeCluster(node)
    }
    var next: [Int32] = []
    var isAwaited = [Bool](repeating: false, count: tree.nodes.count)
    for node in shown where !isTarget[Int(node)] {
      guard isAnimated, let goal = tree.ancestor(of: node, where: { isTarget[Int($0)] })
      else { continue }
      gather(node, to: tree.nodes[Int(goal)].place, at: time)
      isAwaited[Int(goal)] = true
      next.append(node)
    }
    for node in target {
      if isAwaited[Int(node)] { continue }
      next.append(node)
      if wasShown[Int(node)] { continue }
      let origin = tree.ancestor(of: node) { wasShown[Int($0)] }
      if isAnimated, let origin, let place = records[Int(origin)]?.shownPlace(at: time) {
        start(node, from: place, at: time)
      }
    }
    awaited = target.filter { isAwaited[Int($0)] }
    settleTime = time + Self.duration
    replaceShown(next)
  }

  /// Shows clusters whose parts have come together, and tells whether there were any.
  @discardableResult
  func settle(at time: Double) -> Bool {
    guard !awaited.isEmpty, time >= settleTime else { return false }
    var isAwaited = [Bool](repeating: false, count: tree.nodes.count)
    for node in awaited { isAwaited[Int(node)] = true }
    let rest = shown.filter { tree.ancestor(of: $0) { isAwaited[Int($0)] } == nil }
    let settled = awaited
    awaited = []
    replaceShown(rest + settled)
    return true
  }

  private func replaceShown(_ nodes: [Int32]) {
    var isKept = [Bool](repeating: false, count: tree.nodes.count)
    for node in nodes { isKept[Int(node)] = true }
    for node in awaited { isKept[Int(node)] = true }
    for node in shown where !isKept[Int(node)] {
      records[Int(node)]?.gathering = nil
      records[Int(node)]?.glide = nil
      records[Int(node)]?.fan = nil
      if !tree.nodes[Int(node)].isLeaf { records[Int(node)] = nil }
    }
    shown = nodes
  }

  private func gather(_ node: Int32, to place: MKMapPoint, at time: Double) {
    guard let record = records[Int(node)] else { return }
    let origin = record.shownPlace(at: time)
    record.gathering = place
    record.glide = AnnotationGlide(from: origin, over: Pace(floatLiteral: Self.duration))
    record.glide?.begin(at: time)
  }

  private func start(_ node: Int32, from place: MKMapPoint, at time: Double) {
    guard let record = records[Int(node)] else { return }
    record.gathering = nil
    record.glide = AnnotationGlide(from: place, over: Pace(floatLiteral: Self.duration))
    record.glide?.begin(at: time)
  }
}

extension ClusterGroup {
  /// Spreads the members of a cluster round its place; `nil` puts them together again.
  func spread(_ node: Int32?, at time: Double, isAnimated: Bool) {
    for node in shown {
      guard let record = records[Int(node)], record.fan != nil else { continue }
      record.spread.move(to: 0, at: time, over: isAnimated ? Self.pace : 0)
      record.spread.begin(at: time)
    }
    spreadNode = node
  }

  private func replaceSpread(in target: inout [Int32], at time: Double, isAnimated: Bool) {
    guard let spreadNode else { return }
    guard let position = target.firstIndex(of: spreadNode) else {
      return spread(nil, at: time, isAnimated: isAnimated)
    }
    target.remove(at: position)
    let numbers = tree.leaves(below: spreadNode)
    for (index, number) in numbers.enumerated() {
      target.append(Int32(number))
      let record = leaves[number]
      if record.fan == nil { record.spread = Presence(0) }
      record.fan = ClusterFan.offset(index, of: numbers.count)
      record.spread.move(to: 1, at: time, over: isAnimated ? Self.pace : 0)
      record.spread.begin(at: time)
    }
  }
}
