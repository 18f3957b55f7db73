public import Drawing

/// The size that a view is offered, in points; `nil` asks for the size that the view would like best.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width on offer: 0 asks for the least, infinity for the greatest, `nil` for the one that fits best.
  public var width: CGFloat?

  /// The height on offer: 0 asks for the least, infinity for the greatest, `nil` for the one that fits best.
  public var height: CGFloat?

  /// The offer that asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// The offer that asks for the size that the view would like best.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The offer that asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates an offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates the offer of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The offer as a size, with `size` where nothing is specified.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) }
    )
  }

  func length(along axis: Axis) -> CGFloat? {
    axis == .horizontal ? width : height
  }

  func replacing(_ axis: Axis, by length: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: height)
      : ProposedViewSize(width: width, height: length)
  }
}
