/// Whether a surface is drawn dark on light or light on dark.
public enum ColorScheme: UInt8, Hashable, Sendable, CaseIterable {
  case light
  case dark
}
