import MapKit

/// A pass as a map knows it: an object, which is the same as long as it is on the map.
final class PassAnnotation: MKPointAnnotation {
  let pass: Pass

  init(_ pass: Pass) {
    self.pass = pass
    super.init()
    coordinate = pass.coordinate
    title = pass.name
    subtitle = "\(pass.height) m"
  }
}

extension MKMapRect {
  /// The rectangle that holds all passes, with room round it.
  static var westernAlps: MKMapRect {
    var rect = MKMapRect.null
    for pass in Pass.all {
      rect = rect.union(MKMapRect(origin: MKMapPoint(pass.coordinate), size: MKMapSize()))
    }
    return rect.insetBy(dx: -rect.width * 0.25, dy: -rect.height * 0.12)
  }
}
