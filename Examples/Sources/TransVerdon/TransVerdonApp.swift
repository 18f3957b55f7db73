import SwiftUI

@main
struct TransVerdonApp: App {
  var body: some Scene {
    WindowGroup("Through the gorges of the Verdon") { ContentView() }
  }
}
