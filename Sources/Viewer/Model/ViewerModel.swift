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
    for track in document.tracks {
      let color = TrackPalette.color(at: nextColor())
      for segment in track.segments where !segment.isEmpty {
        add(line(segment), color: color, isPlanned: false)
      }
    }
    for route in document.routes where !route.points.isEmpty {
      let points = route.points.map { MKMapPoint($0.coordinate) }
      add(points, color: TrackPalette.color(at: nextColor()), isPlanned: true)
    }
    for waypoint in document.waypoints { add(waypoint) }
  }

  /// Notes that something could not be shown.
  package func add(problem: String) {
    problems.append(problem)
  }

  private var colorCount = 0

  private func nextColor() -> Int {
    defer { colorCount += 1 }
    return colorCount
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

  private func add(_ points: [MKMapPoint], color: Color, isPlanned: Bool) {
    let polyline = MKPolyline(mapPoints: points)
    lines.append(
      ViewerLine(id: lines.count, polyline: polyline, color: color, isPlanned: isPlanned)
    )
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
  let color: Color

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
