internal import SwitchbackUI

/// The views that are out of sight and can be used again, by what they can be used for.
struct AnnotationViewQueue {
  /// How many views of one kind are kept; more are let go.
  private static let capacity = 64

  private struct Kind {
    let identifier: String
    var views: [MKAnnotationView] = []
    var makeView: (((any MKAnnotation)?) -> MKAnnotationView)?
  }

  // The few kinds that a map has are found sooner one by one than by a hash.
  private var kinds: [Kind] = []

  /// Sets how views of a kind are made; `nil` for not at all.
  mutating func register(
    _ identifier: String,
    makeView: (((any MKAnnotation)?) -> MKAnnotationView)?
  ) {
    let index = index(of: identifier)
    kinds[index].makeView = makeView
    kinds[index].views = []
  }

  /// A view of a kind that was used before.
  mutating func take(_ identifier: String) -> MKAnnotationView? {
    kinds[index(of: identifier)].views.popLast()
  }

  /// Makes a view of a kind; `nil` where the map was not told how.
  func maker(_ identifier: String) -> (((any MKAnnotation)?) -> MKAnnotationView)? {
    kinds.first { $0.identifier.hasSameBytes(as: identifier) }?.makeView
  }

  /// Keeps a view that is out of sight.
  mutating func enqueue(_ view: MKAnnotationView) {
    guard let identifier = view.reuseIdentifier else { return }
    let index = index(of: identifier)
    guard kinds[index].views.count < Self.capacity else { return }
    // The view must not keep alive what it was drawn for.
    view.annotation = nil
    kinds[index].views.append(view)
  }

  private mutating func index(of identifier: String) -> Int {
    if let index = kinds.firstIndex(where: { $0.identifier.hasSameBytes(as: identifier) }) {
      return index
    }
    kinds.append(Kind(identifier: identifier))
    return kinds.count - 1
  }
}
