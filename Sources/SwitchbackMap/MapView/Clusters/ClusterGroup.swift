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
  var extent = CGSize(width: 32, height: 36) {
    didSet { if extent != oldValue { isOutdated = true } }
  }

  /// Whether the whole tree is to be made anew.
  private var isOutdated = false

  /// Who came or moved, maybe more than once, and the leaves of who left or moved, since the tree was made.
  private var arrived: [AnnotationRecord] = []
  private var departed: [Int32] = []

  private(set) var tree = ClusterTree()

  /// What is shown for each node of the tree, where there is anything; for a single place its annotation.
  private var records: [AnnotationRecord?] = []

  /// The nodes that are shown.
  private(set) var shown: [Int32] = []

  /// The nodes that are shown once their parts have come together.
  private var awaited: [Int32] = []
  private var settleTime = 0.0

  /// The clusters that nobody has seen yet; they hold other annotations than those that were shown.
  private var fresh: [Int32] = []

  /// The cluster whose members are spread round its place.
  private(set) var spreadNode: Int32?

  init(_ identifier: String) {
    self.identifier = identifier
  }

  /// Whether parts are on their way to each other.
  var isSettling: Bool { !awaited.isEmpty }

  /// Whether members came, went or moved since the tree was made.
  var isStale: Bool { isOutdated || !arrived.isEmpty || !departed.isEmpty }

  func insert(_ record: AnnotationRecord) {
    guard record.group == nil else { return }
    record.group = self
    arrived.append(record)
  }

  func remove(_ record: AnnotationRecord) {
    guard record.group === self else { return }
    record.group = nil
    depart(record)
    record.knownSight?.gathering = nil
    record.knownSight?.fan = nil
  }

  /// Notes that a member has another place.
  func move(_ record: AnnotationRecord) {
    depart(record)
    arrived.append(record)
  }

  private func depart(_ record: AnnotationRecord) {
    if record.leaf >= 0 { departed.append(Int32(record.leaf)) }
    record.leaf = -1
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

  /// The members of a cluster, in the order of adding.
  func members(of node: Int32) -> [AnnotationRecord] {
    tree.leaves(below: node).compactMap { records[$0] }.inOrder
  }

  /// The first of a cluster's members.
  func firstMember(of node: Int32) -> AnnotationRecord? {
    var node = node
    while tree.nodes[Int(node)].firstChild >= 0 { node = tree.nodes[Int(node)].firstChild }
    return records[Int(node)]
  }

  /// Ends what holds the group and its members together, when the map is no more.
  func dissolve() {
    for node in shown { fixMembers(of: node) }
    for record in records where record?.group === self { record?.group = nil }
    for record in arrived where record.group === self { record.group = nil }
    records = []
    arrived = []
    shown = []
  }

  /// Lists the members of a cluster while they are known.
  private func fixMembers(of node: Int32) {
    guard !tree.nodes[Int(node)].isLeaf else { return }
    _ = (records[Int(node)]?.annotation as? MKClusterAnnotation)?.memberAnnotations
  }
}

extension ClusterGroup {
  /// How many annotations may come, go or move at once before the tree is made anew; of many, one of 32 nodes.
  private static let leastForNewTree = 64

  /// Brings the tree to the present, and tells whether anything was other than before.
  @discardableResult
  func rebuild() -> Bool {
    guard isStale else { return false }
    let changes = max(arrived.count, departed.count)
    let isMuch = changes > max(Self.leastForNewTree, tree.nodes.count / 32)
    if isOutdated || isMuch { makeTree() } else { changeTree() }
    isOutdated = false
    arrived.removeAll(keepingCapacity: true)
    departed.removeAll(keepingCapacity: true)
    return true
  }

  private func makeTree() {
    var isGone = [Bool](repeating: false, count: tree.nodes.count)
    for node in departed { isGone[Int(node)] = true }
    let kept = shown.filter { !tree.nodes[Int($0)].isLeaf && records[Int($0)] != nil }
    var clusters: [UInt64: AnnotationRecord] = [:]
    for node in kept { clusters[tree.nodes[Int(node)].signature] = records[Int(node)] }
    for record in shownRecords { record.knownSight?.standAlone() }
    var placed: [AnnotationRecord] = []
    for (number, record) in records.enumerated() where tree.nodes[number].isLeaf {
      if let record, !isGone[number] { placed.append(record) }
    }
    placed += newcomers()
    let keys = placed.map { MortonOrder.key($0.place) }
    let leaves = MortonOrder.order(of: keys).map { placed[Int($0)] }
    let made = ClusterTree(leaves.map { Self.leaf($0) }, extent: extent)
    var heirs: [UInt64: Int32] = [:]
    if !clusters.isEmpty {
      for number in leaves.count..<made.nodes.count {
        let signature = made.nodes[number].signature
        if clusters[signature] != nil { heirs[signature] = Int32(number) }
      }
    }
    for node in kept where heirs[tree.nodes[Int(node)].signature] == nil { fixMembers(of: node) }
    tree = made
    records = leaves.map { $0 }
    for number in leaves.indices { leaves[number].leaf = number }
    records += Array(repeating: nil, count: tree.nodes.count - leaves.count)
    fresh = []
    for (signature, node) in heirs {
      if let record = clusters[signature] { keep(record, for: node) }
    }
    shown = []
    awaited = []
    spreadNode = nil
  }

