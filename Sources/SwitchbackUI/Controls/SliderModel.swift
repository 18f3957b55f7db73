/// The value of a slider as a part of its range, whatever the type of numbers.
struct SliderModel {
  /// The part of the range below the value, between 0 and 1.
  let part: Double

  /// How far one step goes, as a part of the range; `nil` where there are no steps.
  let step: Double?

  /// Changes the value to that at a part of the range, or at the step that is nearest.
  let set: (Double) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride?
  ) where V.Stride: BinaryFloatingPoint {
    let low = Double(bounds.lowerBound)
    let extent = Double(bounds.upperBound) - low
    let length = step.map { Double($0) }.flatMap { $0 > 0 && extent > 0 ? $0 : nil }
    let now = (Double(value.wrappedValue) - low) / extent
    part = extent > 0 && now.isFinite ? min(max(now, 0), 1) : 0
    self.step = length.map { min($0 / extent, 1) }
    set = { part in
      var offset = min(max(part, 0), 1) * extent
      if let length {
        // Steps are counted from the start; what is left of the range after the last is not reached.
        let count = min(
          (offset / length).rounded(),
          ((extent + length * 1e-9) / length).rounded(.down)
        )
        offset = count * length
      }
      value.wrappedValue = min(max(V(low + offset), bounds.lowerBound), bounds.upperBound)
    }
  }
}
