/// How content of a fixed ratio meets a place of another.
public enum ContentMode: UInt8, Hashable, Sendable, CaseIterable {
  /// It lies inside.
  case fit

  /// It covers the place.
  case fill
}
