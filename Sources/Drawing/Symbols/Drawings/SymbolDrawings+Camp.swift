extension SymbolDrawings {
  static let tent: StaticString = """
    s2 M12 6 L3 20 H21 Z M12 6 L10.5 3.5 M12 6 L13.5 3.5
    M12 12 L8 20 M12 12 L16 20
    """

  static let tentFill: StaticString = """
    e P1.5 12 4 23 21 1 21 M12 12 L7 21 H17 Z
    s2 M12 5.5 L10.5 3 M12 5.5 L13.5 3
    """
}
