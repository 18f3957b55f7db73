extension SymbolDrawings {
  static let binocularsFill: StaticString = """
    f R4.5 3 5.5 4 1 R14 3 5.5 4 1 R10 9 4 6 0
    G4.5 6 1 10.5 6 1 10.5 20.5 2 1.5 20.5 2 1.5 15 2 G13.5 6 1 19.5 6 1 22.5 15 2 22.5 20.5 2 13.5 20.5 2
    """
  static let building2Fill: StaticString = """
    e G2 22 .5 2 2 1.5 12 2 1.5 12 22 .5 R4 5 2 2 0 R8 5 2 2 0 R4 9 2 2 0 R8 9 2 2 0 R4 13 2 2 0 R8 13 2 2 0
    R6 18 2 4 0 G14 22 .5 14 8 .5 22 8 1.5 22 22 .5 R16 11 4 2 0 R16 15 4 2 0
    """
  static let buildingColumnsFill: StaticString = """
    f G12 1 1 22.5 6.5 1 22.5 8 .5 1.5 8 .5 1.5 6.5 1 R4 10 2 8 0 R8 10 2 8 0 R14 10 2 8 0 R18 10 2 8 0 R2 20 20 2 .75
    """
  static let cameraFill: StaticString = """
    e G1.5 6 2.5 7 6 1 8.5 3.5 1 15.5 3.5 1 17 6 1 22.5 6 2.5 22.5 20 2.5 1.5 20 2.5 O12 12.75 5 O12 12.75 3
    """
  static let cartFill: StaticString = """
    s2 M1.5 3 H4.5 L7.5 16.5 H19.5
    f G5 5.5 0 22.5 5.5 1 20.5 13.5 1.5 6.5 13.5 0 O9 20.5 1.75 O17.5 20.5 1.75
    """
  static let crossFill: StaticString = """
    f G8 2 1.5 16 2 1.5 16 8 0 22 8 1.5 22 16 1.5 16 16 0 16 22 1.5 8 22 1.5 8 16 0 2 16 1.5 2 8 1.5 8 8 0
    """
  static let envelopeFill: StaticString = """
    e R1.5 4 21 16 2.5 P0 1.5 6 12 13.5 22.5 6 22.5 8.75 12 16.25 1.5 8.75
    """
  static let eyeFill: StaticString = """
    e M1 12 C4.5 6.5 8 4.5 12 4.5 C16 4.5 19.5 6.5 23 12 C19.5 17.5 16 19.5 12 19.5 C8 19.5 4.5 17.5 1 12 Z
    O12 12 5 O12 12 3
    """
  static let eyeSlashFill: StaticString = """
    s2 M4 3.5 L20 20.5
    x B4 3.5 20 20.5 4.75
    e M1 12 C4.5 6.5 8 4.5 12 4.5 C16 4.5 19.5 6.5 23 12 C19.5 17.5 16 19.5 12 19.5 C8 19.5 4.5 17.5 1 12 Z
    O12 12 4.75
    """
  static let heartFill: StaticString = """
    f M12 21.5 C5 16.5 1.5 12.5 1.5 8.25 C1.5 5 4 2.75 6.75 2.75 C9 2.75 11 4 12 6 C13 4 15 2.75 17.25 2.75
    C20 2.75 22.5 5 22.5 8.25 C22.5 12.5 19 16.5 12 21.5 Z
    """
  static let lockFill: StaticString = """
    f R4 10 16 12 2.5
    s2.5 M7.5 11 V7 A12 7 4.5 180 360 V11
    """
  static let mapFill: StaticString = """
    f P.75 1.5 6 7 3 7 18 1.5 21 P.5 9 3 15 6 15 21 9 18 P.75 17 6 22.5 3 22.5 18 17 21
    """
  static let phoneFill: StaticString = """
    f t-135 M1 15 V12.5 C1 4.5 23 4.5 23 12.5 V15 Q23 17 21 17 H18 Q16 17 16 15 V12.5 C14 11.3 10 11.3 8 12.5
    V15 Q8 17 6 17 H3 Q1 17 1 15 Z
    """
  static let rulerFill: StaticString = """
    e t-45 R0.5 7.5 23 9 1.5 R4 7.5 2 4 0 R8 7.5 2 5 0 R12 7.5 2 4 0 R16 7.5 2 5 0
    """
  static let squareAndArrowUp: StaticString = """
    s2 M8 9.5 H6 Q5 9.5 5 10.5 V20.5 Q5 21.5 6 21.5 H18 Q19 21.5 19 20.5 V10.5 Q19 9.5 18 9.5 H16
    M12 15 V2.5 M8 6 L12 2 L16 6
    """
  static let starFill: StaticString = """
    f G12 .9 .75 15.09 8.45 .3 23.22 9.06 .75 16.95 14.31 .3 18.93 22.24 .75 12 17.9 .3
    5.07 22.24 .75 7.05 14.31 .3 .78 9.06 .75 8.91 8.45 .3
    """
  static let trashFill: StaticString = """
    s2 M3 5.5 H21 M8.5 5 V3 Q8.5 2 9.5 2 H14.5 Q15.5 2 15.5 3 V5
    e G4 8 0 20 8 0 18.75 22 2 5.25 22 2 R8 11 2 8 1 R14 11 2 8 1
    """
  static let wrenchAndScrewdriverFill: StaticString = """
    f t-45 R9.25 -3 5.5 9.5 2 R11 5 2 15 0 G11 19 0 13 19 0 14 21.5 .5 13.25 26 .75 10.75 26 .75 10 21.5 .5
    x t-45 R9.5 6 5 12 0
    f t45 A12 3 4.75 -65 65 L14 23 A12 23 2 0 180 L10 8 A12 3 4.75 115 245 L10 2.5 L12 3.75 L14 2.5 Z
    """
  static let wrenchFill: StaticString = """
    f t45 A12 4.5 5.5 -65.9 65.9 L14.25 23.5 A12 23.5 2.25 0 180 L9.75 9.5 A12 4.5 5.5 114.1 245.9
    L9.75 3.5 L12 5 L14.25 3.5 Z
    """
  static let clockFill: StaticString = """
    e O12 12 11 G11 5 1 13 5 1 13 11.4 0 17.8 14.2 1 16.8 15.9 1 11 12.6 0
    """
  static let stopwatchFill: StaticString = """
    e O12 13.5 9 R11 8 2 6.5 1
    s2 M9.5 2 H14.5 M12 2 V5 M19.5 5 L20.5 6
    """
  static let trophyFill: StaticString = """
    f M6.5 2 H17.5 Q18 2 18 2.5 V8 C18 12 15.5 14.5 12 14.5 C8.5 14.5 6 12 6 8 V2.5 Q6 2 6.5 2 Z
    R11 14 2 6 0 G6 22 .75 6 19.5 1.5 18 19.5 1.5 18 22 .75
    s2 M6 4.5 H2.5 C2.5 8.5 4 10.5 7 10.5 M18 4.5 H21.5 C21.5 8.5 20 10.5 17 10.5
    """
  static let shippingboxFill: StaticString = """
    f P.75 12 .75 22.25 5.75 12 10.75 1.75 5.75 P.75 1.5 7.75 11 12.4 11 23 1.5 18
    P.75 22.5 7.75 22.5 18 13 23 13 12.4
    """
  static let photoFill: StaticString = """
    e R1.5 3 21 18 2.5 O7.5 8.5 2 P.25 4 18 8.5 13 11 15.5 15.5 10.5 20 15.5 20 18
    """
  static let docFill: StaticString = """
    f G4.5 1.5 2 12.5 1.5 0 12.5 9 1.5 19.5 9 0 19.5 22.5 2 4.5 22.5 2 P.5 14.5 1.5 19.5 7 14.5 7
    """
  static let folderFill: StaticString =
    "f G1.5 4 2 9 4 1 11 6.5 1 22.5 6.5 2 22.5 20 2.5 1.5 20 2.5"
  static let squareAndArrowDown: StaticString = """
    s2 M8 9.5 H6 Q5 9.5 5 10.5 V20.5 Q5 21.5 6 21.5 H18 Q19 21.5 19 20.5 V10.5 Q19 9.5 18 9.5 H16
    M12 2 V15 M8 11.5 L12 15.5 L16 11.5
    """
}
