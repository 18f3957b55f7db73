import CairoHost
import Drawing
import Testing

struct PathCase: Sendable, CustomTestStringConvertible {
  let path: Path
  let data: String
  var testDescription: String { data }
}

@Suite struct SVGTests {
  private let host = CairoHost(fontFamily: Golden.family)

  private func outline(_ list: DisplayList, title: String? = nil) throws -> XMLOutline {
    try #require(XMLOutline(host.svgData(list, title: title)))
  }

  @Test func `writes short and plain elements`() throws {
    let scene = list {
      $0.fill(CGRect(x: 1, y: 2, width: 3.5, height: 4), with: RGBA(0x0A6C_F080))
      $0.translate(x: 5, y: -6)
      $0.stroke(line(0, 0, 7, 0), with: red, style: StrokeStyle(lineWidth: 2, lineCap: .round))
    }
    let expected = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="40" height="30" viewBox="0 0 40 30" role="img">
      <title>A &amp; B</title>
      <path fill="#0a6cf0" fill-opacity=".502" d="M1 2l3.5 0 0 4-3.5 0z"/>
      <g transform="translate(5 -6)">
      <path fill="none" stroke="#ff0000" stroke-width="2" stroke-linecap="round" \
      stroke-miterlimit="10" d="M0 0l7 0"/>
      </g>
      </svg>

      """
    #expect(String(decoding: try host.svgData(scene, title: "A & B"), as: UTF8.self) == expected)
  }

  static let paths = [
    PathCase(path: line(0.004, -0.5, 10.126, 3), data: "M0-.5l10.13 3.5"),
    // A third in each step: the sum of the rounded steps stays right.
    PathCase(
      path: Path { $0.addLines((0...3).map { CGPoint(x: CGFloat($0) / 3, y: 0) }) },
      data: "M0 0l.33 0 .34 0 .33 0"
    ),
    PathCase(
      path: Path {
        $0.move(to: CGPoint(x: 1, y: 1))
        $0.addQuadCurve(to: CGPoint(x: 3, y: 1), control: CGPoint(x: 2, y: 0))
        $0.addCurve(
          to: CGPoint(x: 6, y: 1),
          control1: CGPoint(x: 4, y: 2),
          control2: CGPoint(x: 5, y: 2)
        )
        $0.closeSubpath()
        $0.addLine(to: CGPoint(x: 1, y: 5))
      },
      data: "M1 1q1-1 2 0c1 1 2 1 3 0zl0 4"
    ),
    // A line from nowhere starts where it ends.
    PathCase(
      path: Path {
        $0.addLine(to: CGPoint(x: 2, y: 2))
        $0.addLine(to: CGPoint(x: 3, y: 3))
      },
      data: "M2 2l1 1"
    ),
    PathCase(path: Path { $0.closeSubpath() }, data: ""),
    PathCase(path: line(100_000, 20, 100_000, 20), data: "M100000 20l0 0"),
  ]

  @Test(arguments: paths)
  func `writes a path`(_ expected: PathCase) throws {
    let scene = list { $0.stroke(expected.path, with: red, style: StrokeStyle()) }
    let data = try outline(scene).elements(named: "path").first?.attributes["d"]
    #expect(data == expected.data)
  }

  @Test func `writes more decimals where things are enlarged`() throws {
    let scene = list {
      $0.concatenate(CGAffineTransform(scaleX: 1000, y: 1000))
      $0.fill(CGRect(x: 0, y: 0, width: 0.012_345_6, height: 1), with: red)
    }
    let data = try outline(scene).elements(named: "path").first?.attributes["d"]
    #expect(data == "M0 0l.01235 0 0 1-.01235 0z")
  }

  @Test func `keeps text as text`() throws {
    var run = TextRun(
      "  a\tb\u{1}  <script>alert('1')</script> & \"]]>",
      at: CGPoint(x: 3, y: 20),
      font: Font.system(size: 12, weight: .semibold).italic(),
      color: black
    )
    run.haloColor = white
    run.haloWidth = 1.5
    let text = try #require(try outline(list { $0.draw(run) }).elements(named: "text").first)
    #expect(text.text == "  a b  <script>alert('1')</script> & \"]]>")
    #expect(text.attributes["xml:space"] == "preserve")
    #expect(text.attributes["font-size"] == "12")
    #expect(text.attributes["font-weight"] == "600")
    #expect(text.attributes["font-style"] == "italic")
    #expect(text.attributes["paint-order"] == "stroke")
    #expect(text.attributes["stroke-width"] == "3")
    #expect(text.attributes["stroke"] == "#ffffff")
  }

  @Test func `escapes every string`() throws {
    let hostile = "</title><script>&amp;'\"\u{0}\u{B}\u{FFFF}\r\n"
    let bytes = try CairoHost(fontFamily: "'><x y=\"&").svgData(
      list { $0.draw(TextRun(hostile, at: .zero, font: .body, color: red)) },
      title: hostile
    )
    let outline = try #require(XMLOutline(bytes))
    #expect(outline.elements.map(\.name) == ["svg", "title", "text"])
    // A break is a space, as is a line tabulation; the rest is gone.
    #expect(outline.elements[1].text == "</title><script>&amp;'\"   ")
    #expect(outline.elements[2].text == "</title><script>&amp;'\"   ")
  }

  @Test func `names the picture for assistive technology`() throws {
    let named = try outline(list { _ in }, title: "Col d'Èze")
    #expect(named.elements.map(\.name) == ["svg", "title"])
    #expect(named.elements[0].attributes["role"] == "img")
    #expect(named.elements[1].text == "Col d'Èze")
    #expect(try outline(list { _ in }).elements.map(\.name) == ["svg"])
  }

  @Test func `ends what it begins`() throws {
    let scene = list {
      $0.save()
      $0.clip(to: Path(everywhere), style: FillStyle(eoFill: true))
      $0.beginGroup(opacity: 0.25)
      $0.concatenate(CGAffineTransform(scaleX: 2, y: 3))
      $0.fill(everywhere, with: red)
      $0.endGroup()
      $0.restore()
      $0.fill(everywhere, with: red)
    }
    let text = String(decoding: try host.svgData(scene), as: UTF8.self)
    #expect(
      text.hasSuffix(
        """
        <g clip-path="url(#clip1)">
        <g opacity=".25">
        <g transform="matrix(2 0 0 3 0 0)">
        <path fill="#ff0000" d="M0 0l1000 0 0 1000-1000 0z"/>
        </g>
        </g>
        </g>
        <path fill="#ff0000" d="M0 0l1000 0 0 1000-1000 0z"/>
        </svg>

        """
      )
    )
  }

  @Test func `holds each image once`() throws {
    let image = host.makeImage(width: 2, height: 1, pixels: [9, 8, 7, 255, 1, 2, 3, 255])
    let outline = try outline(
      list {
        $0.draw(image, in: CGRect(x: 1, y: 2, width: 20, height: 30))
        $0.draw(image, in: CGRect(x: 5, y: 5, width: 2, height: 1))
      }
    )
    let images = outline.elements(named: "image")
    #expect(images.count == 1)
    let uri = try #require(images.first?.attributes["xlink:href"])
    #expect(uri.hasPrefix("data:image/png;base64,iVBORw0KGgo"))
    let uses = outline.elements(named: "use")
    #expect(uses.map { $0.attributes["transform"] } == ["matrix(10 0 0 30 1 2)", "translate(5 5)"])
  }

  @Test func `anchors text that runs from right to left at its left end`() throws {
    let text = try #require(
      try outline(
        list { $0.draw(TextRun("ירושלים", at: CGPoint(x: 4, y: 9), font: .body, color: red)) }
      ).elements(named: "text").first
    )
    #expect(text.attributes["direction"] == "rtl")
    #expect(text.attributes["text-anchor"] == "end")
    #expect(text.attributes["x"] == "4")
  }

  @Test func `is the same twice and well-formed`() throws {
    let first = try host.svgData(ReferenceScene.list(on: host), title: "Scene")
    let other = CairoHost(fontFamily: Golden.family)
    #expect(try other.svgData(ReferenceScene.list(on: other), title: "Scene") == first)
    let outline = try #require(XMLOutline(first))
    #expect(outline.elements(named: "text").count == 5)
    #expect(host.reports == [])
  }

  @Test(arguments: [(0.0, 10.0), (10, -1), (.nan, 10), (10, .infinity)])
  func `says what has no extent`(width: Double, height: Double) {
    let scene = list(width: CGFloat(width), height: CGFloat(height)) { _ in }
    let error = #expect(throws: CairoError.self) { try host.svgData(scene) }
    #expect(
      error?.description
        == "a picture of \(width) × \(height) points cannot be written: each side must be more than 0"
        + " and at most 1048576.0 points"
    )
  }
}
