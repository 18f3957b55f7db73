extension SymbolDrawings {
  static let mappin: StaticString = "f O12 7 5 R11 10 2 12 1"

  static let mappinCircleFill: StaticString = "e O12 12 10 O12 9 3.5 R11 12 2 7 1"

  static let basketFill: StaticString = """
    e G2 10 1 22 10 1 20 20 2.5 4 20 2.5 R7.5 13 1.5 5 .75 R11.25 13 1.5 5 .75 R15 13 1.5 5 .75
    s2 M6 10 L9.5 4 M18 10 L14.5 4
    """
}
