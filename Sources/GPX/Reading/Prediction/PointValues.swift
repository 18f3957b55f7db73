/// The values of a point that is like another.
struct PointValues {
  var latitude = 0.0
  var longitude = 0.0
  var elevation = 0.0
  var time = Timestamp(seconds: 0)

  /// What the receiver told, in the order of ``PointTemplate/fields``.
  var numbers: [Double] = []

  /// The texts of the extensions by their places: decimals, and where the other texts stand.
  var decimals: [DecimalText] = []
  var ranges: [Range<Int>] = []

  /// The date that was read last, which most times share.
  var date = DateMemory()

  /// Makes room for what a template has.
  mutating func prepare(_ template: PointTemplate) {
    while numbers.count < template.fields.count { numbers.append(0) }
    while decimals.count < template.shape.slotCount {
      decimals.append(DecimalText(mantissa: 0, scale: 0))
      ranges.append(0..<0)
    }
  }
}
