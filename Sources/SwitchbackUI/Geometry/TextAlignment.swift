internal import Drawing

/// How the lines of a text of several lines stand to each other.
public enum TextAlignment: UInt8, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing

  var part: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
