/// A document of GPX 1.1 that stands in one of 1.0, while it is read.
///
/// It says again what the element around it is, with what 1.0 has no element for: see
/// `GPXEncoder+Nested.swift`, which writes it.
struct NestedReading {
  /// What the element around it is.
  let owner: ReadingContext

  /// The place of the track, and of the segment in it, whose extensions come next.
  var track = -1
  var segment = -1

  /// Whether it has had a link.
  ///
  /// All its links together take the place of that of 1.0.
  var hasLinks = false

  init(in owner: ReadingContext) {
    self.owner = owner
  }
}
