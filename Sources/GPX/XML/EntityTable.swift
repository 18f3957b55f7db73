/// The characters that names stand for.
enum EntityTable {
  /// The character of one of the five entities of XML.
  static func standard(_ bytes: RawSpan, _ name: Range<Int>) -> UInt8? {
    switch (name.count, bytes.packedWord(name.lowerBound, count: name.count)) {
    case (3, 0x70_6D61): ASCII.ampersand  // amp
    case (2, 0x746C): ASCII.less  // lt
    case (2, 0x7467): ASCII.greater  // gt
    case (4, 0x746F_7571): ASCII.quotationMark  // quot
    case (4, 0x736F_7061): ASCII.apostrophe  // apos
    default: nil
    }
  }

  /// The character that HTML gives a name; of its names, those for Latin letters and common marks.
  static func html(_ bytes: RawSpan, _ name: Range<Int>) -> UInt32? {
    if let index = latinIndex(bytes, name) { return 0xA0 + index }
    for (text, scalar) in marks
    where text.utf8CodeUnitCount == name.count && bytes.spells(text, at: name.lowerBound) {
      return scalar
    }
    return nil
  }

  /// The place of a name among those of U+00A0 to U+00FF.
  private static func latinIndex(_ bytes: RawSpan, _ name: Range<Int>) -> UInt32? {
    latinNames.withUTF8Buffer { names in
      var index: UInt32 = 0
      var offset = 0
      while offset < names.count {
        let start = offset
        while offset < names.count, names[offset] != ASCII.space { offset += 1 }
        if offset - start == name.count {
          var isSame = true
          for place in 0..<name.count
          where names[start + place] != bytes.byte(name.lowerBound + place) {
            isSame = false
            break
          }
          if isSame { return index }
        }
        index += 1
        offset += 1
      }
      return nil
    }
  }

  /// HTML 4.01, section 24.2: the names of U+00A0 to U+00FF in their order.
  private static let latinNames: StaticString = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg \
    plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 \
    iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml \
    Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
    Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil \
    egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde \
    ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """

  /// HTML 4.01, sections 24.3 and 24.4: of the other names, those that texts use.
  private static let marks: [(StaticString, UInt32)] = [
    ("OElig", 0x0152), ("oelig", 0x0153), ("Scaron", 0x0160), ("scaron", 0x0161),
    ("Yuml", 0x0178), ("ensp", 0x2002), ("emsp", 0x2003), ("thinsp", 0x2009), ("zwnj", 0x200C),
    ("zwj", 0x200D), ("ndash", 0x2013), ("mdash", 0x2014), ("lsquo", 0x2018), ("rsquo", 0x2019),
    ("sbquo", 0x201A), ("ldquo", 0x201C), ("rdquo", 0x201D), ("bdquo", 0x201E),
    ("dagger", 0x2020), ("Dagger", 0x2021), ("bull", 0x2022), ("hellip", 0x2026),
    ("permil", 0x2030), ("prime", 0x2032), ("Prime", 0x2033), ("lsaquo", 0x2039),
    ("rsaquo", 0x203A), ("euro", 0x20AC), ("trade", 0x2122), ("larr", 0x2190), ("uarr", 0x2191),
    ("rarr", 0x2192), ("darr", 0x2193), ("harr", 0x2194), ("minus", 0x2212), ("infin", 0x221E),
    ("asymp", 0x2248), ("ne", 0x2260), ("le", 0x2264), ("ge", 0x2265),
  ]
}
