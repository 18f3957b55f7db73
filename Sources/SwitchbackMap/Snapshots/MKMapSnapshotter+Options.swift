public import Drawing
public import Geodesy

extension MKMapSnapshotter {
  /// What a still map shows, and how.
  ///
  /// Of ``region``, ``mapRect`` and ``camera``, the one that was set last counts; before any is, the map shows the world.
  public final class Options {
    /// The width and height of the map, in points.
    public var size = CGSize(width: 256, height: 256)

    /// The pixels in a point, for lines that lie on whole pixels.
    public var scale: CGFloat = 1

    /// Light or dark.
    public var colorScheme = ColorScheme.light

    /// What the map looks like; see ``MKMapConfiguration``.
    public var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()

    var viewpoint = SnapshotViewpoint.rect(.world)

    /// Creates options for a map of the world.
    public init() {}

    /// The region that is seen whole.
    ///
    /// Got, it is the region of what was set, not of what fits the size.
    public var region: MKCoordinateRegion {
      get { viewpoint.region(for: size) }
      set { viewpoint = .region(newValue) }
    }

    /// The rectangle that is seen whole.
    ///
    /// Got, it is the rectangle of what was set, not of what fits the size.
    public var mapRect: MKMapRect {
      get { viewpoint.mapRect(for: size) }
      set { viewpoint = .rect(newValue) }
    }

    /// Where the map is looked at from, with its heading; a copy.
    public var camera: MKMapCamera {
      get { MKMapCamera(viewpoint.camera(for: size)) }
      set { viewpoint = .camera(MapCamera(newValue)) }
    }

    /// What the map looks like, in one word: another way to say ``preferredConfiguration``.
    public var mapType: MKMapType {
      get { MKMapType(preferredConfiguration) }
      set { preferredConfiguration = newValue.configuration }
    }

    func copied() -> Options {
      let copy = Options()
      copy.size = size
      copy.scale = scale
      copy.colorScheme = colorScheme
      copy.preferredConfiguration = preferredConfiguration.copied()
      copy.viewpoint = viewpoint
      return copy
    }
  }
}
