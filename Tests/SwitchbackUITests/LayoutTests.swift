import Drawing
import SwitchbackUI
import Testing

/// The rectangle of what is red.
private func red<Root: View>(_ root: Root, width: CGFloat = 200, height: CGFloat = 100) -> CGRect? {
  Scene(root, width: width, height: height).rects(.red).first
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

private let small = Font.system(size: 10)

/// Numbers worked out by hand from the rules of *Building Custom Views with SwiftUI* (WWDC 2019) and from what
/// SwiftUI's documentation says of each modifier; the surface is 200 by 100.
@MainActor
@Suite struct LayoutTests {
  @Test func `a colour takes all that it is offered`() {
    #expect(red(Color.red) == rect(0, 0, 200, 100))
  }

  @Test func `what is smaller than the surface stands in its middle`() {
    #expect(red(Color.red.frame(width: 50, height: 20)) == rect(75, 40, 50, 20))
  }

  @Test func `a row leaves gaps of eight points`() {
    let row = HStack {
      Color.blue.frame(width: 20, height: 10)
      Color.red.frame(width: 30, height: 10)
      Color.blue.frame(width: 20, height: 10)
    }
    // 20 + 8 + 30 + 8 + 20 = 86 points, which start at 57.
    #expect(red(row) == rect(85, 45, 30, 10))
  }

  @Test func `the least flexible is offered its part first`() {
    let row = HStack(spacing: 0) {
      Color.red
      Color.blue.frame(width: 50)
      Color.green
    }
    #expect(red(row) == rect(0, 0, 75, 100))
  }

  @Test func `what one leaves goes to the others`() {
    let row = HStack(spacing: 0) {
      Color.blue.frame(maxWidth: 30)
      Color.red
    }
    #expect(red(row) == rect(30, 0, 170, 100))
  }

  @Test func `the higher priority is offered all but what the others need`() {
    let row = HStack(spacing: 0) {
      Color.blue.frame(minWidth: 40)
      Color.red.layoutPriority(1)
    }
    #expect(red(row) == rect(40, 0, 160, 100))
  }

  @Test func `a spacer pushes its neighbours apart, without gaps`() {
    let row = HStack {
      Color.red.frame(width: 20)
      Spacer()
      Color.blue.frame(width: 20)
    }
    let scene = Scene(row)
    #expect(scene.rects(.red) == [rect(0, 0, 20, 100)])
    #expect(scene.rects(.blue) == [rect(180, 0, 20, 100)])
    // Eight points are the least of a spacer.
    let narrow = Scene(row.fixedSize(horizontal: true, vertical: false))
    #expect(narrow.rects(.red) == [rect(76, 0, 20, 100)])
  }

  @Test func `a column adds heights and aligns at an edge`() {
    let column = VStack(alignment: .leading, spacing: 4) {
      Color.blue.frame(width: 60, height: 10)
      Color.red.frame(width: 20, height: 30)
    }
    // 10 + 4 + 30 = 44 points high and 60 wide, at (70, 28).
    #expect(red(column) == rect(70, 42, 20, 30))
  }

  @Test func `layers lie over each other at a corner`() {
    let layers = ZStack(alignment: .bottomTrailing) {
      Color.blue.frame(width: 60, height: 40)
      Color.red.frame(width: 20, height: 10)
    }
    #expect(red(layers) == rect(110, 60, 20, 10))
  }

  @Test func `baselines of texts meet`() {
    // The lines are 24 and 12 high, their baselines 19 and 9.5 below the top: 9.5 apart, in whole pixels 10.
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("a").font(.system(size: 20))
      Text("b").font(small)
    }
    let origins = Scene(row).runs().map(\.origin.y)
    #expect(origins.count == 2)
    #expect(abs(origins[0] - origins[1]) <= 1)
  }

  @Test func `padding is sixteen points where none is given`() {
    #expect(red(Color.red.padding()) == rect(16, 16, 168, 68))
    #expect(red(Color.red.padding(4)) == rect(4, 4, 192, 92))
    #expect(red(Color.red.padding(.horizontal, 8)) == rect(8, 0, 184, 100))
    #expect(red(Color.red.padding([.top, .leading])) == rect(16, 16, 184, 84))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(red(Color.red.padding(insets)) == rect(2, 1, 194, 96))
  }

  @Test func `a frame that grows takes all and aligns its content`() {
    let view = Color.red.frame(width: 20, height: 20)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    #expect(red(view) == rect(180, 0, 20, 20))
  }

  @Test func `a range bounds what is offered`() {
    #expect(red(Color.red.frame(maxWidth: 100))?.width == 100)
    #expect(red(Color.red.frame(minWidth: 50))?.width == 200)
    #expect(red(Color.red.frame(minWidth: 300))?.width == 300)
    #expect(red(Color.red.frame(minWidth: 50, maxWidth: 150))?.width == 150)
  }

  @Test func `a frame without an offer has its ideal size`() {
    let view = Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize()
    #expect(red(view) == rect(65, 35, 70, 30))
    #expect(red(Color.red.fixedSize()) == rect(95, 45, 10, 10))
  }

  @Test func `an offset moves the drawing and not the place`() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).offset(x: 5, y: -5)
      Color.blue.frame(width: 20, height: 20)
    }
    let scene = Scene(row)
    #expect(scene.rects(.red) == [rect(85, 35, 20, 20)])
    #expect(scene.rects(.blue) == [rect(100, 40, 20, 20)])
  }

  @Test func `backgrounds and overlays are offered the size of their view`() {
    let view = Color.blue.frame(width: 40, height: 20)
      .overlay(alignment: .topLeading) { Color.red.frame(width: 10, height: 10) }
    #expect(red(view) == rect(80, 40, 10, 10))
    #expect(red(Text("1234").font(small).background(.red)) == rect(90, 44, 20, 12))
    #expect(red(Text("1234").font(small).background(Color.red)) == rect(90, 44, 20, 12))
    let behind = Text("1234").font(small).background { Color.red.padding(-2) }
    #expect(red(behind) == rect(88, 42, 24, 16))
  }

  @Test func `a ratio fits or fills`() {
    #expect(red(Color.red.aspectRatio(1, contentMode: .fit)) == rect(50, 0, 100, 100))
    #expect(red(Color.red.aspectRatio(1, contentMode: .fill)) == rect(0, -50, 200, 200))
  }

  @Test func `a line between the parts of a row stands upright`() {
    let row = HStack(spacing: 0) {
      Color.red
      Divider()
      Color.blue
    }
    #expect(red(row) == rect(0, 0, 99.5, 100))
  }

  @Test func `a group has no place of its own`() {
    let row = HStack(spacing: 0) {
      Group {
        Color.red
        Color.blue
      }
      .padding(10)
    }
    let scene = Scene(row)
    #expect(scene.rects(.red) == [rect(10, 10, 80, 80)])
    #expect(scene.rects(.blue) == [rect(110, 10, 80, 80)])
  }

  @Test func `what is hidden keeps its place`() {
    let row = HStack(spacing: 0) {
      Color.blue.frame(width: 20).hidden()
      Color.red
    }
    #expect(red(row) == rect(20, 0, 180, 100))
  }

  @Test func `sizes of texts are whole pixels`() {
    // Three letters of 11 points are 16.5 wide and 13.2 high.
    let text = Text("abc").font(.system(size: 11)).background(.red)
    #expect(red(text)?.size == CGSize(width: 17, height: 14))
    let fine = Scene(text, scale: 2)
    #expect(fine.rects(.red).first?.size == CGSize(width: 16.5, height: 13.5))
  }

  @Test func `deep stacks are measured in reasonable time`() {
    // Each level asks its children three times; without a memory that is 3^24 measurements.
    let scene = Scene(deep(24))
    #expect(scene.texts() == ["x"])
    #expect(scene.host.measurements < 100)
  }

  private func deep(_ levels: Int) -> AnyView {
    levels == 0
      ? AnyView(Text("x"))
      : AnyView(HStack { VStack { deep(levels - 1) } })
  }
}
