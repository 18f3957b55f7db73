public import Geodesy
internal import SwitchbackUI

/// An open line on the map.
///
/// A line whose places did not change since the last update costs nothing, however many they are, as long as it is
/// given the very array that it was given then.
public struct MapPolyline: MapContent {
  public typealias Body = Never

  /// How a line runs from one place to the next.
  public struct ContourStyle: Hashable, Sendable {
    enum Kind {
      case straight
      case geodesic
    }

    let kind: Kind

    /// Straight on the map.
    public static let straight = ContourStyle(kind: .straight)

    /// The shortest way over the earth.
    public static let geodesic = ContourStyle(kind: .geodesic)
  }

  @usableFromInline let source: OverlaySource

  /// Creates a line through places on the earth.
  public init(
    coordinates: [CLLocationCoordinate2D],
    contourStyle: ContourStyle = .straight
  ) {
    source = .line(coordinates, contourStyle)
  }

  /// Creates a line through places on the map.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    source = .points(points, contourStyle)
  }

  /// Creates a line that a map view could show too.
  public init(_ polyline: MKPolyline) {
    source = .polyline(polyline)
  }

  @inlinable
  public static func _visit(_ content: MapPolyline, _ visitor: inout MapContentVisitor) {
    visitor.overlay(content.source)
  }
}
