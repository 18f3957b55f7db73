/// The looks of buttons.
public enum _ButtonAppearance: UInt8, Hashable, Sendable {
  case automatic
  case plain
  case bordered
  case borderedProminent
}
