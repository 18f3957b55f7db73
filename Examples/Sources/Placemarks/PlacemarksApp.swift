import SwiftUI

@main
struct PlacemarksApp: App {
  var body: some Scene {
    WindowGroup("Placemarks") { ContentView() }
  }
}
