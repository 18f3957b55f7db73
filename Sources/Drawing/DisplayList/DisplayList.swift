/// What one frame looks like: a flat list of drawing commands, in layers.
///
/// This is the seam between the map and its hosts. A host replays it; two lists are equal if they look the same.
public struct DisplayList: Hashable, Sendable {
  /// A part of a frame that is drawn as a whole, below the layers after it.
  public struct Layer: Hashable, Sendable {
    /// Which part it is.
    public enum Kind: UInt32, Hashable, Sendable, CaseIterable {
      case background
      case baseMap
      case overlays
      case annotations
      case controls

      /// The names of the base map, which lie between overlays and annotations.
      case names
    }

    /// Which part it is.
    public var kind: Kind

    /// Changes whenever `commands` or `extent` do.
    public var revision: UInt32

    /// From the coordinates of the commands to those of the frame.
    public var transform: CGAffineTransform

    /// The outlines, in the coordinates of the frame, inside all of which the layer is seen; it is seen everywhere
    /// where there are none.
    public var clips: [Path] = []

    /// How much of what is below the layer covers, as one picture: between 0 and 1.
    public var opacity: Double = 1

    /// The rectangle, in the coordinates of the commands, in which they are all that is to be seen; `nil` where they
    /// hold for this frame alone.
    ///
    /// A layer that has one is likely to be the same in the frames to come, but for its transform, its clips and its
    /// opacity. A host may keep its painting as long as the revision stands and use it again. Hosts for which a layer
    /// has one are those that ask for it: see ``Host/keepsLayers``.
    public var extent: CGRect?

    /// From the coordinates of the revision before to those of this one; `nil` where that one showed something else.
    ///
    /// Where there is one, both show the same things, each as they look at its own scale, so that a host may go on
    /// with the painting of the one before until it has painted this one.
    public var succession: CGAffineTransform?

    /// The commands.
    public var commands: DrawingCommands

    /// Creates a layer that is seen everywhere and holds for one frame.
    public init(
      kind: Kind,
      revision: UInt32 = 0,
      transform: CGAffineTransform = .identity,
      commands: DrawingCommands
    ) {
      self.kind = kind
      self.revision = revision
      self.transform = transform
      self.commands = commands
    }
  }

  /// The extent of the frame, in points.
  public var size: CGSize

  /// The layers, the lowest first.
  public var layers: [Layer]

  /// Creates a list.
  public init(size: CGSize, layers: [Layer] = []) {
    self.size = size
    self.layers = layers
  }

  /// The commands of the first layer of that kind; none where there is no such layer.
  public subscript(kind: Layer.Kind) -> DrawingCommands {
    for layer in layers where layer.kind == kind { return layer.commands }
    return DrawingCommands()
  }
}
