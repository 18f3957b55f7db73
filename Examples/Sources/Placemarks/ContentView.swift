import MapKit
import SwiftUI

/// A map of passes, and below it how many of them are shown and what of the world.
struct ContentView: View {
  @State private var placemarks = Pass.all.map { PassAnnotation($0) }
  @State private var count = 5
  @State private var visibleRect = MKMapRect.westernAlps

  var body: some View {
    VStack(spacing: 0) {
      PassMap(placemarks: Array(placemarks.prefix(count)), visibleRect: $visibleRect)
      Divider()
      VStack(spacing: 10) {
        Stepper("The \(count) highest passes", value: $count, in: 0...placemarks.count)
        HStack {
          Label(VisibleRange(visibleRect).description, systemImage: "scope")
            .font(.caption)
            .foregroundStyle(.secondary)
          Spacer()
          Button("Show all") { visibleRect = .westernAlps }
        }
      }
      .padding()
    }
  }
}
