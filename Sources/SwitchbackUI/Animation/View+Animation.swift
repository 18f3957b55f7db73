extension View {
  /// The view whose changes are animated in updates in which a value differs from that of the update before.
  ///
  /// Without an animation such changes take place at once.
  public consuming func animation<Value: Equatable>(
    _ animation: Animation?,
    value: Value
  ) -> some View {
    ValueTransactionView(content: self, value: value) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// The view whose changes have another transaction.
  public consuming func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
  {
    TransactionView(content: self, transform: transform)
  }

  /// The view whose changes have another transaction in updates in which a value differs from that of the update
  /// before.
  public consuming func transaction<Value: Equatable>(
    value: Value,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    ValueTransactionView(content: self, value: value, transform: transform)
  }
}

private struct TransactionView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let transform: (inout Transaction) -> Void

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let outer = visitor.transaction
    view.transform(&visitor.transaction)
    visitor.visit(view.content, inChild: 0)
    visitor.transaction = outer
  }
}

private struct ValueTransactionView<Content: View, Value: Equatable>: View {
  typealias Body = Never

  let content: Content
  let value: Value
  let transform: (inout Transaction) -> Void

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let outer = visitor.transaction
    if let record = visitor.slot.record.flatMap({ $0 as? ValueRecord<Value> }) {
      if record.value != view.value {
        record.value = view.value
        view.transform(&visitor.transaction)
      }
    } else {
      visitor.slot.record = ValueRecord(view.value)
    }
    visitor.visit(view.content, inChild: 0)
    visitor.transaction = outer
  }
}

/// The value of the last update.
final class ValueRecord<Value>: SlotRecord {
  var value: Value

  package var isLeaving: Bool { false }

  init(_ value: Value) {
    self.value = value
  }
}
