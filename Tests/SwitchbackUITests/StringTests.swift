import SwitchbackUI
import Testing

@Suite struct StringTests {
  // Where letters end is known to Swift's own `Character`, which has Unicode's tables.
  @Test(arguments: [
    "", "A", "AB", "ABC", "ABCD", "e\u{301}e\u{301}e\u{301}e\u{301}", "e\u{301}\u{327}\u{302}XYZ",
    "🇨🇭🇫🇷🇮🇹🇦🇹", "👩‍👩‍👧‍👦👍🏽⛰️🏕️", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}\u{110B}\u{1165}글자",
    "ก็ข้คน", "किखिगिघि", "🏴󠁧󠁢󠁷󠁬󠁳󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁥󠁮󠁧󠁿A", "\u{301}ABC",
  ])
  func `takes whole letters`(text: String) {
    for count in 0...4 {
      #expect(text.prefix(letters: count).hasSameBytes(as: String(text.prefix(count))))
    }
  }

  @Test func `tells texts apart by their bytes`() {
    #expect("Zürich".hasSameBytes(as: "Zürich"))
    #expect(!"Zu\u{308}rich".hasSameBytes(as: "Zürich"))
    #expect(!"Camp".hasSameBytes(as: "Camps"))
    #expect(!"Camp".hasSameBytes(as: "Kamp"))
  }

  @Test func `tells texts apart that may be missing`() {
    let none: String? = nil
    #expect(none.hasSameBytes(as: nil))
    #expect(!none.hasSameBytes(as: ""))
    #expect(!Optional("").hasSameBytes(as: nil))
    #expect(Optional("Camp").hasSameBytes(as: "Camp"))
    #expect(!Optional("Camp").hasSameBytes(as: "Hut"))
  }

  @Test func `tells lists of texts apart`() {
    #expect([String]().hasSameBytes(as: []))
    #expect(["A", "B"].hasSameBytes(as: ["A", "B"]))
    #expect(!["A", "B"].hasSameBytes(as: ["A"]))
    #expect(!["A", "B"].hasSameBytes(as: ["B", "A"]))
  }
}
