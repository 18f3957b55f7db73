/// A point while its element is open.
struct PointDraft {
  /// Whether the point has coordinates and is to be kept.
  var isUsable = false
  var latitude = 0.0
  var longitude = 0.0
  var elevation: Double?
  var time: Timestamp?
  var texts = PointTexts()
  var reception = Reception()

  /// Whether there are texts, and whether the receiver told anything; checked before they are looked
  /// at, which most points lack.
  var hasTexts = false
  var hasReception = false

  /// Forgets all values for the next point.
  @inline(__always)
  mutating func clear() {
    isUsable = false
    elevation = nil
    time = nil
    if hasTexts {
      texts = PointTexts()
      hasTexts = false
    }
    if hasReception {
      reception = Reception()
      hasReception = false
    }
  }
}
