extension String {
  /// The longest name that is shown, in scalars.
  ///
  /// What is longer would cost in every frame what nobody can read.
  private static let longestName = 300

  /// The text, or as much of its beginning as is ever shown.
  var shortened: String {
    guard utf8.count > Self.longestName else { return self }
    let scalars = unicodeScalars.prefix(Self.longestName)
    guard scalars.endIndex < unicodeScalars.endIndex else { return self }
    return String(String.UnicodeScalarView(scalars)) + "…"
  }
}
