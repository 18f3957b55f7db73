extension SymbolDrawings {
  static let checkmark: StaticString = "s2.5 M4 13 L9.5 18.5 L20 5.5"
  static let chevronDown: StaticString = "s2.5 M4.5 8.25 L12 15.75 L19.5 8.25"
  static let chevronLeft: StaticString = "s2.5 M15.75 4.5 L8.25 12 L15.75 19.5"
  static let chevronRight: StaticString = "s2.5 M8.25 4.5 L15.75 12 L8.25 19.5"
  static let chevronUp: StaticString = "s2.5 M4.5 15.75 L12 8.25 L19.5 15.75"
  static let circleFill: StaticString = "f O12 12 10"
  static let diamondFill: StaticString = "f P2 12 .5 23.5 12 12 23.5 .5 12"
  static let exclamationmarkTriangleFill: StaticString = """
    e P2 12 .5 23.5 21.5 .5 21.5 R10.75 8 2.5 6.5 1.25 O12 17.5 1.5
    """
  static let infoCircleFill: StaticString = "e O12 12 10 O12 7 1.5 R10.75 10 2.5 8 1.25"
  static let minus: StaticString = "s2.5 M4 12 H20"
  static let number: StaticString =
    "s2 M9.5 3 L7.5 21 M16.5 3 L14.5 21 M3.5 8.5 H20.5 M3.5 15.5 H20.5"
  static let pauseFill: StaticString = "f R5 4 5 16 1.5 R14 4 5 16 1.5"
  static let playFill: StaticString = "f P2 5 1.5 23 12 5 22.5"
  static let plus: StaticString = "s2.5 M4 12 H20 M12 4 V20"
  static let questionmark: StaticString = """
    s2.5 M7 7.5 C7 4.5 9 2.5 12 2.5 C15 2.5 17 4.5 17 7.25 C17 11 12 11 12 15
    f O12 20 1.75
    """
  static let recordCircle: StaticString = "s2 O12 12 9 f O12 12 5"
  static let squareFill: StaticString = "f R3 3 18 18 3.5"
  static let stopFill: StaticString = "f R4 4 16 16 3"
  static let xmark: StaticString = "s2.5 M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5"
}
