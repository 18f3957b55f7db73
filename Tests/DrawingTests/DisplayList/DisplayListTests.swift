import Drawing
import TestSupport
import Testing

@Suite struct DisplayListTests {
  private func words(of list: DisplayList) -> [UInt32] {
    var words: [UInt32] = []
    list.encode(into: &words)
    return words
  }

  @Test func `a list survives its binary form`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let list = generator.displayList()
      #expect(DisplayList(decoding: words(of: list)) == list)
    }
  }

  @Test func `the binary form starts with its name and version`() {
    let list = DisplayList(size: CGSize(width: 1, height: 2))
    #expect(words(of: list) == [0x5342_4402, 0x3F80_0000, 0x4000_0000, 0])
  }

  @Test func `encoding adds to what the buffer holds`() {
    var words: [UInt32] = [42]
    DisplayList(size: .zero).encode(into: &words)
    #expect(words == [42, DisplayList.magic, 0, 0, 0])
  }

  @Test func `every shorter or longer form is refused`() {
    var generator = SeededGenerator(seed: 8)
    let words = words(of: generator.displayList())
    for count in 0..<words.count {
      #expect(DisplayList(decoding: Array(words.prefix(count))) == nil)
    }
    #expect(DisplayList(decoding: words + [0]) == nil)
    var other = words
    other[0] += 1
    #expect(DisplayList(decoding: other) == nil)
  }

  @Test func `a kind names the first layer of that kind`() {
    var commands = DrawingCommands()
    commands.save()
    let list = DisplayList(
      size: .zero,
      layers: [
        DisplayList.Layer(kind: .overlays, commands: commands),
        DisplayList.Layer(kind: .overlays, commands: DrawingCommands()),
      ]
    )
    #expect(list[.overlays] == commands)
    #expect(list[.controls].isEmpty)
  }
}
