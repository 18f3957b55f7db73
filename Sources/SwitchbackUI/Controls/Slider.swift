internal import Drawing

/// A knob on a line that a person moves to choose a value from a range.
///
/// The label is read by assistive technology and not shown; the labels of the two ends are.
public struct Slider<Label: View, ValueLabel: View>: View {
  public typealias Body = Never

  private let label: Label
  private let minimum: ValueLabel?
  private let maximum: ValueLabel?
  private let model: SliderModel
  private let editing: (Bool) -> Void

  private init(
    _ label: Label,
    _ minimum: ValueLabel?,
    _ maximum: ValueLabel?,
    _ model: SliderModel,
    _ editing: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.model = model
    self.editing = editing
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let environment = visitor.environment
    let label = visitor.single(view.label, inChild: 0, stackedAlong: .horizontal)
    let minimum = view.minimum.map { label in
      visitor.single(label, inChild: 1, stackedAlong: .horizontal)
    }
    let maximum = view.maximum.map { label in
      visitor.single(label, inChild: 2, stackedAlong: .horizontal)
    }
    visitor.control(SliderNode.init, label: label) {
      $0.minimum = minimum ?? nil
      $0.maximum = maximum ?? nil
      $0.editing = view.editing
      $0.paint = environment.tintColor.resolved(in: environment.colorScheme)
      $0.trackPaint = Color.track.resolved(in: environment.colorScheme)
      $0.set(view.model)
    }
  }
}

extension Slider {
  /// Creates a slider with labels at its ends for a value that moves on in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let model = SliderModel(value, in: bounds, step: step)
    self.init(label(), minimumValueLabel(), maximumValueLabel(), model, onEditingChanged)
  }

  /// Creates a slider with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let model = SliderModel(value, in: bounds, step: nil)
    self.init(label(), minimumValueLabel(), maximumValueLabel(), model, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for a value that moves on in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label(), nil, nil, SliderModel(value, in: bounds, step: step), onEditingChanged)
  }

  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label(), nil, nil, SliderModel(value, in: bounds, step: nil), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for a value that moves on in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(EmptyView(), nil, nil, SliderModel(value, in: bounds, step: step), onEditingChanged)
  }

  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(EmptyView(), nil, nil, SliderModel(value, in: bounds, step: nil), onEditingChanged)
  }
}
