/// What few points have: texts, what the receiver told, and extensions.
struct PointDetails: Hashable, Sendable {
  var texts = PointTexts()
  var reception = Reception()
  var extensions: [ExtensionElement] = []

  var isEmpty: Bool { texts.isEmpty && reception.isEmpty && extensions.isEmpty }
}

extension Boxed<PointDetails> {
  /// Changes the details, and lets the box go where they are empty then.
  mutating func update(_ change: (inout PointDetails) -> Void) {
    var details = value ?? PointDetails()
    change(&details)
    self = details.isEmpty ? Boxed() : Boxed(details)
  }
}
