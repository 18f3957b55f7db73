extension SymbolDrawings {
  static let basketFill: StaticString = """
    e G1.5 10 1 22.5 10 1 20.5 21 2.5 3.5 21 2.5 R6 13 2 5 1 R11 13 2 5 1 R16 13 2 5 1
    s2 M6 9.5 L9.5 3.5 M18 9.5 L14.5 3.5
    """
  static let bedDoubleFill: StaticString = """
    e G3 13 0 3 5 3 21 5 3 21 13 0 G6 13 0 6 9 1.5 11 9 1.5 11 13 0 G13 13 0 13 9 1.5 18 9 1.5 18 13 0
    f G1 19 1 1 12 2.5 23 12 2.5 23 19 1 R2 17 2 4 1 R20 17 2 4 1
    """
  static let cupAndSaucerFill: StaticString = """
    f G3 4 1 17 4 1 17 16 5 3 16 5 R2 18 20 2 1
    s2 M17 6.5 H18 C22 6.5 22 12.5 18 12.5 H16.5
    """
  static let dropFill: StaticString = """
    f M11 2 Q12 1 13 2 C15.5 5 19.5 10 19.5 14.75 C19.5 19.2 16.2 22.5 12 22.5
    C7.8 22.5 4.5 19.2 4.5 14.75 C4.5 10 8.5 5 11 2 Z
    """
  static let flameFill: StaticString = """
    e M12.5 1.5 C14.5 6 20 9 20 15 C20 19.5 16.5 22.5 12 22.5 C7.5 22.5 4 19.5 4 15 C4 11.5 6 9.5 7 7
    C8.5 8 9 9.5 9.3 11 C11.5 8.5 12.5 5 12.5 1.5 Z
    M12.5 12.5 C13.5 14.5 16 15.5 16 18 C16 20.2 14.2 21 12 21 C9.8 21 8 20.2 8 18 C8 16 9 15.5 9.5 14.5
    L10.5 15.5 C11.5 14.5 12.3 13.8 12.5 12.5 Z
    """
  static let forkKnife: StaticString = """
    s2 M3 2 V7 C3 10 4.5 11 7 11 C9.5 11 11 10 11 7 V2 M7 2 V22 M20 13 V22
    f M21 2 C17.5 3 15.5 7.5 15.5 13 Q15.5 14 16.5 14 H21 Z
    """
  static let houseFill: StaticString = """
    s2.5 M2 12 L12 3 L22 12
    e G12 7 0 19 13 0 19 21 1 5 21 1 5 13 0 G10 21 0 10 15 .5 14 15 .5 14 21 0
    """
  static let houseLodgeFill: StaticString = """
    f G16 2 .5 19 2 .5 19 9 0 16 7 0 P1 12 2 23.5 12 .5 12
    R4 13.5 6 3 .75 R14 13.5 6 3 .75 R4 18 6 3.5 .75 R14 18 6 3.5 .75
    """
  static let showerFill: StaticString = """
    s2 M3 22 V7 C3 3.5 5 2 8 2 C11 2 13 3.5 13 6
    f M6.5 12 C6.5 4.5 19.5 4.5 19.5 12 Z
    s2 M9 15.5 L8.8 16.5 M13 15.5 V16.5 M17 15.5 L17.2 16.5 M8.2 20 L8 21.5 M13 20 V21.5 M17.8 20 L18 21.5
    """
  static let tent: StaticString = """
    s2 M12 6 L2.5 21 H21.5 Z M12 6 L10 3 M12 6 L14 3
    f P.5 12 12.5 16.75 21.5 7.25 21.5
    """
  static let tentFill: StaticString = """
    e P1 12 4.5 23.5 22 .5 22 G12 12.5 .5 17.5 22 0 6.5 22 0
    s2 M12 5.5 L10 2.5 M12 5.5 L14 2.5
    """
  static let toilet: StaticString = """
    s2 M5 11 V4 Q5 3 6 3 H8 Q9 3 9 4 V11 M3.5 11.5 H20.5 C20.5 15.5 18 18 14.5 18 H9
    M5 12 L9 18 L8 21.5 H15 L14.5 18
    """
  static let crossCaseFill: StaticString = """
    e R2 7 20 14 2.5
    P.25 10.5 9.5 13.5 9.5 13.5 12.5 16.5 12.5 16.5 15.5 13.5 15.5 13.5 18.5 10.5 18.5 10.5 15.5 7.5 15.5 7.5 12.5 10.5 12.5
    s2 M8 7 V4.5 Q8 3 9.5 3 H14.5 Q16 3 16 4.5 V7
    """
}
