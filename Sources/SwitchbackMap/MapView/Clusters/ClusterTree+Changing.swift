internal import Drawing
internal import Geodesy

/// The tree is changed from the finest level to the coarsest. On each, what is gone and what is new is known from the level
/// before; what they gathered or gather, and what follows from that, is found out in the order of ranks, so each node is
/// looked at once. Neighbours are found in the tree as it was, which lasts until the change is applied.
extension ClusterTree {
  /// Finds out how the tree would have been made if some places were not there and others were.
  mutating func change(
    removing removed: [Int32],
    adding added: [Leaf],
    extent: CGSize
  )
    -> ClusterChange
  {
    var change = ClusterChange()
    for number in removed { dissolve(number, in: &change) }
    change.missing = removed
    for leaf in added {
      let place = leaf.place.inWorld
      let rank = ClusterNode.rank(of: place)
      let number = append(ClusterNode(place: place, rank: rank, signature: leaf.signature))
      note(.isExtra, of: number, in: &change)
      change.leaves.append(number)
    }
    change.extra = change.leaves
    for level in stride(from: Self.finestLevel, through: 0, by: -1) {
      let pass = ClusterPass(level: level, reach: ClusterReach(extent: extent, level: level))
      let settled = settle(pass, &change)
      gather(settled, pass, &change)
      for number in settled { nodes[Int(number)].gatherer = -1 }
    }
    return change
  }

  /// Makes the tree what a change says.
  mutating func apply(_ change: ClusterChange) {
    roots.removeAll { nodes[Int($0)].role.contains(.isMissing) }
    for number in change.extra {
      nodes[Int(number)].parent = -1
      nodes[Int(number)].nextSibling = -1
      roots.append(number)
    }
    for cluster in change.formed { link(cluster.number, to: cluster.children) }
    for number in change.noted { nodes[Int(number)].role = [] }
    for number in change.dissolved {
      nodes[Int(number)].count = 0
      nodes[Int(number)].firstChild = -1
      nodes[Int(number)].parent = -1
      vacant.append(number)
    }
  }

  private mutating func append(_ node: ClusterNode) -> Int32 {
    if let number = vacant.popLast() {
      nodes[Int(number)] = node
      return number
    }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  private mutating func note(
    _ role: ClusterNode.Role,
    of number: Int32,
    in change: inout ClusterChange
  ) {
    if nodes[Int(number)].role.isEmpty { change.noted.append(number) }
    nodes[Int(number)].role.insert(role)
  }

  private mutating func dissolve(_ number: Int32, in change: inout ClusterChange) {
    if nodes[Int(number)].role.contains(.isDissolved) { return }
    note([.isMissing, .isDissolved], of: number, in: &change)
    change.dissolved.append(number)
  }
}

/// A level that is looked at.
struct ClusterPass {
  let level: Int
  let reach: ClusterReach
}

extension ClusterTree {
  /// The cluster that a node became part of on a level, or -1.
  private func oldCluster(of number: Int32, _ pass: ClusterPass) -> Int32 {
    let parent = nodes[Int(number)].parent
    return parent >= 0 && Int(nodes[Int(parent)].level) == pass.level ? parent : -1
  }

  /// What gathered a node before, maybe itself; -1 where it was not there.
  private func oldGatherer(of number: Int32, _ pass: ClusterPass) -> Int32 {
    if nodes[Int(number)].role.contains(.isExtra) { return -1 }
    let cluster = oldCluster(of: number, pass)
    return cluster < 0 ? number : nodes[Int(cluster)].firstChild
  }

  /// What gathers a node, maybe itself; as far as it is known.
  private func gatherer(of number: Int32, _ pass: ClusterPass) -> Int32 {
    let gatherer = nodes[Int(number)].gatherer
    return gatherer >= 0 ? gatherer : oldGatherer(of: number, pass)
  }

