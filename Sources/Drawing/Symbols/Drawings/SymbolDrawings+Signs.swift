extension SymbolDrawings {
  static let checkmark: StaticString = "s2.5 M4 13 L9.5 18.5 L20 5.5"
  static let chevronDown: StaticString = "s2.5 M4.5 8.25 L12 15.75 L19.5 8.25"
  static let chevronLeft: StaticString = "s2.5 M15.75 4.5 L8.25 12 L15.75 19.5"
  static let chevronRight: StaticString = "s2.5 M8.25 4.5 L15.75 12 L8.25 19.5"
  static let chevronUp: StaticString = "s2.5 M4.5 15.75 L12 8.25 L19.5 15.75"
  static let circleFill: StaticString = "f O12 12 10"
  static let diamondFill: StaticString = "f P2 12 .5 23.5 12 12 23.5 .5 12"
  static let exclamationmarkTriangleFill: StaticString = """
    e P2 12 .5 23.5 21.5 .5 21.5 R10.5 7.5 3 7 1.5 O12 17.75 1.75
    """
  static let infoCircleFill: StaticString = "e O12 12 11 O12 6.5 1.75 R10.75 9.75 2.5 8.75 1.25"
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
  static let ellipsis: StaticString = "f O4.5 12 2.25 O12 12 2.25 O19.5 12 2.25"
  static let listBullet: StaticString = """
    f O3.5 5 1.75 O3.5 12 1.75 O3.5 19 1.75 s2 M9 5 H22 M9 12 H22 M9 19 H22
    """
  static let magnifyingglass: StaticString = "s2.5 O10 10 6.75 M15 15 L21 21"
  static let nosign: StaticString = "s2.5 O12 12 9 M5.75 5.75 L18.25 18.25"
  static let triangleFill: StaticString = "f P2 12 1.5 23 21 1 21"
  static let gearshapeFill: StaticString = """
    s3.5 O12 12 5.75
    s3 M12 3 V5 M12 19 V21 M3 12 H5 M19 12 H21 t45 M12 3 V5 M12 19 V21 M3 12 H5 M19 12 H21
    """
  static let chartXyaxisLine: StaticString = "s2 M3 3 V21 H22 M7.5 15.5 L11.5 10 L15 13 L21 5.5"
  static let square3Layers3d: StaticString = """
    f P1 12 1.5 22.5 7.25 12 13 1.5 7.25
    s2 M3 12 L12 17 L21 12 M3 16.5 L12 21.5 L21 16.5
    """
}
