extension View where Self: Animatable {
  /// Goes into the view as it is in the frame that is made: between its state before and its state now.
  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.visitBody(of: visitor.animated(view))
  }
}

extension ViewModifier where Self: Animatable {
  public static func _presented(_ modifier: Self, _ visitor: inout ViewVisitor) -> Self {
    visitor.animated(modifier)
  }
}

extension ViewVisitor {
  /// What is made by code as it is in the frame that is made, with an update for the next one while it moves.
  fileprivate mutating func animated<Content: Animatable>(_ content: Content) -> Content {
    let target = content.animatableData
    let record =
      slot.record.flatMap { $0 as? AnimatableRecord<Content.AnimatableData> }
      ?? AnimatableRecord(target)
    slot.record = record
    record.value.go(to: target, by: animation)
    if record.value.isAtRest { return content }
    record.value.begin(at: context.time)
    if record.value.isMoving(at: context.time) { context.stepSoon() }
    var content = content
    content.animatableData = record.value.value(at: context.time)
    return content
  }
}

private final class AnimatableRecord<Value: VectorArithmetic>: SlotRecord {
  var value: AnimatedValue<Value>

  var isLeaving: Bool { false }

  init(_ value: Value) {
    self.value = AnimatedValue(value)
  }
}
