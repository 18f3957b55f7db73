import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// Clusters whose members come and go.
@MainActor
@Suite struct ClusterScenarios {
  private let longitudes = Changing<[Double]>([])

  private func scene(longitudeDelta: Double) -> MapScene<MadeAnew<some View>> {
    let longitudes = longitudes
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 44, longitude: 7),
      span: MKCoordinateSpan(latitudeDelta: longitudeDelta / 2, longitudeDelta: longitudeDelta)
    )
    return MapScene {
      Map(initialPosition: .region(region)) {
        ForEach(longitudes.value, id: \.self) { longitude in
          Marker("Place", coordinate: CLLocationCoordinate2D(latitude: 44, longitude: longitude))
            .clusteringIdentifier("places")
        }
      }
    }
  }

  /// How many annotations each mark in the last frame stands for.
  private func counts(_ scene: MapScene<MadeAnew<some View>>) -> [Int] {
    (scene.map?.drawingOrder ?? []).compactMap { record in
      if record.point == nil || record.isLeaving { return nil }
      return (record.annotation as? MKClusterAnnotation)?.count ?? 1
    }
  }

  @Test func `what comes back while it leaves is part of its cluster again`() {
    longitudes.value = [7, 7.0001, 7.0002]
    let scene = scene(longitudeDelta: 0.5)
    scene.settle()
    #expect(counts(scene) == [3])
    // One is seen alone, so that it leaves over a while.
    longitudes.value = [7]
    scene.update()
    scene.settle()
    #expect(counts(scene) == [1])
    longitudes.value = []
    scene.update()
    scene.frame(after: 0.05)
    longitudes.value = [7, 7.0001, 7.0002]
    scene.update()
    scene.settle()
    #expect(counts(scene) == [3])
  }
}
