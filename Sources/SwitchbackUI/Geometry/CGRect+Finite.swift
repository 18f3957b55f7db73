internal import Drawing

extension CGFloat {
  /// The greatest length and the furthest place that a view has, in points.
  ///
  /// Programs ask for infinite lengths, and for some that are no number; what is placed must have an extent that a
  /// rectangle can be asked about.
  static let furthest: CGFloat = 10_000_000

  /// The nearest place that a view can have; zero for what is no number.
  var finite: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.furthest), Self.furthest)
  }

  /// The nearest length that a view can have; zero for what is no number.
  var finiteLength: CGFloat { Swift.max(0, finite) }
}

extension ProposedViewSize {
  /// The offer with nothing for what is no number, so that an offer is always the same as itself.
  var comparable: ProposedViewSize {
    guard width?.isNaN == true || height?.isNaN == true else { return self }
    return ProposedViewSize(
      width: width.map { $0.isNaN ? 0 : $0 },
      height: height.map { $0.isNaN ? 0 : $0 }
    )
  }
}

extension CGRect {
  /// The nearest rectangle that a view can have.
  var finite: CGRect {
    CGRect(
      x: origin.x.finite,
      y: origin.y.finite,
      width: size.width.finiteLength,
      height: size.height.finiteLength
    )
  }
}
