import Switchback

/// A way to keep a map in line with a row of places.
protocol Contestant {
  /// Shows the places for the first time.
  func begin(_ spots: [Spot])

  /// Gets ready to be told of the places.
  func prepare(_ spots: [Spot])

  /// Brings the map in line with the places, which is what is timed.
  func update(_ spots: [Spot])

  /// Draws the map, so that what came and went has come and gone.
  func settle()
}

/// The declarative map on a surface.
final class Declaration<Root: View>: Contestant {
  private let model: MapModel
  private let stage: HostingStage<Root>
  private var time = 0.0

  init(line: [CLLocationCoordinate2D], _ root: (MapModel) -> Root) {
    model = MapModel()
    model.line = line
    stage = HostingStage(host: RecordingHost(), root: root(model))
    stage.resize(to: CGSize(width: 1024, height: 768), scale: 2, colorScheme: .light)
  }

  func begin(_ spots: [Spot]) {
    model.spots = spots
    settle()
  }

  func prepare(_ spots: [Spot]) {}

  func update(_ spots: [Spot]) {
    model.spots = spots
    stage.setNeedsUpdate()
    // An event brings the views up to date before it is handed on; this one is handed to nothing.
    stage.send(InputEvent(.pointerLeave, time: time))
  }

  func settle() {
    for _ in 0..<2 {
      time += 1
      _ = stage.frame(at: time)
    }
  }
}

/// A map view whose annotations are compared with the places as objects: both are brought into one order by latitude,
/// and what their difference says is removed and added.
final class SortedDifference: Contestant {
  private let mapView = MKMapView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
  private var time = 0.0
  private var wanted: [MKPointAnnotation] = []
  private var annotations: [Int: MKPointAnnotation] = [:]

  func begin(_ spots: [Spot]) {
    mapView.setRegion(.corner, animated: false)
    prepare(spots)
    mapView.addAnnotations(wanted)
    settle()
  }

  /// Finds the annotations of the places, which a program of that kind has in place of the places.
  func prepare(_ spots: [Spot]) {
    wanted = spots.map { spot in
      if let known = annotations[spot.id] { return known }
      let annotation = MKPointAnnotation(coordinate: spot.coordinate, title: spot.name)
      annotations[spot.id] = annotation
      return annotation
    }
  }

  func update(_ spots: [Spot]) {
    func isBelow(_ first: MKPointAnnotation, _ second: MKPointAnnotation) -> Bool {
      first.coordinate.latitude < second.coordinate.latitude
    }
    let shown = mapView.annotations.compactMap { $0 as? MKPointAnnotation }.sorted(by: isBelow)
    for change in wanted.sorted(by: isBelow).difference(from: shown, by: ===) {
      switch change {
      case .insert(_, let annotation, _): mapView.addAnnotation(annotation)
      case .remove(_, let annotation, _): mapView.removeAnnotation(annotation)
      }
    }
  }

  func settle() {
    for _ in 0..<2 {
      time += 1
      _ = mapView.frame(at: time)
    }
  }
}
