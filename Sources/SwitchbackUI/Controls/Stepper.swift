internal import Drawing

/// Two buttons that make a value larger and smaller, with a label.
public struct Stepper<Label: View>: View {
  public typealias Body = Never

  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let editing: (Bool) -> Void

  /// Creates a stepper from two actions; the button of one that is `nil` cannot be pressed.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    editing = onEditingChanged
  }

  /// Creates a stepper for a value.
  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value that stays in a range.
  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    // The end of the range is compared with, not passed: beyond it the number may not exist.
    func increase() {
      let now = value.wrappedValue
      let isNear = now >= bounds.upperBound || now.distance(to: bounds.upperBound) <= step
      value.wrappedValue = isNear ? bounds.upperBound : now.advanced(by: step)
    }
    func decrease() {
      let now = value.wrappedValue
      let isNear = now <= bounds.lowerBound || bounds.lowerBound.distance(to: now) <= step
      value.wrappedValue = isNear ? bounds.lowerBound : now.advanced(by: 0 - step)
    }
    self.init(
      label: label,
      onIncrement: now < bounds.upperBound ? increase : nil,
      onDecrement: now > bounds.lowerBound ? decrease : nil,
      onEditingChanged: onEditingChanged
    )
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let environment = visitor.environment
    let label = visitor.single(view.label, inChild: 0, stackedAlong: .horizontal)
    visitor.control(StepperNode.init, label: label) {
      $0.increment = view.increment
      $0.decrement = view.decrement
      $0.editing = view.editing
      $0.paint = Color.track.resolved(in: environment.colorScheme)
      $0.signPaint = Color.primary.resolved(in: environment.colorScheme)
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title for a value.
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title,
    value: Binding<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      step: step,
      label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper with a title for a value that stays in a range.
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper with a title from two actions.
  public init<Title: StringProtocol>(
    _ title: Title,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }
}
