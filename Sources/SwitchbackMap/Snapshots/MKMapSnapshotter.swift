public import Drawing
public import Geodesy
internal import SwitchbackUI

/// Makes still maps: the base map as a map view would show it, without annotations and overlays.
///
/// What is to lie over it is drawn by the program at ``Snapshot/point(for:)``; maps with their content are what an
/// `ImageRenderer` makes pictures of.
public final class MKMapSnapshotter {
  private let options: Options
  private let host: (any Host)?

  /// Creates what makes one map after another with the same options, which it copies.
  public convenience init(options: Options) {
    self.init(options: options, host: nil)
  }

  /// Creates what makes maps whose texts a surface measures, such as `CairoHost`; without one, maps have no texts and
  /// no lines that those belong to.
  public init(options: Options, host: (any Host)?) {
    self.options = options.copied()
    self.host = host
  }

  #if !hasFeature(Embedded)
  /// Makes the map and hands it over before this returns; there is nothing to wait for.
  ///
  /// - Parameter completionHandler: Gets the map, or ``MKMapSnapshotterError`` where the options have no size.
  public func start(completionHandler: (Snapshot?, (any Error)?) -> Void) {
    if let snapshot = makeSnapshot() {
      completionHandler(snapshot, nil)
    } else {
      completionHandler(nil, MKMapSnapshotterError.noSize)
    }
  }
  #endif

  /// The map; `nil` where the options have no size.
  package func makeSnapshot() -> Snapshot? {
    let size = options.size
    guard size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    let map = MKMapView(frame: CGRect(origin: .zero, size: size))
    map.chosenControls = []
    if let host { map.didMove(to: host) }
    map.preferredConfiguration = options.preferredConfiguration
    options.viewpoint.show(on: map)
    var list = DisplayList(size: size)
    map.appendLayers(
      to: &list.layers,
      context: RenderContext(
        time: 0,
        scale: Double(options.scale),
        colorScheme: options.colorScheme
      )
    )
    return Snapshot(displayList: list, viewport: map.viewport)
  }

  /// A still map.
  public final class Snapshot {
    /// What is drawn, for a host that makes pictures, such as `CairoHost`.
    public let displayList: DisplayList

    private let viewport: MapViewport

    fileprivate init(displayList: DisplayList, viewport: MapViewport) {
      self.displayList = displayList
      self.viewport = viewport
    }

    /// Where a coordinate lies on the map, in points from its top left corner; maybe beyond its edges.
    public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      viewport.point(for: viewport.nearestCopy(of: MKMapPoint(coordinate)))
    }
  }
}

/// Why there is no map.
public enum MKMapSnapshotterError: Error, Hashable, Sendable {
  /// The size is less than a point, or no number.
  case noSize
}
