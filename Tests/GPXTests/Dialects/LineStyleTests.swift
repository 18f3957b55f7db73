import Testing

@testable import GPX

/// Colours and widths of lines are read from whatever dialect a file is written in.
@Suite struct LineStyleTests {
  private static let namespaces = """
    xmlns="http://www.topografix.com/GPX/1/1" \
    xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3" \
    xmlns:s="http://www.topografix.com/GPX/gpx_style/0/2" \
    xmlns:osmand="https://osmand.net" \
    xmlns:topografix="http://www.topografix.com/GPX/Private/TopoGrafix/0/1" \
    xmlns:urn="urn:other"
    """

  private static func document(_ extensions: String) throws -> Document {
    try read(
      """
      <gpx version="1.1" creator="test" \(namespaces)>
      <rte><extensions>\(extensions)</extensions></rte>
      <trk><extensions>\(extensions)</extensions></trk>
      <extensions>\(extensions)</extensions></gpx>
      """
    )
  }

  private static func style(
    _ bits: UInt32? = nil,
    opacity: Double? = nil,
    width: LineWidth? = nil
  ) -> LineStyle {
    LineStyle(color: bits.map { LineColor($0) }, opacity: opacity, width: width)
  }

  struct Spelling: Sendable, CustomTestStringConvertible {
    let extensions: String
    let style: LineStyle?
    var testDescription: String { extensions }

    init(_ extensions: String, _ style: LineStyle?) {
      self.extensions = extensions
      self.style = style
    }
  }

  static let spellings = [
    Spelling(
      "<gpxx:TrackExtension><gpxx:DisplayColor>DarkGreen</gpxx:DisplayColor></gpxx:TrackExtension>",
      style(0x006400)
    ),
    Spelling(
      "<gpxx:RouteExtension><gpxx:IsAutoNamed>false</gpxx:IsAutoNamed><gpxx:DisplayColor> magenta </gpxx:DisplayColor></gpxx:RouteExtension>",
      style(0xFF00FF)
    ),
    Spelling(
      "<gpxx:TrackExtension><gpxx:DisplayColor>Transparent</gpxx:DisplayColor></gpxx:TrackExtension>",
      nil
    ),
    Spelling(
      "<s:line><s:color>0000FF</s:color><s:opacity>0.59</s:opacity><s:width>6.0</s:width></s:line>",
      style(0x0000FF, opacity: 0.59, width: .pixels(6))
    ),
    Spelling(
      "<s:line><s:width>0.7920</s:width><s:extensions><urn:w>3</urn:w></s:extensions></s:line>",
      style(width: .millimetres(0.792))
    ),
    Spelling(
      "<s:line><color>ff0000</color><opacity>0.7</opacity><weight>3</weight></s:line>",
      style(0xFF0000, opacity: 0.7, width: .pixels(3))
    ),
    Spelling(
      "<line xmlns=\"http://www.topografix.com/GPX/gpx_style/0/2\"><color>ff8000</color></line>",
      style(0xFF8000)
    ),
    Spelling("<lost:line><lost:color>ff8000</lost:color></lost:line>", style(0xFF8000)),
    Spelling(
      "<osmand:color>#80ff0000</osmand:color><osmand:width>12</osmand:width>",
      style(0xFF0000, opacity: 128.0 / 255, width: .pixels(12))
    ),
    Spelling(
      "<osmand:color>#4e4eff</osmand:color><osmand:width>bold</osmand:width>",
      style(0x4E4EFF, width: .bold)
    ),
    Spelling("<topografix:color>00c000</topografix:color>", style(0x00C000)),
    Spelling(
      "<color>B51A00</color><width>7</width><opacity>0.5</opacity>",
      style(0xB51A00, opacity: 0.5, width: .pixels(7))
    ),
    Spelling("<color>#f80</color>", style(0xFF8800)),
    Spelling("<color>Cyan</color>", style(0x00FFFF)),
    // What is exact counts before what is one of 16 colours, wherever it stands.
    Spelling(
      "<gpxx:TrackExtension><gpxx:DisplayColor>Red</gpxx:DisplayColor></gpxx:TrackExtension><color>ee1100</color>",
      style(0xEE1100)
    ),
    Spelling("<color>ee1100</color><s:line><s:color>ee2200</s:color></s:line>", style(0xEE2200)),
    Spelling(
      "<color>red green</color><s:line><s:color/></s:line><gpxx:TrackExtension><gpxx:DisplayColor>Red</gpxx:DisplayColor></gpxx:TrackExtension>",
      style(0xFF0000)
    ),
    Spelling(
      "<s:line><s:width>4</s:width></s:line><gpxx:TrackExtension><gpxx:DisplayColor>Blue</gpxx:DisplayColor></gpxx:TrackExtension>",
      style(0x0000FF, width: .pixels(4))
    ),
    // What says nothing, or nothing about a line.
    Spelling("", nil),
    Spelling("<color/>", nil),
    Spelling("<color>#</color>", nil),
    Spelling("<color>12345</color>", nil),
    Spelling("<color>1234567890</color>", nil),
    Spelling("<color>-65536</color>", nil),
    Spelling("<color>gg0000</color>", nil),
    Spelling("<width>0</width><opacity>x</opacity>", nil),
    Spelling("<width>-3</width>", nil),
    Spelling("<urn:width>3</urn:width><urn:color>ff0000</urn:color>", nil),
    Spelling("<x><color>ff0000</color></x>", nil),
    Spelling("<opacity>7</opacity>", style(opacity: 1)),
    Spelling("<opacity>-7</opacity>", style(opacity: 0)),
  ]

