/// A side of a rectangle to the left or the right; leading is left where one reads from left to right.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading
  case trailing
}
