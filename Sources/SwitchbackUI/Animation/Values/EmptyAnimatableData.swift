/// What changes of a value that nothing of can change bit by bit.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates nothing.
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public static func + (
    first: EmptyAnimatableData,
    second: EmptyAnimatableData
  )
    -> EmptyAnimatableData
  {
    first
  }

  public static func - (
    first: EmptyAnimatableData,
    second: EmptyAnimatableData
  )
    -> EmptyAnimatableData
  {
    first
  }

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}
