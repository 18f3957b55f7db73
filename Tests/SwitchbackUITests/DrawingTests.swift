import Drawing
import SwitchbackUI
import Testing

@MainActor
@Suite struct DrawingTests {
  /// The view of a waypoint in the article on GPX files that this package follows.
  @Test func `the view of a waypoint is a symbol on a rounded square`() {
    let view = Image(systemName: "tent")
      .padding(4)
      .foregroundStyle(.white)
      .background(Color.brown)
      .cornerRadius(2)
    let commands = Scene(view, width: 100, height: 100).commands()
    // The symbol of body text is 17 · 1.2 = 20.4 points large, in whole pixels 21; with its padding 29, at 35.5.
    let place = CGRect(x: 36, y: 36, width: 29, height: 29)
    let symbol = place.insetBy(dx: 4, dy: 4)
    var expected = DrawingCommands()
    expected.save()
    expected.clip(to: Path(roundedRect: place, cornerRadius: 2))
    expected.fill(place, with: Color.brown.resolved(in: .light))
    expected.draw(Symbol.named("tent") ?? .placeholder, in: symbol, with: RGBA(0xFFFF_FFFF))
    expected.restore()
    #expect(Symbol.named("tent") != nil)
    #expect(commands == Array(expected))
  }

  @Test func `a symbol grows with the font and fills its place where it may`() {
    func size<Content: View>(_ view: Content) -> CGSize? {
      Scene(view.background(.red)).rects(.red).first?.size
    }
    #expect(
      size(Image(systemName: "tent").font(.system(size: 10))) == CGSize(width: 12, height: 12)
    )
    #expect(
      size(Image(systemName: "tent").font(.system(size: 10)).imageScale(.small))
        == CGSize(width: 10, height: 10)
    )
    let filled = Image(systemName: "tent").resizable().scaledToFit()
    #expect(size(filled) == CGSize(width: 100, height: 100))
  }

  @Test func `a symbol that is not known is reported once`() {
    let scene = Scene(
      HStack {
        ForEach(0..<3) { _ in Image(systemName: "no.such.thing") }
      }
    )
    _ = scene.commands()
    #expect(scene.host.reports == ["Image: there is no symbol named 'no.such.thing'"])
  }

  @Test func `shapes fit their place`() {
    let scene = Scene(
      ZStack {
        Circle().fill(.red)
        Capsule().stroke(.blue, lineWidth: 2).frame(width: 40, height: 20)
        Rectangle().strokeBorder(.green, lineWidth: 4)
      }
    )
    #expect(scene.rects(.red) == [CGRect(x: 50, y: 0, width: 100, height: 100)])
    let strokes = scene.commands().compactMap { command -> (CGRect, CGFloat)? in
      if case .stroke(let path, _, let style) = command {
        (path.boundingRect, style.lineWidth)
      } else {
        nil
      }
    }
    #expect(
      strokes.map(\.0) == [
        CGRect(x: 80, y: 40, width: 40, height: 20), CGRect(x: 2, y: 2, width: 196, height: 96),
      ]
    )
    #expect(strokes.map(\.1) == [2, 4])
  }

  @Test func `opacity makes one picture of what is inside`() {
    let commands = Scene(Color.red.opacity(0.5).frame(width: 10, height: 10)).commands()
    // A colour has an opacity of its own; a view needs a group.
    #expect(commands.count == 1)
    let group = Scene(Text("a").opacity(0.5)).commands()
    #expect(group.first == .beginGroup(opacity: 0.5))
    #expect(group.last == .endGroup)
    #expect(Scene(Text("a").opacity(0)).commands().isEmpty)
  }

  @Test func `the same time gives the same frame`() {
    let scene = Scene(Toggle("a", isOn: .constant(true)))
    #expect(scene.stage.frame(at: 1) == scene.stage.frame(at: 1))
    #expect(scene.stage.frame(at: 1).layers.map(\.revision) == [1])
  }

  @Test func `dark surfaces have other colours`() {
    let scene = Scene(Text("a").foregroundStyle(.red))
    scene.stage.resize(to: CGSize(width: 200, height: 100), scale: 1, colorScheme: .dark)
    #expect(scene.runs().first?.color == Color.red.resolved(in: .dark))
  }

  @Test func `styles follow what is set round them`() {
    func paint<Style: ShapeStyle>(_ style: Style) -> RGBA? {
      Scene(Text("a").foregroundStyle(style).tint(.purple)).runs().first?.color
    }
    #expect(paint(.tint) == Color.purple.resolved(in: .light))
    #expect(paint(.primary) == Color.primary.resolved(in: .light))
    #expect(paint(AnyShapeStyle(Color.pink)) == Color.pink.resolved(in: .light))
  }
}
