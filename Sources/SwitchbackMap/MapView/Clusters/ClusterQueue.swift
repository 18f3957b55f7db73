/// Nodes that wait, from which the first in the order of ranks is taken: a heap.
struct ClusterQueue {
  private var heap: [Int32] = []

  mutating func insert(_ number: Int32, of tree: ClusterTree) {
    heap.append(number)
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard tree.precedes(heap[index], heap[parent]) else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  mutating func takeFirst(of tree: ClusterTree) -> Int32? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return first }
    heap[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if tree.precedes(heap[child], heap[least]) { least = child }
      }
      if least == index { return first }
      heap.swapAt(index, least)
      index = least
    }
  }
}
