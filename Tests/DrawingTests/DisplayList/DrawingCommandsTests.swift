import Drawing
import TestSupport
import Testing

@Suite struct DrawingCommandsTests {
  private func encoded(_ commands: [DrawingCommand]) -> DrawingCommands {
    var list = DrawingCommands()
    for command in commands { list.append(command) }
    return list
  }

  @Test func `what is added is what is read, for every kind of command`() throws {
    var generator = SeededGenerator(seed: 3)
    for count in 0..<400 {
      let commands = generator.commands(count: count % 40)
      let list = encoded(commands)
      #expect(Array(list) == commands)
      let decoded = try #require(DrawingCommands(decoding: list.words[...]))
      #expect(decoded == list)
      #expect(decoded.hashValue == list.hashValue)
    }
  }

  @Test func `appending a list equals appending its commands`() {
    var generator = SeededGenerator(seed: 4)
    let first = generator.commands(count: 9)
    let second = generator.commands(count: 7)
    var list = encoded(first)
    list.append(encoded(second))
    #expect(list == encoded(first + second))
  }

  @Test func `a list differs when anything in it does`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let first = generator.command()
      let second = generator.command()
      #expect((encoded([first]) == encoded([second])) == (first == second))
    }
  }

  @Test func `the words are those that the hosts read`() {
    // The layout that the type documents: 1 is save, 7 is fill, 1 is move, 2 is line, 5 is close.
    var list = DrawingCommands()
    list.save()
    list.fill(CGRect(x: 0, y: 0, width: 1, height: 2), with: RGBA(0x0102_0304))
    // 0x3F80_0000 and 0x4000_0000 are 1 and 2 in single precision.
    let expected: [UInt32] = [
      0x01,
      0x0D07, 0x0102_0304, 0,
      0x0101, 0, 0,
      0x0302, 0x3F80_0000, 0, 0x3F80_0000, 0x4000_0000, 0, 0x4000_0000,
      0x05,
    ]
    #expect(list.words == expected)
  }

  @Test func `what would not be seen is left out`() {
    var list = DrawingCommands()
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    list.fill(Path(), with: RGBA(0xFF))
    list.fill(rect, with: RGBA(0xFFFF_FF00))
    list.stroke(Path(), with: RGBA(0xFF), style: StrokeStyle())
    list.stroke(Path(rect), with: .clear, style: StrokeStyle())
    list.stroke(Path(rect), with: RGBA(0xFF), style: StrokeStyle(lineWidth: 0))
    list.draw(TextRun("", at: .zero, font: .body, color: RGBA(0xFF)))
    #expect(list.isEmpty)
  }

  @Test func `removing all leaves an empty list`() {
    var list = encoded([.save, .restore])
    list.removeAll()
    #expect(list == DrawingCommands())
  }

  @Test(arguments: ["é", "Ж", "峠", "🚵", "e\u{301}", "\0", "a\0b"])
  func `text keeps letters beyond ASCII as they are`(text: String) {
    for prefix in ["", "x", "xy", "xyz"] {
      let run = TextRun(prefix + text, at: .zero, font: .body, color: RGBA(0xFF))
      guard case .text(let read)? = encoded([.text(run)]).first(where: { _ in true }) else {
        Issue.record("no text was read")
        continue
      }
      #expect(Array(read.text.utf8) == Array(run.text.utf8))
    }
  }

  @Test(arguments: 1...8)
  func `text is padded with zeros to whole words`(length: Int) {
    let text = String("abcdefgh".prefix(length))
    var list = DrawingCommands()
    list.draw(TextRun(text, at: .zero, font: .body, color: RGBA(0xFF)))
    let words = (length + 3) / 4
    #expect(list.words.count == 10 + words)
    #expect(list.words[9] == UInt32(length))
    var bytes: [UInt8] = []
    for word in list.words.suffix(words) {
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
    #expect(bytes.prefix(length).elementsEqual(text.utf8))
    #expect(bytes.dropFirst(length).allSatisfy { $0 == 0 })
  }

  @Test func `text that ends early or late is not a command`() {
    var list = DrawingCommands()
    list.draw(TextRun("abcde", at: .zero, font: .body, color: RGBA(0xFF)))
    for length in [0, 1, 4, 9, 12, UInt32(Int32.max), UInt32.max] {
      var words = list.words
      words[9] = length
      #expect(DrawingCommands(decoding: words[...]) == nil)
    }
  }
}
