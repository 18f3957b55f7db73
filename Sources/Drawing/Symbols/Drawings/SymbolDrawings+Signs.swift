extension SymbolDrawings {
  static let circleFill: StaticString = "f O12 12 10"
  static let minus: StaticString = "s2.5 M4 12 H20"
  static let plus: StaticString = "s2.5 M4 12 H20 M12 4 V20"
  static let xmark: StaticString = "s2.5 M5 5 L19 19 M19 5 L5 19"
}
