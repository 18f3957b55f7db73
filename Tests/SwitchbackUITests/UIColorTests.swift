import Drawing
import SwitchbackUI
import Testing

@Suite struct UIColorTests {
  @Test func `the system's colours are those of the views`() {
    let names: [(UIColor, Color)] = [
      (.systemRed, .red), (.systemOrange, .orange), (.systemYellow, .yellow),
      (.systemGreen, .green), (.systemMint, .mint), (.systemTeal, .teal), (.systemCyan, .cyan),
      (.systemBlue, .blue), (.systemIndigo, .indigo), (.systemPurple, .purple),
      (.systemPink, .pink), (.systemBrown, .brown), (.systemGray, .gray),
      (.label, .primary), (.secondaryLabel, .secondary),
    ]
    for (system, color) in names { #expect(system == color) }
    #expect(UIColor(Color.red) == Color(uiColor: .systemRed))
    #expect(Color(.systemTeal) == .teal)
  }

  @Test func `colours are made as UIKit makes them`() {
    let color = UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.4)
    #expect(color == Color(red: 1, green: 0.2, blue: 0, opacity: 0.4))
    #expect(UIColor(white: 0.6, alpha: 1) == Color(white: 0.6))
  }

  @Test func `an alpha component takes the place of the opacity`() {
    let half = UIColor.systemBlue.opacity(0.2).withAlphaComponent(0.4)
    #expect(half == Color.blue.opacity(0.4))
    #expect(half.resolved(in: .dark) == Color.blue.opacity(0.4).resolved(in: .dark))
    #expect(UIColor.clear.withAlphaComponent(1) == .black)
  }

  @Test func `digits of one width are those of the font`() {
    #expect(Font.title.monospacedDigit() == .title)
    #expect(Font.title.monospacedDigit().bold() == .title.bold())
  }
}
