/// What goes along with a change of state to all that the change reaches.
public struct Transaction {
  /// How the change is animated; `nil` where it takes place at once.
  public var animation: Animation?

  /// Whether views leave out the animations that they have of themselves.
  public var disablesAnimations = false

  /// What runs when the animations of the change have ended.
  var completion: AnimationCompletion?

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Runs code whose changes of state have that transaction.
public func withTransaction<Result, Failure: Error>(
  _ transaction: Transaction,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let outer = TransactionScope.current
  TransactionScope.current = transaction
  defer { TransactionScope.current = outer }
  return try body()
}

/// Runs code whose changes of state are animated.
public func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var transaction = TransactionScope.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs code whose changes of state are animated, and other code when that is over.
///
/// The end is that of the animation as it was given; where nothing on the screen changes, it comes at once.
public func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws(Failure) -> Result,
  completion: @escaping () -> Void
) throws(Failure) -> Result {
  var transaction = TransactionScope.current
  transaction.animation = animation
  let waiting = AnimationCompletion(
    duration: completionCriteria.duration(of: animation),
    action: completion
  )
  transaction.completion = waiting
  let result = try withTransaction(transaction, body)
  waiting.runIfAlone()
  return result
}
