import SwiftUI

/// What the ride is called, and a button for each kind of place that takes these off the map and puts them back.
struct RideBar: View {
  var ride: Ride

  /// The place next to where the map was tapped.
  var nearest: Place?
  @Binding var hidden: [Place.Kind]

  var body: some View {
    HStack(spacing: 16) {
      VStack(alignment: .leading, spacing: 2) {
        Text(ride.title)
          .font(.headline)
        Text(nearest.map { "Near \($0.name)" } ?? "\(ride.places.count) places")
          .lineLimit(1)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      ForEach(Place.Kind.allCases) { kind in
        Button(action: { toggle(kind) }) {
          HStack(spacing: 5) {
            PlaceSign(kind: kind)
            Text("\(count(of: kind))")
          }
        }
        .buttonStyle(.plain)
        .opacity(hidden.contains(kind) ? 0.35 : 1)
        .accessibilityLabel("\(kind.title), \(hidden.contains(kind) ? "hidden" : "shown")")
      }
    }
    .padding()
  }

  private func count(of kind: Place.Kind) -> Int {
    ride.places.filter { $0.kind == kind }.count
  }

  private func toggle(_ kind: Place.Kind) {
    withAnimation {
      if hidden.contains(kind) {
        hidden = hidden.filter { $0 != kind }
      } else {
        hidden.append(kind)
      }
    }
  }
}
