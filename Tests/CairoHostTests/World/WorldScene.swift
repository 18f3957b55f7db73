import CairoHost
import Drawing
import Foundation
import Geodesy
import SwitchbackMap
import SwitchbackUI

/// A map of the world alone.
@MainActor
struct WorldScene {
  let host = CairoHost(fontFamily: Golden.family)
  let map: MKMapView

  init(
    latitude: Double,
    longitude: Double,
    zoom: Double,
    size: CGSize = CGSize(width: 480, height: 320),
    isMuted: Bool = false
  ) {
    host.language = "en"
    map = MKMapView(frame: CGRect(origin: .zero, size: size))
    map.didMove(to: host)
    map.showsScale = false
    map.showsZoomControls = false
    if isMuted {
      map.preferredConfiguration = MKStandardMapConfiguration(emphasisStyle: .muted)
    }
    show(latitude: latitude, longitude: longitude, zoom: zoom)
  }

  func show(latitude: Double, longitude: Double, zoom: Double) {
    let points = MKMapSize.world.width / (256 * exp2(zoom))
    let center = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    let (width, height) = (Double(map.bounds.width) * points, Double(map.bounds.height) * points)
    map.setVisibleMapRect(
      MKMapRect(
        x: center.x - width / 2,
        y: center.y - height / 2,
        width: width,
        height: height
      ),
      animated: false
    )
  }

  func list(_ colorScheme: ColorScheme = .light, at time: Double = 0) -> DisplayList {
    var list = DisplayList(size: map.bounds.size)
    map.appendLayers(
      to: &list.layers,
      context: RenderContext(time: time, colorScheme: colorScheme)
    )
    return list
  }
}
