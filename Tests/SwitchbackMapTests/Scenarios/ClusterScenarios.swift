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

  @Test func `what a cluster hides is not seen as it leaves`() throws {
    longitudes.value = [7, 7.002, 7.004]
    let scene = scene(longitudeDelta: 0.01)
    scene.settle()
    #expect(counts(scene) == [1, 1, 1])
    let map = try #require(scene.map)
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 44, longitude: 7),
        span: MKCoordinateSpan(latitudeDelta: 0.8, longitudeDelta: 1)
      ),
      animated: false
    )
    scene.settle()
    #expect(counts(scene) == [3])
    longitudes.value.removeLast()
    for _ in 0..<20 {
      scene.update()
      #expect(counts(scene) == [2])
      #expect(!map.drawingOrder.contains { $0.isLeaving })
    }
  }

  @Test func `no view is made for what leaves a cluster`() {
    let probe = AnnotationProbe()
    probe.delegate.makeView = { _, annotation in
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      if !(annotation is MKClusterAnnotation) { view.clusteringIdentifier = "places" }
      return view
    }
    let places = (0..<500).map { probe.place(Double($0) / 50, 0) }
    probe.map.addAnnotations(places)
    probe.settle()
    let requests = probe.delegate.viewRequests
    probe.map.removeAnnotations(places)
    probe.frame()
    #expect(probe.map.annotationRecords.isEmpty)
    #expect(probe.delegate.viewRequests == requests)
    #expect(!probe.map.isAnimating)
  }
}
