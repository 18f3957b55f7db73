import Drawing
import Geodesy
import SwitchbackUI

@testable import SwitchbackMap

/// Draws an overlay alone, on a view of 800 × 600 points.
struct OverlayProbe {
  var size = CGSize(width: 800, height: 600)
  var center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  var zoom = 10.0
  var heading = 0.0

  var viewport: MapViewport {
    MapViewport(
      size: size,
      center: MKMapPoint(center),
      scale: MapViewport.scale(zoom: zoom),
      heading: heading
    )
  }

  func draw(_ renderer: MKOverlayRenderer) -> [DrawingCommand] {
    var commands = DrawingCommands()
    renderer.draw(into: &commands, viewport: viewport, context: RenderContext(time: 0))
    return Array(commands)
  }

  func strokes(of renderer: MKOverlayRenderer) -> [(path: Path, color: RGBA, style: StrokeStyle)] {
    draw(renderer).compactMap {
      if case .stroke(let path, let color, let style) = $0 { (path, color, style) } else { nil }
    }
  }

  func fills(of renderer: MKOverlayRenderer) -> [(path: Path, color: RGBA)] {
    draw(renderer).compactMap {
      if case .fill(let path, let color, _) = $0 { (path, color) } else { nil }
    }
  }
}

extension Path {
  /// The points of each part of an outline of straight lines.
  var parts: [[CGPoint]] {
    var parts: [[CGPoint]] = []
    for element in elements {
      switch element {
      case .move(let point): parts.append([point])
      case .line(let point): parts[parts.count - 1].append(point)
      default: break
      }
    }
    return parts
  }
}

extension MKPolyline {
  convenience init(_ places: [(latitude: Double, longitude: Double)]) {
    let coordinates = places.map {
      CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude)
    }
    self.init(coordinates: coordinates, count: coordinates.count)
  }
}