  @Test(arguments: spellings)
  func `a style has many spellings`(_ spelling: Spelling) throws {
    let document = try Self.document(spelling.extensions)
    #expect(document.tracks[0].lineStyle == spelling.style)
    #expect(document.routes[0].lineStyle == spelling.style)
    #expect(document.lineStyle == spelling.style)
  }

  /// The enumeration of `DisplayColor_t` in Garmin's schema; the values are those of CSS Color
  /// Module Level 4, where it has the name.
  @Test func `all names of Garmin are known`() throws {
    let values: [(String, UInt32?)] = [
      ("Black", 0x000000), ("DarkRed", 0x8B0000), ("DarkGreen", 0x006400),
      ("DarkYellow", 0x8B8B00), ("DarkBlue", 0x00008B), ("DarkMagenta", 0x8B008B),
      ("DarkCyan", 0x008B8B), ("LightGray", 0xD3D3D3), ("DarkGray", 0xA9A9A9), ("Red", 0xFF0000),
      ("Green", 0x008000), ("Yellow", 0xFFFF00), ("Blue", 0x0000FF), ("Magenta", 0xFF00FF),
      ("Cyan", 0x00FFFF), ("White", 0xFFFFFF), ("Transparent", nil),
    ]
    for (name, bits) in values {
      let document = try Self.document(
        "<gpxx:TrackExtension><gpxx:DisplayColor>\(name)</gpxx:DisplayColor></gpxx:TrackExtension>"
      )
      #expect(document.tracks[0].lineStyle?.color == bits.map { LineColor($0) })
    }
  }

  @Test func `widths are told in pixels`() {
    #expect(LineWidth.pixels(3.5).pixels == 3.5)
    #expect(abs(LineWidth.millimetres(25.4).pixels - 96) < 1e-9)
    #expect(LineWidth.thin.pixels < LineWidth.medium.pixels)
    #expect(LineWidth.medium.pixels < LineWidth.bold.pixels)
  }

  @Test func `a style is completed property by property`() {
    let first = Self.style(0x112233)
    let second = Self.style(0x445566, opacity: 0.5, width: .bold)
    #expect(first.completed(by: second) == Self.style(0x112233, opacity: 0.5, width: .bold))
    #expect(first.completed(by: nil) == first)
    #expect(LineStyle(opacity: .nan).isEmpty)
  }

  @Test(arguments: spellings)
  func `what is set is read, and nothing else is lost`(_ spelling: Spelling) throws {
    let styles = [
      Self.style(0x0A0B0C, opacity: 0.25, width: .pixels(4.5)), Self.style(0xFFFFFF),
      Self.style(width: .millimetres(0.75)), Self.style(opacity: 1),
    ]
    for style in styles {
      var track = try Self.document("<urn:a>1</urn:a>\(spelling.extensions)").tracks[0]
      track.lineStyle = style
      #expect(track.lineStyle == style)
      #expect(track.extensions[0].name.localName == "a")
      #expect(track.extensions.count { $0.name.localName == "line" } == 1)
      track.lineStyle = nil
      #expect(track.lineStyle == nil)
      #expect(track.extensions[0].text == "1")
    }
  }

  @Test func `a style is written as gpx_style has it, in place`() throws {
    let address = "http://www.topografix.com/GPX/gpx_style/0/2"
    func element(_ name: String, _ text: String) -> ExtensionElement.Content {
      let name = QualifiedName(name, prefix: "s", namespace: address)
      return .element(ExtensionElement(name, text: text))
    }
    var track = try Self.document(
      "<s:line><s:width>2</s:width><s:linecap>round</s:linecap></s:line><osmand:color>#ff0000</osmand:color>"
    ).tracks[0]
    track.lineStyle = Self.style(0x00FF0A, opacity: 0.5, width: .medium)
    let line = ExtensionElement(
      QualifiedName("line", prefix: "s", namespace: address),
      content: [
        element("color", "00FF0A"), element("opacity", "0.5"), element("width", "5"),
        element("linecap", "round"),
      ]
    )
    #expect(track.extensions == [line])
    var fresh = Track()
    fresh.lineStyle = Self.style(width: .pixels(1))
    #expect(fresh.extensions.map(\.name.description) == ["gpx_style:line"])
    #expect(abs((fresh.lineStyle?.width?.pixels ?? 0) - 1) < 1e-12)
  }

  @Test(Material.isNeeded) func `the case of eight colours`() throws {
    let bytes = try Material.bytes("research/gpx-cases/89-colours.gpx")
    let styles = try Document(reading: bytes).tracks.map(\.lineStyle)
    #expect(
      styles == [
        Self.style(0x006400), Self.style(0x0000FF, opacity: 0.59, width: .pixels(6)),
        Self.style(0xFF8000), Self.style(0xFAF700, opacity: 170.0 / 255),
        Self.style(0x4E4EFF, opacity: 1, width: .thin), Self.style(0x00C000), Self.style(0xB51A00),
        nil,
      ]
    )
  }

  /// The values are those that the files show to a person.
  @Test(
    Material.isNeeded,
    arguments: [
      ("gpx.studio/gpx/test-data/with_style.gpx", style(0x2D3EE9, opacity: 0.5, width: .pixels(6))),
      (
        "organicmaps/data/test_data/gpx/color.gpx",
        style(0xFF0000, opacity: 0.7, width: .pixels(3))
      ),
      ("organicmaps/data/test_data/gpx/export_test.gpx", style(0x00FF00)),
      ("georust-gpx/tests/fixtures/caltopo-export.gpx", style(0xFF0000)),
      (
        "togeojson/test/data/style.gpx",
        style(0x893380, opacity: 1, width: .millimetres(0.792))
      ),
    ]
  )
  func `files of other projects`(file: String, style: LineStyle) throws {
    let document = try Document(reading: try Material.bytes("corpus/\(file)"))
    #expect(document.tracks.first?.lineStyle == style)
  }
}