  private func changeTree() {
    let newcomers = newcomers()
    let change = tree.change(
      removing: departed,
      adding: newcomers.map { Self.leaf($0) },
      extent: extent
    )
    records += Array(repeating: nil, count: tree.nodes.count - records.count)
    var kept: [(record: AnnotationRecord, node: Int32)] = []
    for node in change.dissolved {
      guard let record = records[Int(node)], record.clusterNode == node else { continue }
      let signature = tree.nodes[Int(node)].signature
      let heir = change.formed.first { tree.nodes[Int($0.number)].signature == signature }
      if let heir { kept.append((record, heir.number)) } else { fixMembers(of: node) }
    }
    for node in shown where tree.nodes[Int(node)].role.contains(.isDissolved) {
      if let record = records[Int(node)] { record.knownSight?.standAlone() }
    }
    forgetShown(change.dissolved)
    tree.apply(change)
    for (node, record) in zip(change.leaves, newcomers) {
      records[Int(node)] = record
      record.leaf = Int(node)
    }
    for (record, node) in kept { keep(record, for: node) }
    fresh += change.formed.map { $0.number }
  }

  private func forgetShown(_ dissolved: [Int32]) {
    func isGone(_ node: Int32) -> Bool { tree.nodes[Int(node)].role.contains(.isDissolved) }
    shown.removeAll { isGone($0) }
    if awaited.contains(where: { isGone($0) }) {
      // What came together for a cluster that is no more stands where it is.
      for record in shownRecords { record.knownSight?.standAlone() }
      awaited = []
    }
    fresh.removeAll { isGone($0) }
    if let node = spreadNode, isGone(node) {
      spreadNode = nil
      for record in shownRecords { record.knownSight?.fan = nil }
    }
    for node in dissolved { records[Int(node)] = nil }
  }

  /// Lets a cluster go on as a node that holds the same annotations.
  private func keep(_ record: AnnotationRecord, for node: Int32) {
    records[Int(node)] = record
    record.clusterNode = node
    record.stand(at: tree.nodes[Int(node)].place)
    guard let cluster = record.annotation as? MKClusterAnnotation else { return }
    cluster.node = node
    cluster.stand(at: record.place.coordinate)
  }

  /// Those that came or moved, each once.
  private func newcomers() -> [AnnotationRecord] {
    var found: [AnnotationRecord] = []
    for record in arrived where record.group === self && record.leaf == -1 && record.place.isOnMap {
      record.leaf = Self.isComing
      found.append(record)
    }
    return found
  }

  /// The number of a leaf that is about to have one.
  private static let isComing = -2

  private static func leaf(_ record: AnnotationRecord) -> ClusterTree.Leaf {
    var bits = UInt64(UInt(bitPattern: record.annotation.identity))
    bits = (bits ^ bits >> 31) &* 0x7FB5_D329_728E_A185
    bits = (bits ^ bits >> 27) &* 0x81DA_DEF4_BC2D_D44D
    return ClusterTree.Leaf(place: record.place, signature: bits ^ bits >> 33)
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
    var isFresh = [Bool](repeating: false, count: tree.nodes.count)
    for node in fresh { isFresh[Int(node)] = true }
    fresh = []
    for node in target where records[Int(node)] == nil {
      records[Int(node)] = makeCluster(node)
    }
    var next: [Int32] = []
    var isAwaited = [Bool](repeating: false, count: tree.nodes.count)
    for node in shown where !isTarget[Int(node)] {
      guard isAnimated, let goal = tree.ancestor(of: node, where: { isTarget[Int($0)] }),
        !isFresh[Int(goal)]
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
      records[Int(node)]?.knownSight?.standAlone()
      if !tree.nodes[Int(node)].isLeaf { records[Int(node)] = nil }
    }
    shown = nodes
  }

  private func gather(_ node: Int32, to place: MKMapPoint, at time: Double) {
    guard let record = records[Int(node)] else { return }
    let origin = record.shownPlace(at: time)
    record.sight.gathering = place
    record.sight.glide = AnnotationGlide(from: origin, over: Pace(floatLiteral: Self.duration))
    record.sight.glide?.begin(at: time)
  }

  private func start(_ node: Int32, from place: MKMapPoint, at time: Double) {
    guard let record = records[Int(node)] else { return }
    record.sight.gathering = nil
    record.sight.glide = AnnotationGlide(from: place, over: Pace(floatLiteral: Self.duration))
    record.sight.glide?.begin(at: time)
  }
}

extension ClusterGroup {
  /// Spreads the members of a cluster round its place; `nil` puts them together again.
  func spread(_ node: Int32?, at time: Double, isAnimated: Bool) {
    for node in shown {
      guard let sight = records[Int(node)]?.knownSight, sight.fan != nil else { continue }
      sight.spread.move(to: 0, at: time, over: isAnimated ? Self.pace : 0)
      sight.spread.begin(at: time)
    }
    spreadNode = node
  }

  private func replaceSpread(in target: inout [Int32], at time: Double, isAnimated: Bool) {
    guard let spreadNode else { return }
    guard let position = target.firstIndex(of: spreadNode) else {
      return spread(nil, at: time, isAnimated: isAnimated)
    }
    target.remove(at: position)
    let members = members(of: spreadNode)
    for (index, record) in members.enumerated() {
      target.append(Int32(record.leaf))
      let sight = record.sight
      if sight.fan == nil { sight.spread = Presence(0) }
      sight.fan = ClusterFan.offset(index, of: members.count)
      sight.spread.move(to: 1, at: time, over: isAnimated ? Self.pace : 0)
      sight.spread.begin(at: time)
    }
  }
}
