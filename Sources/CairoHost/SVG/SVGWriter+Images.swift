internal import Drawing

extension SVGWriter {
  mutating func draw(_ image: ImageHandle, in rect: CGRect) {
    guard let surface = images[image] else {
      missingImages.insert(image)
      return
    }
    if definedImages.insert(image).inserted { define(image, surface) }
    let placement = CGAffineTransform(
      a: rect.width / CGFloat(surface.width),
      b: 0,
      c: 0,
      d: rect.height / CGFloat(surface.height),
      tx: rect.minX,
      ty: rect.minY
    )
    body.add("<use xlink:href=\"#image")
    body.add(Int(image.id))
    body.add("\" transform=\"")
    body.add(placement, decimals: decimals)
    body.add("\"/>\n")
  }

  private mutating func define(_ image: ImageHandle, _ surface: Surface) {
    let file: [UInt8]
    do {
      file = try PNGWriter.data(of: surface, pixelsPerMetre: 3780)
    } catch {
      failure = error
      return
    }
    definitions.add("<image id=\"image")
    definitions.add(Int(image.id))
    definitions.add("\"")
    definitions.addAttribute("width", Double(surface.width), decimals: 0)
    definitions.addAttribute("height", Double(surface.height), decimals: 0)
    definitions.add(" xlink:href=\"data:image/png;base64,")
    definitions.addBase64(file)
    definitions.add("\"/>\n")
  }
}
