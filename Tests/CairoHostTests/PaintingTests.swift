import CairoHost
import Drawing
import Testing

/// Pixels whose colour can be worked out by hand; the smoothing of edges is left to the golden pictures.
@Suite struct PaintingTests {
  private let host = CairoHost()

  private func picture(_ list: DisplayList, scale: Double = 1) throws -> Picture {
    try #require(Picture(png: host.pngData(list, scale: scale)))
  }

  @Test func `fills by both rules`() throws {
    var frame = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    frame.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(try picture(list { $0.fill(frame, with: red) })[15, 15] == [255, 0, 0, 255])
    let ring = try picture(list { $0.fill(frame, with: red, style: FillStyle(eoFill: true)) })
    #expect(ring[15, 15] == [0, 0, 0, 0])
    #expect(ring[5, 15] == [255, 0, 0, 255])
  }

  @Test func `clips by both rules until the clip ends`() throws {
    var frame = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    frame.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let clipped = try picture(
      list {
        $0.save()
        $0.clip(to: frame, style: FillStyle(eoFill: true))
        $0.fill(everywhere, with: red)
        $0.restore()
        $0.fill(CGRect(x: 12, y: 12, width: 4, height: 4), with: black)
      }
    )
    #expect(clipped[5, 5] == [255, 0, 0, 255])
    #expect(clipped[18, 18] == [0, 0, 0, 0])
    #expect(clipped[13, 13] == [0, 0, 0, 255])
    #expect(clipped[35, 5] == [0, 0, 0, 0])
  }

