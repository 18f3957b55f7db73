internal import Drawing

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
