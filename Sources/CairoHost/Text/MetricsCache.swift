internal import Drawing

/// The extents of the texts that were measured last.
///
/// It has two halves: what is asked for moves to the young one, and once that is full it becomes the old one and
/// the old one is forgotten. So what is in use stays, at the cost of one look-up.
struct MetricsCache {
  struct Key: Hashable {
    let text: String
    let font: Font
  }

  /// The most texts that are kept.
  static let capacity = 8192

  private var young: [Key: TextMetrics] = [:]
  private var old: [Key: TextMetrics] = [:]

  var count: Int { young.count + old.count }

  /// The extent that is kept for a text, or else what the closure measures.
  mutating func metrics(for key: Key, measure: () -> TextMetrics) -> TextMetrics {
    if let metrics = young[key] { return metrics }
    let metrics = old[key] ?? measure()
    if young.count >= Self.capacity / 2 {
      swap(&young, &old)
      young.removeAll(keepingCapacity: true)
    }
    young[key] = metrics
    return metrics
  }
}
