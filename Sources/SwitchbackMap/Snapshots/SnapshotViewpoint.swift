internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// What a still map is to show.
enum SnapshotViewpoint {
  case region(MKCoordinateRegion)
  case rect(MKMapRect)
  case camera(MapCamera)

  func show(on map: MKMapView) {
    switch self {
    case .region(let region): map.setRegion(region, animated: false)
    case .rect(let rect): map.setVisibleMapRect(rect, animated: false)
    case .camera(let camera): map.setCamera(MKMapCamera(camera), animated: false)
    }
  }

  func region(for size: CGSize) -> MKCoordinateRegion {
    if case .region(let region) = self { return region }
    return MKCoordinateRegion(mapRect(for: size))
  }

  func mapRect(for size: CGSize) -> MKMapRect {
    if case .rect(let rect) = self { return rect }
    return map(of: size).visibleMapRect
  }

  func camera(for size: CGSize) -> MapCamera {
    if case .camera(let camera) = self { return camera }
    return MapCamera(map(of: size).camera)
  }

  private func map(of size: CGSize) -> MKMapView {
    let map = MKMapView(frame: CGRect(origin: .zero, size: size))
    show(on: map)
    return map
  }
}
