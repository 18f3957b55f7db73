internal import Drawing

/// Where things meet from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  let part: CGFloat

  public static let leading = HorizontalAlignment(part: 0)
  public static let center = HorizontalAlignment(part: 0.5)
  public static let trailing = HorizontalAlignment(part: 1)
}

/// Where things meet from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  enum Guide: Hashable, Sendable {
    case part(CGFloat)
    case firstBaseline
    case lastBaseline
  }

  let guide: Guide

  public static let top = VerticalAlignment(guide: .part(0))
  public static let center = VerticalAlignment(guide: .part(0.5))
  public static let bottom = VerticalAlignment(guide: .part(1))

  /// The baseline of the topmost text; the bottom of what has no text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstBaseline)

  /// The baseline of the lowest text; the bottom of what has no text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastBaseline)

  /// The part of the height above the meeting line, where a text does not decide it.
  var part: CGFloat {
    if case .part(let part) = guide { part } else { 1 }
  }
}

/// Where things meet in both directions.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

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
