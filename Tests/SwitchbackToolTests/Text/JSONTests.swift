import Foundation
import Testing

@testable import SwitchbackTool

@Suite struct JSONTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (51_160.123, "51160.123"),
    (1e21, "1e+21"), (5e-05, "5e-05"), (9_007_199_254_740_992, "9007199254740992"),
    (.nan, "null"), (.infinity, "null"),
  ])
  func `writes the shortest number`(number: Double, text: String) {
    #expect(JSON.number(number).text == text + "\n")
  }

  @Test func `escapes what JSON and terminals obey`() {
    let string = "\"\\/\n\r\t\u{8}\u{0}\u{1F}\u{7F}\u{9B}\u{2028}\u{202E}\u{E0001}é東👩"
    #expect(
      JSON.string(string).text
        == #""\"\\/\n\r\t\u0008\u0000\u001f\u007f\u009b\u2028\u202e\udb40\udc01é東👩""# + "\n"
    )
  }

  @Test func `keeps the order of keys and leaves out what is not there`() {
    let json = JSON.object([
      "b": .integer(1), "a": .array([.string("x"), .array([])]), "no": nil, "e": .object([]),
    ])
    #expect(
      json.text == """
        {
          "b": 1,
          "a": [
            "x",
            []
          ],
          "e": {}
        }

        """
    )
  }

  @Test func `every scalar reads back the same`() throws {
    // A reader other than ours: Foundation's.
    var text = ""
    for value in UInt32(0)...0x10FFFF {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    let data = Data(JSON.array([.string(text)]).text.utf8)
    let read = try JSONDecoder().decode([String].self, from: data)
    #expect(read.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
  }
}
