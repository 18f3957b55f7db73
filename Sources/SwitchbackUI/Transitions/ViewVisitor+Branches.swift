extension ViewVisitor {
  /// Goes into a part that may come and go while what is round it stays.
  mutating func visitBranch<Content: View>(_ content: Content, inChild position: Int) {
    visitBranch(content, in: slot.child(position, generation: generation))
  }

  /// Goes into a part that may come and go while what is round it stays.
  mutating func visitBranch<Content: View>(_ content: Content, in slot: Slot) {
    let outer = self.slot
    let wasInNewPart = isInNewPart
    self.slot = slot
    let record = slot.record.flatMap { $0 as? BranchRecord }
    // What comes as a whole comes by the transition of the whole.
    if record == nil { isInNewPart = true }
    let start = nodes.count
    visit(content, inChild: 0)
    isInNewPart = wasInNewPart
    endBranch(record, from: start)
    self.slot = outer
  }

  /// The part of a slot is not there: it leaves, or is on its way out, or was never there.
  mutating func leaveBranch(inChild position: Int) {
    if let slot = slot.existingChild(position) { leave(slot) }
  }

  /// The parts of the slots are not there; they are drawn behind those that are, which were added since `start`.
  mutating func leave(_ slots: [Slot], before start: Int) {
    if slots.isEmpty { return }
    let active = nodes[start...]
    nodes.removeSubrange(start...)
    let order = slots.sorted { $0.branchPosition < $1.branchPosition }
    for slot in order { leave(slot) }
    nodes += active
  }

  /// Puts the views of a transition round the content of a branch.
  mutating func surround(
    _ node: BranchNode,
    at index: Int,
    with transition: AnyTransition,
    _ phase: TransitionPhase,
    in slot: Slot
  ) {
    guard let custom = transition.custom else {
      node.child = node.content
      return
    }
    let outer = self.slot
    self.slot = slot.child(index + 1, generation: generation)
    let content = node.content
    let isAlone = phase == .didDisappear
    let generation = generation
    let inner = TransitionContent { visitor in
      if isAlone {
        content.keep()
        content.setAnimation(visitor.animation)
      } else {
        content.generation = generation
      }
      visitor.nodes.append(content)
    }
    let result = collect { custom(inner, phase, &$0) }
    node.child = result.count == 1 ? result[0] : content
    self.slot = outer
  }
}

extension ViewVisitor {
  /// Puts a node round each of those of a branch, and lets those that are new come.
  private mutating func endBranch(_ existing: BranchRecord?, from start: Int) {
    let record = existing ?? BranchRecord()
    slot.record = record
    record.position = start
    record.revive()
    let earlier = record.nodes
    var branches: [BranchNode] = []
    for index in start..<nodes.count {
      let content = nodes[index]
      let position = index - start
      // What a part leaves behind within itself is a matter of its own.
      let branch = earlier.first { $0.content === content } ?? BranchNode(content)
      let isNew = branch.generation == 0
      branch.generation = generation
      branch.animation = animation
      settle(branch, at: position, isNew: isNew)
      branches.append(branch)
      nodes[index] = branch
    }
    record.nodes = branches
  }

  private mutating func settle(_ branch: BranchNode, at position: Int, isNew: Bool) {
    let transition = branch.content.transition ?? .opacity
    if branch.isDeparting {
      surround(branch, at: position, with: transition, .identity, in: slot)
      branch.revive(by: animation)
      return
    }
    let animation = animation.map { transition.insertionAnimation ?? $0 }
    let enters = isNew && !isInNewPart && animation != nil && !branch.content.isExiting
    if enters, transition.custom != nil {
      let outer = transaction
      transaction.animation = nil
      surround(branch, at: position, with: transition, .willAppear, in: slot)
      transaction = outer
      transaction.animation = animation
      surround(branch, at: position, with: transition, .identity, in: slot)
      transaction = outer
    } else if transition.custom != nil {
      surround(branch, at: position, with: transition, .identity, in: slot)
    } else {
      branch.child = branch.content
    }
    if enters, let animation { branch.enter(by: animation, transition) }
  }

  private mutating func leave(_ slot: Slot) {
    guard let record = slot.record.flatMap({ $0 as? BranchRecord }) else { return }
    let goesOn = record.isLeaving ? record.goOn() : record.leave(by: animation, &self, in: slot)
    guard goesOn else { return }
    for node in record.nodes {
      node.keep()
      nodes.append(node)
    }
  }
}

extension Slot {
  fileprivate var branchPosition: Int {
    record.flatMap { $0 as? BranchRecord }?.position ?? 0
  }
}
