import Drawing
import TestSupport
import Testing

/// Words from a stranger give a list or nothing, and never a trap.
@Suite struct HostileWordsTests {
  private static let rounds = 100_000

  /// Words that are likelier to hurt than any.
  private static let sharpWords: [UInt32] = [
    0, 1, 0xFF, 0x100, 0xFFFF_FFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FF00, 0x7FC0_0000,
    0x7F80_0000, 0xFF_FFFF, 0xFFFF_FF07, 0xFFFF_FF09,
  ]

  private func damage(_ words: inout [UInt32], with generator: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !words.isEmpty {
      let index = Int.random(in: 0..<words.count, using: &generator)
      switch Int.random(in: 0...5, using: &generator) {
      case 0: words[index] = UInt32.random(in: 0...UInt32.max, using: &generator)
      case 1: words[index] ^= 1 << UInt32.random(in: 0..<32, using: &generator)
      case 2:
        words[index] = Self.sharpWords[Int.random(in: 0..<Self.sharpWords.count, using: &generator)]
      case 3: words.removeSubrange(index...)
      case 4: words.remove(at: index)
      default: words.insert(words[Int.random(in: 0..<words.count, using: &generator)], at: index)
      }
    }
  }

  @Test func `damaged commands decode to a list that reads to its end, or to nothing`() {
    var generator = SeededGenerator(seed: 9)
    var decoded = 0
    var words: [UInt32] = []
    for round in 0..<Self.rounds {
      if round % 50 == 0 {
        var list = DrawingCommands()
        for command in generator.commands(count: 5) { list.append(command) }
        words = list.words
      }
      var damaged = words
      damage(&damaged, with: &generator)
      guard let list = DrawingCommands(decoding: damaged[...]) else { continue }
      decoded += 1
      guard list.words == damaged else {
        Issue.record("decoding changed the words in round \(round)")
        return
      }
    }
    // Damage to a colour or a coordinate leaves a list, damage to a count does not: both must have happened.
    #expect(decoded > Self.rounds / 20)
    #expect(decoded < Self.rounds * 19 / 20)
  }

  @Test func `damaged display lists decode to a list or to nothing`() {
    var generator = SeededGenerator(seed: 10)
    var decoded = 0
    var words: [UInt32] = []
    for round in 0..<Self.rounds {
      if round % 50 == 0 {
        words = []
        generator.displayList().encode(into: &words)
      }
      var damaged = words
      damage(&damaged, with: &generator)
      if DisplayList(decoding: damaged) != nil { decoded += 1 }
    }
    #expect(decoded > Self.rounds / 20)
    #expect(decoded < Self.rounds * 19 / 20)
  }

  @Test func `noise decodes to nothing but by chance`() {
    var generator = SeededGenerator(seed: 11)
    for count in 0..<2000 {
      let noise = (0..<count % 40).map { _ in
        UInt32.random(in: 0...UInt32.max, using: &generator)
      }
      if let list = DrawingCommands(decoding: noise[...]) { #expect(list.words == noise) }
      #expect(DisplayList(decoding: noise) == nil)
    }
  }

  @Test func `a slice is read from its own start`() {
    var list = DrawingCommands()
    list.save()
    list.restore()
    let words = [99] + list.words + [99]
    #expect(DrawingCommands(decoding: words[1..<3]) == list)
    #expect(DrawingCommands(decoding: words[0..<3]) == nil)
  }
}