  /// Finds out what gathers the nodes of which that may have changed, and returns them.
  private mutating func settle(_ pass: ClusterPass, _ change: inout ClusterChange) -> [Int32] {
    var queue = ClusterQueue()
    for number in change.missing { enqueueGathered(by: number, pass, &queue, &change) }
    for number in change.extra { enqueue(number, &queue, &change) }
    var settled: [Int32] = []
    while let number = queue.takeFirst(of: self) {
      settled.append(number)
      nodes[Int(number)].role.remove(.isQueued)
      let before = oldGatherer(of: number, pass)
      let now = firstSeed(reaching: number, pass, change)
      nodes[Int(number)].gatherer = now
      if now == number, before != number {
        for other in neighbors(of: number, pass, change) where precedes(number, other) {
          let gatherer = gatherer(of: other, pass)
          if gatherer >= 0, precedes(number, gatherer) { enqueue(other, &queue, &change) }
        }
      } else if now != number, before == number {
        enqueueGathered(by: number, pass, &queue, &change)
      }
    }
    return settled
  }

  private mutating func enqueue(
    _ number: Int32,
    _ queue: inout ClusterQueue,
    _ change: inout ClusterChange
  ) {
    let node = nodes[Int(number)]
    if node.gatherer >= 0 || !node.role.isDisjoint(with: [.isQueued, .isMissing]) { return }
    note(.isQueued, of: number, in: &change)
    queue.insert(number, of: self)
  }

  private mutating func enqueueGathered(
    by number: Int32,
    _ pass: ClusterPass,
    _ queue: inout ClusterQueue,
    _ change: inout ClusterChange
  ) {
    let cluster = oldCluster(of: number, pass)
    guard cluster >= 0, nodes[Int(cluster)].firstChild == number else { return }
    var child = nodes[Int(number)].nextSibling
    while child >= 0 {
      enqueue(child, &queue, &change)
      child = nodes[Int(child)].nextSibling
    }
  }

  /// Puts together what the nodes gather that were settled.
  private mutating func gather(
    _ settled: [Int32],
    _ pass: ClusterPass,
    _ change: inout ClusterChange
  ) {
    var seeds: [Int32] = []
    for number in settled {
      let before = oldGatherer(of: number, pass)
      let now = nodes[Int(number)].gatherer
      if before == now { continue }
      addSeed(now, to: &seeds, pass, &change)
      if before >= 0 { addSeed(before, to: &seeds, pass, &change) }
    }
    var gone: [Int32] = []
    for number in change.missing {
      let cluster = oldCluster(of: number, pass)
      if cluster < 0 { continue }
      addSeed(nodes[Int(cluster)].firstChild, to: &seeds, pass, &change)
      gone.append(cluster)
    }
    var arrived: [Int32] = []
    for seed in seeds { form(seed, pass, gone: &gone, arrived: &arrived, &change) }
    for seed in seeds { nodes[Int(seed)].role.remove(.isSeed) }
    change.missing.removeAll { oldCluster(of: $0, pass) >= 0 }
    for number in gone where !nodes[Int(number)].role.contains(.isMissing) {
      // Those that go on in a cluster are singles or clusters of finer levels; those of this level are no more.
      if Int(nodes[Int(number)].level) == pass.level, !nodes[Int(number)].isLeaf {
        dissolve(number, in: &change)
      } else {
        note(.isMissing, of: number, in: &change)
      }
      change.missing.append(number)
    }
    change.extra.removeAll { !nodes[Int($0)].role.contains(.isExtra) }
    for number in arrived { note(.isExtra, of: number, in: &change) }
    change.extra += arrived
  }

  private mutating func addSeed(
    _ number: Int32,
    to seeds: inout [Int32],
    _ pass: ClusterPass,
    _ change: inout ClusterChange
  ) {
    let role = nodes[Int(number)].role
    guard role.isDisjoint(with: [.isMissing, .isSeed]), gatherer(of: number, pass) == number
    else { return }
    note(.isSeed, of: number, in: &change)
    seeds.append(number)
  }

