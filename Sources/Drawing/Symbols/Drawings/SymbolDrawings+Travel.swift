extension SymbolDrawings {
  static let airplane: StaticString = """
    f B2.5 12 21 12 3 P1 15.5 12 10.5 22.5 7.5 22.5 9.5 12 7.5 1.5 10.5 1.5
    P.75 6 12 4 17 2 17 3 12 2 7 4 7
    """
  static let bicycle: StaticString = """
    s2 O5.5 16 4.5 O18.5 16 4.5 M5.5 16 L9 9 H15.5 L11.5 16 H5.5 M11.5 16 L8 6 M6 6 H10 M18.5 16 L15 5 H18
    """
  static let bus: StaticString = """
    s2 R4 3 16 16 3 M4 11.5 H20 M6.5 19.5 V21.5 M17.5 19.5 V21.5 M1.5 8 V11 M22.5 8 V11
    f O8 15.25 1.4 O16 15.25 1.4
    """
  static let carFill: StaticString = """
    e G1.5 18 1 1.5 12 2.5 4 10.5 1 6 4 2 18 4 2 20 10.5 1 22.5 12 2.5 22.5 18 1
    G7.75 6 .5 16.25 6 .5 17.5 10 .5 6.5 10 .5 O5.5 14 1.5 O18.5 14 1.5
    f R2.5 17 4 4.5 1 R17.5 17 4 4.5 1
    """
  static let ferryFill: StaticString = """
    f R10 2 4 5 .5 G5 12 0 5 6 1.5 19 6 1.5 19 12 0
    P1 1.5 12 22.5 12 19 19 5 19
    s2 M2 21.5 C3.7 20 5.3 20 7 21.5 C8.7 23 10.3 23 12 21.5 C13.7 20 15.3 20 17 21.5
    C18.7 23 20.3 23 22 21.5
    """
  static let figureHiking: StaticString = """
    f O13 3.5 2.5 P1 9.5 7 11.5 8 9 15 6 14
    s2.5 M12.5 9 L11 14.5 L14 17.5 L14.5 22 M10.5 16 L9.5 19 L7 22 M13 9.5 L15 12 L18 12.5
    s1.5 M19 10 L20 22
    """
  static let figureOutdoorCycle: StaticString = """
    f O16 4 2.5
    s2 O5.5 17.5 4 O18.5 17.5 4
    s2.5 M17 11 L13.5 10.5 L12.5 8 L8 11 L12 13.5 L11 18
    """
  static let figureWalk: StaticString = """
    f O13 3.5 2.5
    s2.5 M12.5 8.5 L11 14.5 L14.5 17.5 L15.5 22 M10.75 15.5 L10 18.5 L7.5 22 M12.5 8.5 L8.5 10.5 L7.5 14
    M12.5 8.5 L15 11.5 L18 12.5
    """
  static let fuelpumpFill: StaticString = """
    e G4 21 0 4 2 2.5 15 2 2.5 15 21 0 R6.5 5 6 5 .75
    f R2 20 15 2 1
    s2 M15 12 H16 Q18 12 18 14 V17 C18 20 21.5 20 21.5 17 V9 L18 5.5
    """
  static let parkingsign: StaticString = "s3 M7.5 21 V3.5 H12.5 C19.5 3.5 19.5 13.5 12.5 13.5 H7.5"
  static let tramFill: StaticString = """
    s2 M8 2 H16 M12 2 V5
    e R5 4.5 14 14 3.5 R7.5 7.5 9 5 1 O8.5 15.25 1.25 O15.5 15.25 1.25
    s2 M8 18.5 L6 22 M16 18.5 L18 22
    """
  static let busFill: StaticString = """
    e R4 2 16 18 3 R6.5 5.5 11 6 .75 O8 15.5 1.5 O16 15.5 1.5
    f R5.5 18 3.5 4 1 R15 18 3.5 4 1 R1 7 2 5 1 R21 7 2 5 1
    """
  static let cablecarFill: StaticString = """
    s2 M2 5 L22 2 M12 3.5 V9
    e R3 8.5 18 13.5 3 R6 12 5 4 .5 R13 12 5 4 .5
    """
  static let sailboatFill: StaticString = """
    f P.5 13 1.5 21.5 15 13 15 P.5 11 4 11 15 3 15 G1.5 17 .75 22.5 17 .75 19 22 2 5 22 2
    """
  static let figureRun: StaticString = """
    f O15 3.5 2.5
    s2.5 M13 8.5 L10.5 14 L14.5 16.5 L13.5 22 M10 14.5 L8 18 L3 18.5 M13 8.5 L8.5 8.5 L6 12
    M13 8.75 L15.5 12 L20 11.5
    """
  static let figurePoolSwim: StaticString = """
    f O18 10.5 2.5
    s2.5 M4 14.5 L12 10.5 L9 6.5 L14.5 4.5
    s2 M2 19.5 C3.7 18 5.3 18 7 19.5 C8.7 21 10.3 21 12 19.5 C13.7 18 15.3 18 17 19.5 C18.7 21 20.3 21 22 19.5
    """
  static let parkingsignCircleFill: StaticString = """
    e O12 12 11 M8.5 5.5 H13 C18.75 5.5 18.75 14.5 13 14.5 H11 V18.5 H8.5 Z
    M11 8 H12.75 C15.4 8 15.4 12 12.75 12 H11 Z
    """
}
