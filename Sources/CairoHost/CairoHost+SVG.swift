public import Drawing

extension CairoHost {
  /// An SVG file of a display list.
  ///
  /// Text stays text, in the families that it was measured in or, where the reader has none of them, in a generic
  /// one; it keeps its measured width. The file refers to nothing outside it.
  ///
  /// - Parameters:
  ///   - list: What to draw. A point of it is a pixel of CSS, 1 ∕ 96 inch.
  ///   - title: What assistive technology calls the picture, and browsers show.
  /// - Returns: The file in UTF-8.
  /// - Throws: ``CairoError`` if the list has no extent.
  public func svgData(
    _ list: DisplayList,
    title: String? = nil
  ) throws(CairoError) -> [UInt8] {
    let width = Double(list.size.width)
    let height = Double(list.size.height)
    let maximum = Self.maximumDrawingLength
    guard width > 0, height > 0, width <= maximum, height <= maximum else {
      throw CairoError(.extent(width: width, height: height, maximum: maximum))
    }
    var replay = Replay(target: SVGWriter(texts: texts, images: images))
    replay.draw(list)
    let writer = replay.target
    reportMissingFont()
    report(replay.faults)
    report(missing: writer.missingImages)
    if let failure = writer.failure { throw failure }
    return SVGText.document(of: writer, width: width, height: height, title: title).bytes
  }

  /// The longest side of an SVG file, in points: how far its coordinates reach.
  public static var maximumDrawingLength: Double {
    Double(Replay<SVGWriter>.maximumDistance)
  }
}

extension SVGText {
  fileprivate static func document(
    of writer: SVGWriter,
    width: Double,
    height: Double,
    title: String?
  ) -> SVGText {
    var text = SVGText()
    text.add("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    text.add(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    text.addAttribute("width", width, decimals: 2)
    text.addAttribute("height", height, decimals: 2)
    text.add(" viewBox=\"0 0 ")
    text.add(width, decimals: 2)
    text.add(" ")
    text.add(height, decimals: 2)
    text.add("\" role=\"img\">\n")
    if let title {
      text.add("<title>")
      text.addEscaped(title)
      text.add("</title>\n")
    }
    if !writer.definitions.isEmpty {
      text.add("<defs>\n")
      text.add(writer.definitions)
      text.add("</defs>\n")
    }
    text.add(writer.body)
    text.add("</svg>\n")
    return text
  }
}
