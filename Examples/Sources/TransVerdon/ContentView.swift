import MapKit
import SwiftUI

/// A ride on a map, with the places beside it.
struct ContentView: View {
  @State private var ride: Ride?
  @State private var hidden: [Place.Kind] = []
  @State private var nearest: Place?

  var body: some View {
    VStack(spacing: 0) {
      MapReader { proxy in
        Map {
          if let ride {
            MapPolyline(coordinates: ride.route, contourStyle: .straight)
              .stroke(.white, lineWidth: 8)
            MapPolyline(coordinates: ride.route, contourStyle: .straight)
              .stroke(.blue, lineWidth: 5)
            ForEach(ride.places.filter { !hidden.contains($0.kind) }) { place in
              Annotation(place.name, coordinate: place.coordinate, anchor: .bottom) {
                PlaceSign(kind: place.kind)
              }
            }
          }
        }
        .mapStyle(.standard(emphasis: .muted))
        .mapControlVisibility(.automatic)
        .onTapGesture { point in
          nearest = proxy.convert(point, from: .local).flatMap { ride?.place(nearestTo: $0) }
        }
      }
      Divider()
      RideBar(ride: ride ?? Ride(), nearest: nearest, hidden: $hidden)
    }
    .onAppear { ride = Ride.named("TransVerdon") }
  }
}