  @Test func `draws a group as one picture`() throws {
    let overlapping: (inout DrawingCommands) -> Void = {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 30), with: red)
      $0.fill(CGRect(x: 10, y: 0, width: 20, height: 30), with: black)
    }
    let group = try picture(
      list {
        $0.fill(everywhere, with: white)
        $0.beginGroup(opacity: 0.4)
        overlapping(&$0)
        $0.endGroup()
      }
    )
    // Four tenths of the colour on white, and nothing of what it covers.
    #expect(group[5, 5] == [255, 153, 153, 255])
    #expect(group[15, 5] == [153, 153, 153, 255])
    #expect(group[25, 5] == [153, 153, 153, 255])
    let whole = try picture(
      list {
        $0.beginGroup(opacity: 1)
        overlapping(&$0)
        $0.endGroup()
      }
    )
    #expect(try whole.bytes == picture(list(overlapping)).bytes)
    let none = try picture(
      list {
        $0.beginGroup(opacity: 0)
        overlapping(&$0)
        $0.endGroup()
      }
    )
    #expect(none.bytes.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [CGLineCap.butt, .round, .square])
  func `draws a line without length as its caps`(cap: CGLineCap) throws {
    let scene = list {
      $0.stroke(line(10, 10, 10, 10), with: red, style: StrokeStyle(lineWidth: 12, lineCap: cap))
    }
    let picture = try picture(scene)
    #expect((picture[10, 10][3] == 255) == (cap != .butt))
    // The corner of the square lies outside the circle.
    #expect((picture[5, 5][3] > 200) == (cap == .square))
  }

  @Test(arguments: [[], [0], [0, 0], [4, -2], [CGFloat](repeating: 100, count: 3)])
  func `draws a whole line where dashes are none`(dash: [CGFloat]) throws {
    let scene = list {
      $0.stroke(line(0, 10, 40, 10), with: red, style: StrokeStyle(lineWidth: 4, dash: dash))
    }
    let picture = try picture(scene)
    for x in 0..<40 { #expect(picture[x, 10] == [255, 0, 0, 255]) }
  }

  @Test func `starts dashes at their phase and takes an odd count twice`() throws {
    let style = StrokeStyle(lineWidth: 4, dash: [5, 3, 2], dashPhase: 1)
    let picture = try picture(
      list { $0.stroke(line(0, 10, 40, 10), with: red, style: style) }
    )
    // On for 5, off for 3, on for 2, off for 5, on for 3, off for 2, and again; the first on lacks 1.
    let pattern = (0..<24).map { picture[$0, 10][3] == 255 ? "x" : "." }.joined()
    #expect(pattern == "xxxx...xx.....xxx..xxxxx")
  }

  @Test func `puts layers on each other, each in its own place`() throws {
    var square = DrawingCommands()
    square.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: red)
    // What a layer leaves open ends with it.
    square.save()
    square.translate(x: 1000, y: 1000)
    var other = DrawingCommands()
    other.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: black)
    let scene = DisplayList(
      size: CGSize(width: 40, height: 30),
      layers: [
        DisplayList.Layer(
          kind: .baseMap,
          transform: CGAffineTransform(scaleX: 2, y: 1).translatedBy(x: 5, y: 5),
          commands: square
        ),
        DisplayList.Layer(kind: .controls, commands: other),
      ]
    )
    let picture = try picture(scene)
    #expect(picture[9, 4] == [0, 0, 0, 255])
    #expect(picture[9, 9] == [0, 0, 0, 255])
    #expect(picture[10, 10] == [255, 0, 0, 255])
    #expect(picture[29, 14] == [255, 0, 0, 255])
    #expect(picture[30, 14] == [0, 0, 0, 0])
  }

  @Test func `sees a layer inside its clips, as one picture of its opacity`() throws {
    var squares = DrawingCommands()
    squares.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: red)
    squares.fill(CGRect(x: 5, y: 0, width: 10, height: 10), with: red)
    // What has no start in the layer ends nothing of its own.
    squares.endGroup()
    squares.restore()
    squares.fill(CGRect(x: 0, y: 10, width: 20, height: 10), with: red)
    var layer = DisplayList.Layer(
      kind: .overlays,
      transform: CGAffineTransform(translationX: 10, y: 0),
      commands: squares
    )
    // In the coordinates of the frame.
    layer.clips = [
      Path(CGRect(x: 12, y: 0, width: 100, height: 100)),
      Path(CGRect(x: 0, y: 3, width: 100, height: 10)),
    ]
    layer.opacity = 0.5
    let size = CGSize(width: 40, height: 30)
    let picture = try picture(DisplayList(size: size, layers: [layer]))
    let half: ClosedRange<UInt8> = 127...128
    for (x, y) in [(12, 3), (17, 5), (24, 9), (29, 12)] { #expect(half ~= picture[x, y][3]) }
    for (x, y) in [(11, 5), (12, 2), (25, 5), (17, 13)] { #expect(picture[x, y][3] == 0) }
  }

  @Test func `draws a rim under the letters and nowhere inside them`() throws {
    func scene(halo: RGBA) -> DisplayList {
      var run = TextRun("H", at: CGPoint(x: 10, y: 30), font: .system(size: 30), color: black)
      run.haloColor = halo
      run.haloWidth = 4
      return list(width: 60, height: 40) { $0.draw(run) }
    }
    let plain = try picture(scene(halo: .clear))
    let rimmed = try picture(scene(halo: red))
    var reach = 0
    for y in 0..<40 {
      for x in 0..<60 {
        if plain[x, y][3] == 255 { #expect(rimmed[x, y] == [0, 0, 0, 255]) }
        if plain[x, y][3] == 0, rimmed[x, y][3] == 255 { reach += 1 }
      }
    }
    #expect(reach > 200)
  }

  @Test func `draws the same text at every scale`() throws {
    let scene = list(width: 200, height: 40) {
      $0.draw(TextRun("Illimani 6438", at: CGPoint(x: 4, y: 30), font: .title, color: black))
    }
    func rightmost(_ picture: Picture) -> Int {
      (0..<picture.width).last { x in (0..<picture.height).contains { picture[x, $0][3] > 127 } }
        ?? 0
    }
    let small = rightmost(try picture(scene))
    let large = rightmost(try picture(scene, scale: 8))
    #expect(abs(Double(large + 1) / 8 - Double(small + 1)) <= 1)
  }

  @Test func `draws letters as large as the picture`() throws {
    let scene = list(width: 200, height: 100) {
      // The stem of an H of 2,000 points starts a tenth of an em in and is a tenth wide.
      $0.concatenate(CGAffineTransform(scaleX: 8, y: 8))
      $0.draw(TextRun("H", at: CGPoint(x: -20, y: 100), font: .system(size: 250), color: red))
    }
    #expect(try picture(scene)[100, 50] == [255, 0, 0, 255])
    #expect(host.reports == [])
  }
}
