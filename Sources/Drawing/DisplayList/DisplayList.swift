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
    }

    /// Which part it is.
    public var kind: Kind

    /// Changes whenever `commands` do.
    ///
    /// A host may keep the painting of a layer whose revision stands, and reuse it under `transform`.
    public var revision: UInt32

    /// From the coordinates of the commands to those of the frame.
    public var transform: CGAffineTransform

    /// The commands.
    public var commands: DrawingCommands

    /// Creates a layer.
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
