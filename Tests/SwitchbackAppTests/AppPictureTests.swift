import Drawing
import Foundation
import SwitchbackUI
import Testing

@testable import SwitchbackApp

/// A counter whose state the program itself keeps, in a scene of its own below a size.
private struct Counter: App {
  @State private var count = 5

  var body: some Scene {
    CounterScene(count: $count).defaultSize(width: 300, height: 200)
    WindowGroup("Another") { Text("never shown") }
  }
}

private struct CounterScene: Scene {
  @Binding var count: Int
  @State private var taps = 0

  var body: some Scene {
    WindowGroup("Counter \(count)", id: "counter") {
      VStack {
        Stepper("Count \(count)", value: $count)
        Button("Tapped \(taps) times") { taps += 1 }
      }
    }
  }
}

private struct Plain: App {
  var body: some Scene {
    WindowGroup { Text("plain") }
  }
}

@Suite @MainActor struct AppPictureTests {
  private func picture(_ steps: Snapshot.Step...) throws -> String {
    var snapshot = Snapshot(path: "", format: .svg)
    snapshot.steps = steps
    let bytes = try AppPicture(Counter(), name: "Test") { Issue.record("\($0)") }.bytes(snapshot)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a picture shows the first window, with its title`() throws {
    let picture = try picture()
    #expect(picture.contains("<title>Counter 5</title>"))
    #expect(picture.contains("Count 5") && picture.contains("Tapped 0 times"))
    #expect(!picture.contains("never shown"))
    #expect(picture.contains("viewBox=\"0 0 300 200\""))
  }

  @Test func `the program and its scenes keep state`() throws {
    let picture = try picture(
      .perform(.increment, name: "Count"),
      .perform(.activate, name: "Tapped 0 times"),
      .wait(0.5),
      .perform(.increment, name: "Count 6"),
      .perform(.activate, name: "Tapped")
    )
    #expect(picture.contains("Count 7") && picture.contains("Tapped 2 times"))
  }

  @Test func `a step that cannot be done is told with what can be`() {
    #expect(
      throws: UsageError(
        "nothing that is called 'Nix' can be pressed; these can be operated: 'Count 5',"
          + " 'Tapped 0 times'"
      )
    ) { try picture(.perform(.activate, name: "Nix")) }
  }

  @Test func `a window without a size has the standard one, without a title the program's name`()
    throws
  {
    let picture = AppPicture(Plain(), name: "Plain") { _ in }
    let snapshot = Snapshot(path: "", format: .svg)
    #expect(try picture.frame(snapshot).size == Snapshot.standardSize)
    #expect(String(decoding: try picture.bytes(snapshot), as: UTF8.self).contains("<title>Plain<"))
  }

  @Test(arguments: [false, true])
  func `the ground is that of the page`(isDark: Bool) throws {
    var snapshot = Snapshot(path: "", format: .png)
    snapshot.isDark = isDark
    let list = try AppPicture(Plain(), name: "Plain") { _ in }.frame(snapshot)
    var ground = DrawingCommands()
    // `--ground` in Web/page.html.
    let paint = isDark ? RGBA(0x1E22_27FF) : RGBA(0xF3F1_EAFF)
    ground.fill(Path(CGRect(origin: .zero, size: Snapshot.standardSize)), with: paint)
    #expect(list.layers.first?.commands == ground)
  }

  @Test(arguments: zip(Snapshot.Format.allCases, ["\u{89}PNG", "<svg ", "%PDF-1."]))
  func `each format has its signature`(format: Snapshot.Format, signature: String) throws {
    let bytes = try AppPicture(Plain(), name: "Plain") { _ in }
      .bytes(Snapshot(path: "", format: format))
    #expect(bytes.starts(with: signature.unicodeScalars.map { UInt8($0.value) }))
  }
}
