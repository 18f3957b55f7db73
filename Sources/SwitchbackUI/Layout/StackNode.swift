internal import Drawing

/// Nodes in a row or a column.
///
/// The space is given out as SwiftUI gives it: the children of the highest priority first, among them the least
/// flexible first, each offered an equal part of what is left. Source: *Building Custom Views with SwiftUI*, WWDC 2019.
final class StackNode: ContainerNode {
  /// The gap between two neighbours where none is asked for, in points.
  static let defaultSpacing: CGFloat = 8

  let axis: Axis
  var spacing: CGFloat?
  var horizontalAlignment = HorizontalAlignment.center
  var verticalAlignment = VerticalAlignment.center

  init(_ axis: Axis, context: GraphContext) {
    self.axis = axis
    super.init(context: context)
  }

  /// Makes the node of a row.
  static func row(_ context: GraphContext) -> StackNode {
    StackNode(.horizontal, context: context)
  }

  /// Makes the node of a column.
  static func column(_ context: GraphContext) -> StackNode {
    StackNode(.vertical, context: context)
  }

  private struct Arrangement {
    var sizes: [CGSize]
    var proposals: [ProposedViewSize]

    /// How far each child's meeting line lies from its own edge.
    var guides: [CGFloat] = []
    var size = CGSize.zero

    /// How far the common meeting line lies from the stack's edge.
    var guide: CGFloat = 0
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrange(proposal).size
  }

  override func layout(_ proposal: ProposedViewSize) {
    let arrangement = arrange(proposal)
    var main = axis == .horizontal ? frame.minX : frame.minY
    for (index, child) in arranged.enumerated() {
      if index > 0 { main += gap(before: index) }
      let size = arrangement.sizes[index]
      let cross = context.aligned(arrangement.guide - arrangement.guides[index])
      let origin =
        axis == .horizontal
        ? CGPoint(x: main, y: frame.minY + cross) : CGPoint(x: frame.minX + cross, y: main)
      child.place(
        in: CGRect(origin: origin, size: size),
        proposal: arrangement.proposals[index]
      )
      main += size.length(along: axis)
    }
  }

  override func baseline(
    _ line: BaselineKind,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat {
    if arranged.isEmpty { return size.height }
    let arrangement = arrange(proposal)
    if axis == .vertical {
      let index = line == .first ? 0 : arranged.count - 1
      var top: CGFloat = 0
      for before in 0..<index { top += arrangement.sizes[before].height + gap(before: before + 1) }
      return top
        + arranged[index].baseline(
          line,
          in: arrangement.sizes[index],
          proposal: arrangement.proposals[index]
        )
    }
    let child = arranged[0]
    let own = child.baseline(line, in: arrangement.sizes[0], proposal: arrangement.proposals[0])
    return arrangement.guide - arrangement.guides[0] + own
  }
}

extension StackNode {
  private func gap(before index: Int) -> CGFloat {
    if let spacing { return spacing }
    return arranged[index].hasNoSpacing || arranged[index - 1].hasNoSpacing
      ? 0 : Self.defaultSpacing
  }

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let count = arranged.count
    var arrangement = Arrangement(
      sizes: Array(repeating: .zero, count: count),
      proposals: Array(repeating: proposal, count: count)
    )
    if let length = proposal.length(along: axis) {
      distribute(length, proposal, &arrangement)
    } else {
      for (index, child) in arranged.enumerated() {
        arrangement.sizes[index] = child.size(for: proposal)
      }
    }
    var main: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    for index in arranged.indices {
      if index > 0 { main += gap(before: index) }
      let size = arrangement.sizes[index]
      main += size.length(along: axis)
      let guide = guide(of: index, in: arrangement)
      arrangement.guides.append(guide)
      before = max(before, guide)
      after = max(after, (axis == .horizontal ? size.height : size.width) - guide)
    }
    arrangement.guide = before
    arrangement.size = CGSize(along: axis, main, across: before + after)
    return arrangement
  }

  /// Gives out the length to the children.
  private func distribute(
    _ length: CGFloat,
    _ proposal: ProposedViewSize,
    _ arrangement: inout Arrangement
  ) {
    var least: [CGFloat] = []
    var flexibility: [CGFloat] = []
    for child in arranged {
      let low = child.size(for: proposal.replacing(axis, by: 0)).length(along: axis)
      let high = child.size(for: proposal.replacing(axis, by: .infinity)).length(along: axis)
      least.append(low)
      // What is infinite at least as at most does not give way at all.
      flexibility.append(high == low ? 0 : high - low)
    }
    let priorities = arranged.map { $0.layoutPriority }
    // A sort that keeps the order of equals: by priority, then by flexibility.
    let order = arranged.indices.sorted { first, second in
      if priorities[first] != priorities[second] { return priorities[first] > priorities[second] }
      if flexibility[first] != flexibility[second] {
        return flexibility[first] < flexibility[second]
      }
      return first < second
    }
    var left = length
    for index in arranged.indices.dropFirst() { left -= gap(before: index) }
    var position = 0
    while position < order.count {
      let priority = priorities[order[position]]
      let group = order[position...].prefix { priorities[$0] == priority }
      var reserved: CGFloat = 0
      for index in order[(position + group.count)...] { reserved += least[index] }
      var available = left - reserved
      var waiting = group.count
      for index in group {
        let offer = max(0, available / CGFloat(waiting))
        arrangement.proposals[index] = proposal.replacing(axis, by: offer)
        arrangement.sizes[index] = arranged[index].size(for: arrangement.proposals[index])
        let used = arrangement.sizes[index].length(along: axis)
        available -= used
        left -= used
        waiting -= 1
      }
      position += group.count
    }
  }

  private func guide(of index: Int, in arrangement: Arrangement) -> CGFloat {
    let size = arrangement.sizes[index]
    if axis == .vertical { return size.width * horizontalAlignment.part }
    let proposal = arrangement.proposals[index]
    switch verticalAlignment.guide {
    case .part(let part): return size.height * part
    case .firstBaseline: return arranged[index].baseline(.first, in: size, proposal: proposal)
    case .lastBaseline: return arranged[index].baseline(.last, in: size, proposal: proposal)
    }
  }
}
