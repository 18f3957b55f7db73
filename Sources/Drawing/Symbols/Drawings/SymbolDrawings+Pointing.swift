extension SymbolDrawings {
  static let arrowTriangleTurnUpRightDiamondFill: StaticString = """
    e P2 12 .5 23.5 12 12 23.5 .5 12
    G7 17 1 7 10 3 12.5 10 0 12.5 7 .5 18 11 .75 12.5 15 .5 12.5 12 0 9 12 1 9 17 1
    """
  static let arrowUpLeftAndArrowDownRight: StaticString = """
    s2 M10 10 L4 4 M4 10 V4 H10 M14 14 L20 20 M20 14 V20 H14
    """
  static let flagCheckered: StaticString = """
    s2 M5 3 V22
    f R6 2 4 4 0 R14 2 4 4 0 R10 6 4 4 0 R18 6 4 4 0 R6 10 4 4 0 R14 10 4 4 0
    """
  static let flagFill: StaticString = """
    s2 M5 3 V22
    f M6 3.5 C10.5 1 13.5 6 21.5 3.2 Q22.5 3 22.5 4 V13 Q22.5 13.8 21.7 14.1 C14 16.5 11 11.5 6 14 Z
    """
  static let locationFill: StaticString = "f G23 1 1.25 14 23 1 11.25 12.75 .5 1 10 1"
  static let locationNorthFill: StaticString = "f G12 0.5 1 21.5 23 1 12 18.5 .5 2.5 23 1"
  static let mappin: StaticString = "f O12 6.5 5 R10.75 10 2.5 13 1.25"
  static let mappinAndEllipse: StaticString = """
    f O12 5.5 4.5 R11 8 2 11.5 1
    s2 M8 15 C4.5 15.6 2 16.8 2 18.5 C2 20.6 6.5 22 12 22 C17.5 22 22 20.6 22 18.5 C22 16.8 19.5 15.6 16 15
    """
  static let mappinCircleFill: StaticString = """
    e O12 12 11
    A12 8 4 104.5 435.5 L13 19 Q13 20 12 20 Q11 20 11 19 Z
    """
  static let pointTopleftDownToPointBottomrightCurvepath: StaticString = """
    f O4.5 5.5 3 O19.5 18.5 3
    s2 M10 5.5 H15.5 C20 5.5 20 12 15.5 12 H8.5 C4 12 4 18.5 8.5 18.5 H14
    """
  static let scope: StaticString = """
    s2 O12 12 7 M12 2 V8 M12 16 V22 M2 12 H8 M16 12 H22
    """
  static let signpostRightFill: StaticString = """
    f R11 2 2 20 1 G3 4 1.5 17 4 1 22.5 9 .75 17 14 1 3 14 1.5
    """
  static let arrowUp: StaticString = "s2.5 M12 20.5 V4 M5 11 L12 4 L19 11"
  static let arrowRight: StaticString = "s2.5 t90 M12 20.5 V4 M5 11 L12 4 L19 11"
  static let arrowDown: StaticString = "s2.5 t180 M12 20.5 V4 M5 11 L12 4 L19 11"
  static let arrowLeft: StaticString = "s2.5 t270 M12 20.5 V4 M5 11 L12 4 L19 11"
  static let arrowTurnUpRight: StaticString = """
    s2.5 M4.5 20.5 V12 Q4.5 8.5 8 8.5 H20 M14 2.5 L20 8.5 L14 14.5
    """
  static let arrowTurnUpLeft: StaticString = """
    s2.5 M19.5 20.5 V12 Q19.5 8.5 16 8.5 H4 M10 2.5 L4 8.5 L10 14.5
    """
  static let arrowCounterclockwise: StaticString = """
    s2.5 A12 13.5 8 180 -90 H10.5 M14 2 L10.5 5.5 L14 9
    """
}
