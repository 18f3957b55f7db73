internal import Drawing
package import GPX
package import Geodesy
internal import SwitchbackMap
internal import SwitchbackUI

/// What the viewer shows: documents made ready for a map.
package final class ViewerModel {
  private(set) var lines: [ViewerLine] = []
  private(set) var waypoints: [ViewerWaypoint] = []
  private(set) var summary = ViewerSummary()

  /// What could not be shown, in sentences.
  private(set) var problems: [String] = []

  private var extent = MapExtent()
  private let rules: [WaypointRule]

  /// Creates an empty viewer that chooses pictures for waypoints by those rules.
  package init(rules: [WaypointRule] = WaypointRule.standard) {
    self.rules = rules
  }

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { lines.isEmpty && waypoints.isEmpty }

  /// The rectangle that holds everything; null where there is nothing.
  package var contentRect: MKMapRect { extent.rect }

  /// Adds what a document holds.
  package func add(_ document: Document, name: String) {
    summary.add(document, fileName: name)
    let common = document.lineStyle
    for track in document.tracks {
      let pen = pen(for: track.lineStyle, common)
      for segment in track.segments where !segment.isEmpty {
        add(segment, pen: pen, isPlanned: false)
      }
    }
    for route in document.routes where !route.points.isEmpty {
      add(route.line, pen: pen(for: route.lineStyle, common), isPlanned: true)
    }
    for waypoint in document.waypoints { add(waypoint) }
  }

  /// Notes that something could not be shown.
  package func add(problem: String) {
    problems.append(problem)
  }

  private var colorCount = 0

  /// What the file says of a line, and where it says no colour the next of the palette.
  private func pen(for style: LineStyle?, _ common: LineStyle?) -> LinePen {
    let style = (style ?? LineStyle()).completed(by: common)
    defer { if style.color == nil { colorCount += 1 } }
    return LinePen(style, otherwise: TrackPalette.color(at: colorCount))
  }

  private func line(_ segment: TrackSegment) -> [MKMapPoint] {
    var points: [MKMapPoint] = []
    points.reserveCapacity(segment.count)
    for index in 0..<segment.count {
      points.append(
        MKMapPoint(
          CLLocationCoordinate2D(
            latitude: segment.latitudes[index],
            longitude: segment.longitudes[index]
          )
        )
      )
    }
    return points
  }

  private func add(_ segment: TrackSegment, pen: LinePen, isPlanned: Bool) {
    let polyline = MKPolyline(mapPoints: line(segment))
    lines.append(ViewerLine(id: lines.count, polyline: polyline, pen: pen, isPlanned: isPlanned))
    extent.include(polyline.boundingMapRect)
  }

  private func add(_ waypoint: Waypoint) {
    let look = WaypointRule.look(for: waypoint, by: rules)
    waypoints.append(
      ViewerWaypoint(
        id: waypoints.count,
        name: (waypoint.name ?? "").shortened,
        coordinate: waypoint.coordinate,
        look: look
      )
    )
    extent.include(MKMapPoint(waypoint.coordinate))
  }
}

/// A line on the viewer's map: one segment of a track, or a route.
struct ViewerLine: Identifiable {
  let id: Int
  let polyline: MKPolyline
  let pen: LinePen

  /// Whether it was planned, not ridden.
  let isPlanned: Bool
}

/// A waypoint on the viewer's map.
struct ViewerWaypoint: Identifiable {
  let id: Int
  let name: String
  let coordinate: CLLocationCoordinate2D
  let look: WaypointLook
}
