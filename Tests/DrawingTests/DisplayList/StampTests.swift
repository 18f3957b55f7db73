import Drawing
import TestSupport
import Testing

@Suite struct StampTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  private func stamp(_ color: UInt32) -> Stamp {
    var commands = DrawingCommands()
    commands.fill(rect, with: RGBA(color))
    return Stamp(commands)
  }

  @Test func `a list holds each stamp once, before its first use`() {
    let (red, blue) = (stamp(0xFF00_00FF), stamp(0x0000_FFFF))
    var list = DrawingCommands()
    list.draw(red, at: CGPoint(x: 1, y: 1))
    list.draw(blue, at: CGPoint(x: 2, y: 2))
    list.draw(red, at: CGPoint(x: 3, y: 3))
    #expect(
      Array(list) == [
        .define(red), .use(red.id, CGPoint(x: 1, y: 1)),
        .define(blue), .use(blue.id, CGPoint(x: 2, y: 2)),
        .use(red.id, CGPoint(x: 3, y: 3)),
      ]
    )
  }

  @Test func `what is drawn at a place is shifted, a stamp alone without a transform`() {
    let red = stamp(0xFF00_00FF)
    let place = CGPoint(x: 5, y: 6)
    var list = DrawingCommands()
    list.draw(at: place) { $0.draw(red, at: CGPoint(x: 1, y: 2)) }
    list.draw(at: place) { $0.draw(red, at: .zero) }
    list.draw(at: place) { _ in }
    list.draw(at: place) { list in
      list.draw(red, at: .zero)
      list.fill(rect, with: RGBA(0xFF))
    }
    #expect(
      Array(list) == [
        .define(red), .use(red.id, CGPoint(x: 6, y: 8)), .use(red.id, place),
        .save, .concatenate(CGAffineTransform(translationX: 5, y: 6)),
        .use(red.id, .zero), .fill(Path(rect), RGBA(0xFF), FillStyle()), .restore,
      ]
    )
  }

  @Test func `a use takes five words`() {
    let red = stamp(0xFF00_00FF)
    var list = DrawingCommands()
    list.draw(red, at: .zero)
    let count = list.words.count
    for index in 0..<100 { list.draw(red, at: CGPoint(x: index, y: index)) }
    #expect(list.words.count == count + 500)
  }

  @Test func `the number follows from the drawing`() {
    #expect(stamp(0xFF).id == stamp(0xFF).id)
    #expect(stamp(0xFF).id != stamp(0xFE).id)
    // FNV-1a over words, worked out by hand for a list of one word, that of a save: (offset ^ 1) × prime modulo 2^64.
    var save = DrawingCommands()
    save.save()
    #expect(Stamp(save).id == 0xAF63_BC4C_8601_B62C)
  }

  @Test func `lists that are put together know the stamps of both`() {
    let (red, blue) = (stamp(0xFF00_00FF), stamp(0x0000_FFFF))
    var first = DrawingCommands()
    first.draw(red, at: .zero)
    var second = DrawingCommands()
    second.draw(blue, at: .zero)
    first.append(second)
    first.draw(blue, at: CGPoint(x: 9, y: 9))
    #expect(Array(first).count == 5)
    first.removeAll()
    first.draw(blue, at: .zero)
    #expect(Array(first) == [.define(blue), .use(blue.id, .zero)])
  }

  @Test func `a stamp holds no stamps`() {
    var list = DrawingCommands()
    list.fill(rect, with: RGBA(0xFF))
    let plain = list
    list.draw(stamp(0xFE), at: .zero)
    #expect(Stamp(list).commands == plain)
  }

  @Test func `a stamp within a stamp is not decoded, however deep`() {
    // define is 13; two words are its number, and each holds the next.
    var words: [UInt32] = []
    for level in (0..<5000).reversed() {
      words = [13 | UInt32(2 + words.count) << 8, UInt32(level), 0] + words
    }
    #expect(DrawingCommands(decoding: words[...]) == nil)
    #expect(DrawingCommands(decoding: [13 | 2 << 8, 7, 0][...]) != nil)
  }
}