  /// Makes a cluster of what a node gathers, where that is other than before.
  private mutating func form(
    _ seed: Int32,
    _ pass: ClusterPass,
    gone: inout [Int32],
    arrived: inout [Int32],
    _ change: inout ClusterChange
  ) {
    var children = neighbors(of: seed, pass, change).filter { gatherer(of: $0, pass) == seed }
    let isExtra = nodes[Int(seed)].role.contains(.isExtra)
    let old = isExtra ? -1 : oldCluster(of: seed, pass)
    if children.isEmpty {
      if old >= 0 {
        gone.append(old)
        arrived.append(seed)
      }
      return
    }
    children.append(seed)
    arrange(&children)
    if old >= 0, isWhole(old, children, pass) { return }
    for child in children {
      if nodes[Int(child)].role.contains(.isExtra) {
        nodes[Int(child)].role.remove(.isExtra)
      } else {
        let cluster = oldCluster(of: child, pass)
        gone.append(cluster >= 0 ? cluster : child)
      }
    }
    let number = append(cluster(of: children, level: pass.level))
    change.formed.append((number, children))
    arrived.append(number)
  }

  /// Whether a cluster was made of these nodes.
  private func isWhole(_ cluster: Int32, _ children: [Int32], _ pass: ClusterPass) -> Bool {
    var child = nodes[Int(cluster)].firstChild
    for number in children {
      if number != child { return false }
      child = nodes[Int(child)].nextSibling
    }
    return child < 0
  }
}

extension ClusterTree {
  private func isOnLevel(_ number: Int32, _ pass: ClusterPass) -> Bool {
    nodes[Int(number)].isLeaf || Int(nodes[Int(number)].level) > pass.level
  }

  /// The nodes of a level that overlap one.
  private func neighbors(of number: Int32, _ pass: ClusterPass, _ change: ClusterChange) -> [Int32]
  {
    let place = nodes[Int(number)].place
    var found: [Int32] = []
    for other in change.extra
    where other != number && pass.reach.joins(place, nodes[Int(other)].place) {
      found.append(other)
    }
    var waiting = roots
    while let other = waiting.popLast() {
      guard pass.reach.joins(place, nodes[Int(other)].bounds) else { continue }
      if isOnLevel(other, pass) {
        let isFound =
          other != number && !nodes[Int(other)].role.contains(.isMissing)
          && pass.reach.joins(place, nodes[Int(other)].place)
        if isFound { found.append(other) }
        continue
      }
      var child = nodes[Int(other)].firstChild
      while child >= 0 {
        waiting.append(child)
        child = nodes[Int(child)].nextSibling
      }
    }
    return found
  }

  /// The first of the nodes that gather what overlaps them and overlap one; itself where there is none before it.
  private func firstSeed(
    reaching number: Int32,
    _ pass: ClusterPass,
    _ change: ClusterChange
  ) -> Int32 {
    let place = nodes[Int(number)].place
    var first = number
    func take(_ other: Int32) {
      let isSeed =
        other != number && pass.reach.joins(place, nodes[Int(other)].place)
        && gatherer(of: other, pass) == other
      if isSeed { first = other }
    }
    for other in change.extra where precedes(other, first) { take(other) }
    var waiting = roots
    while let other = waiting.popLast() {
      // No rank below a node or of its siblings that follow is before its own; with places that are the same, it may be
      // the same.
      guard nodes[Int(other)].rank <= nodes[Int(first)].rank else { continue }
      let sibling = nodes[Int(other)].nextSibling
      if sibling >= 0 { waiting.append(sibling) }
      guard pass.reach.joins(place, nodes[Int(other)].bounds) else { continue }
      if isOnLevel(other, pass) {
        if !nodes[Int(other)].role.contains(.isMissing), precedes(other, first) { take(other) }
      } else {
        waiting.append(nodes[Int(other)].firstChild)
      }
    }
    return first
  }
}
