import Switchback

/// What the map shows.
final class MapModel {
  var spots: [Spot] = []
  var line: [CLLocationCoordinate2D] = []

  /// How often the content was evaluated.
  var updates = 0
}

/// The map as a program for SwiftUI declares it.
struct MarkerMap: View {
  let model: MapModel

  var body: some View {
    Map(initialPosition: .region(.corner)) {
      MapPolyline(coordinates: model.line).stroke(.blue, lineWidth: 5)
      ForEach(model.spots) { spot in
        Marker(spot.name, systemImage: "tent", coordinate: spot.coordinate)
      }
    }
  }
}

/// As `MarkerMap`, with views of the program's own, in a map that frames all that it shows.
struct AnnotationMap: View {
  let model: MapModel

  var body: some View {
    Map(initialPosition: .region(.corner)) {
      MapPolyline(coordinates: model.line).stroke(.blue, lineWidth: 5)
      ForEach(model.spots) { spot in
        Annotation(spot.name, coordinate: spot.coordinate, anchor: .bottom) {
          Image(systemName: spot.id % 2 == 0 ? "tent" : "mappin.circle.fill")
            .padding(4)
            .background(.brown)
        }
      }
    }
  }
}

/// As `MarkerMap`, in a map that frames all that it shows.
struct FramingMap: View {
  let model: MapModel

  var body: some View {
    Map {
      MapPolyline(coordinates: model.line).stroke(.blue, lineWidth: 5)
      ForEach(model.spots) { spot in
        Marker(spot.name, systemImage: "tent", coordinate: spot.coordinate)
      }
    }
  }
}

extension MKCoordinateRegion {
  /// A part of the country that the places are spread over.
  static let corner = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 44, longitude: 2),
    span: MKCoordinateSpan(latitudeDelta: 0.3, longitudeDelta: 0.3)
  )
}
