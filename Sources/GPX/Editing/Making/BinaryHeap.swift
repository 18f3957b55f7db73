/// A queue that gives its greatest element first.
///
/// Source: J. W. J. Williams, *Algorithm 232: Heapsort*, Communications of the ACM 7 (6), 1964.
struct BinaryHeap<Element: Comparable> {
  private var elements: [Element]

  /// Makes a queue of elements.
  ///
  /// - Complexity: linear.
  init(_ elements: [Element] = []) {
    self.elements = elements
    for index in stride(from: elements.count / 2 - 1, through: 0, by: -1) { sink(from: index) }
  }

  /// - Complexity: logarithmic.
  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard elements[parent] < element else { break }
      elements[index] = elements[parent]
      index = parent
    }
    elements[index] = element
  }

  /// - Complexity: logarithmic.
  mutating func popGreatest() -> Element? {
    guard let greatest = elements.first, let last = elements.popLast() else { return nil }
    if !elements.isEmpty {
      elements[0] = last
      sink(from: 0)
    }
    return greatest
  }

  private mutating func sink(from start: Int) {
    let element = elements[start]
    var index = start
    while true {
      var child = 2 * index + 1
      guard child < elements.count else { break }
      if child + 1 < elements.count, elements[child] < elements[child + 1] { child += 1 }
      guard element < elements[child] else { break }
      elements[index] = elements[child]
      index = child
    }
    elements[index] = element
  }
}
