extension SymbolDrawings {
  static let boltFill: StaticString = "f P.5 15.5 1 3.5 14 10.5 14 8.5 23 20.5 10 13.5 10"
  static let cloudRainFill: StaticString = """
    f O6.5 10.5 4.5 O12.5 7.5 5.5 O18 11 4 R6.5 9 11.5 6 0
    s2 M8 18.5 L7 21.5 M12.5 18.5 L11.5 21.5 M17 18.5 L16 21.5
    """
  static let leafFill: StaticString = """
    s2 M2.5 22 L7 17.5
    x B5.5 19 14.5 10 2
    f M21.5 2.5 C22.5 12 19 20.5 11 20.5 C6 20.5 3 17.5 3 13.5 C3 6 12 7 21.5 2.5 Z
    """
  static let moonFill: StaticString = """
    f A11.5 12.5 9.75 -101.25 -348.75 A16.2 7.8 8.2 53.6 216.4 Z
    """
  static let mountain2Fill: StaticString = """
    f P1 7 10 13 20.5 .5 20.5 G14.5 4 1 23.4 20.5 1 15.3 20.5 0 10.31 11.76 .5
    """
  static let pawprintFill: StaticString = """
    f M12 12 C15 12 18.5 15.5 18.5 18.5 C18.5 20.8 17 22 15.3 21.5 C13.5 21 10.5 21 8.7 21.5
    C7 22 5.5 20.8 5.5 18.5 C5.5 15.5 9 12 12 12 Z
    B8.25 4.5 8.75 7.25 4.5 B15.75 4.5 15.25 7.25 4.5 B3.25 10.25 3.75 12 4 B20.75 10.25 20.25 12 4
    """
  static let snowflake: StaticString = """
    s1.75 M12 1.5 V22.5 M9.25 3.5 L12 6 L14.75 3.5 M9.25 20.5 L12 18 L14.75 20.5
    t60 M12 1.5 V22.5 M9.25 3.5 L12 6 L14.75 3.5 M9.25 20.5 L12 18 L14.75 20.5
    t120 M12 1.5 V22.5 M9.25 3.5 L12 6 L14.75 3.5 M9.25 20.5 L12 18 L14.75 20.5
    """
  static let sunMaxFill: StaticString = """
    f O12 12 4.75
    s2 M12 1.75 V4 M12 20 V22.25 M1.75 12 H4 M20 12 H22.25
    t45 M12 1.75 V4 M12 20 V22.25 M1.75 12 H4 M20 12 H22.25
    """
  static let treeFill: StaticString = """
    f P1 12 .5 19 9.5 16.5 9.5 22 18 2 18 7.5 9.5 5 9.5 R10.5 17 3 6 1
    """
  static let waterWaves: StaticString = """
    s2 M2 6 C5.3 3 8.7 3 12 6 C15.3 9 18.7 9 22 6
    M2 12 C5.3 9 8.7 9 12 12 C15.3 15 18.7 15 22 12
    M2 18 C5.3 15 8.7 15 12 18 C15.3 21 18.7 21 22 18
    """
  static let beachUmbrellaFill: StaticString = """
    f t-25 M2.5 12 A12 12 9.5 180 360 Q18.3 9.5 15.2 12 Q12 9.5 8.8 12 Q5.7 9.5 2.5 12 Z
    s2 t-25 M12 2 V22 t0 M3 22 H21
    """
  static let fishFill: StaticString = """
    e M1 12 C5 4.5 13 4.5 17.5 12 C13 19.5 5 19.5 1 12 Z O6.5 10.5 1.5
    f P.75 14.5 12 22.5 6 21 12 22.5 18
    """
}
