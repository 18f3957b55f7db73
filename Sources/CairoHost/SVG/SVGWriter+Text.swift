internal import Drawing

extension SVGWriter {
  mutating func draw(_ run: TextRun) {
    let font = run.font
    let text = run.text.asSingleLine
    let width = texts.measure(run.text, font: font).width
    let isRightToLeft = TextSetter.isRightToLeft(text)
    body.add("<text xml:space=\"preserve\"")
    body.addAttribute("x", Double(run.origin.x), decimals: decimals)
    body.addAttribute("y", Double(run.origin.y), decimals: decimals)
    if isRightToLeft { body.add(" direction=\"rtl\" text-anchor=\"end\"") }
    body.add(" font-family=\"")
    body.addEscaped(texts.cssFamilies(of: font.design))
    body.add("\"")
    body.addAttribute("font-size", font.size, decimals: decimals)
    if font.weight != .regular {
      body.addAttribute("font-weight", Double(font.weight.value), decimals: 0)
    }
    if font.isItalic { body.add(" font-style=\"italic\"") }
    // Where the reader has another font, the text still has the place that it was given.
    if width > 0 {
      body.addAttribute("textLength", width, decimals: decimals)
      body.add(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    body.addPaint("fill", run.color)
    if run.haloWidth > 0, run.haloColor.opacity > 0 {
      body.addPaint("stroke", run.haloColor)
      body.addAttribute("stroke-width", 2 * run.haloWidth, decimals: decimals)
      body.add(" stroke-linejoin=\"round\" stroke-linecap=\"round\" paint-order=\"stroke\"")
    }
    body.add(">")
    body.addEscaped(text)
    body.add("</text>\n")
  }
}
