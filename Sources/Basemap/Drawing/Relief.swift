internal import CMath
internal import Drawing
internal import Geodesy

/// Paints the land by its height, and its slopes as if the sun stood in the north-west.
///
/// A picture holds for more than what is seen, so that it is painted anew only when the map has moved far.
final class Relief {
  /// A picture of a part of the land.
  struct Picture {
    var image: ImageHandle

    /// What it shows, as parts of the world's width; x may lie in another copy of the world.
    var left: Double
    var top: Double
    var side: Double
    var width: Int
    var height: Int

    func draw(into commands: inout DrawingCommands, view: WorldView) {
      // In its own pixels, so that the numbers stay small.
      let unit = view.transform(column: 0, row: 0, tiles: 1, units: 1)
      let corner = CGPoint(x: left, y: top).applying(unit)
      commands.save()
      commands.concatenate(
        CGAffineTransform(
          a: unit.a * side,
          b: unit.b * side,
          c: unit.c * side,
          d: unit.d * side,
          tx: corner.x,
          ty: corner.y
        )
      )
      commands.draw(image, in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
      commands.restore()
    }
  }

  /// The least points of the map that a pixel covers: shading has no finer detail.
  private static let leastPixel = 1.0

  /// The pixels between two samples: more would show nothing more, for the host smooths the picture.
  private static let pixelsOfSample = 2.5

  /// How far beyond what is seen a picture reaches, as a part of that.
  private static let margin = 0.3

  /// The most pixels of a picture.
  private static let mostPixels = 2_000_000.0

  private var picture: Picture?
  private var colors: WorldColors?

  /// The grids of the picture.
  private var offsets: [Int] = []

  /// The picture of what is seen, which is painted if there is none that holds; `nil` while the heights are on their
  /// way, or where a host keeps no pictures.
  func picture(
    of view: WorldView,
    in world: World,
    colors: WorldColors,
    host: any Host
  ) -> Picture? {
    let grids = Self.grids(for: view, in: world)
    guard let finest = grids.last else { return nil }
    let side = Self.pixel(for: view, grid: finest.grid)
    let offsets = grids.map { $0.grid.chunk.offset }
    if let picture, self.colors == colors, self.offsets == offsets, picture.side == side,
      picture.covers(view)
    {
      return picture
    }
    letGo(from: host)
    var next = Self.frame(for: view, side: side)
    let pixels = ReliefPixels(grids: grids, colors: colors, zoom: view.zoom)
      .paint(left: next.left, top: next.top, side: side, width: next.width, height: next.height)
    next.image = host.makeImage(width: next.width, height: next.height, pixels: pixels)
    picture = next
    self.colors = colors
    self.offsets = offsets
    return next
  }

  func letGo(from host: any Host) {
    if let picture { host.releaseImage(picture.image) }
    picture = nil
  }

  /// The heights of what is seen, the coarsest first.
  private static func grids(for view: WorldView, in world: World) -> [Heights] {
    var found: [Heights] = []
    let grids = (world.directory?.grids ?? []).sorted { $0.step > $1.step }
    for grid in grids where Double(grid.minZoom) <= view.zoom && grid.meets(view) {
      if let heights = world.heights(grid) { found.append(heights) }
    }
    // What is coarser than a grid of all that is seen would not be seen.
    let first = found.lastIndex { $0.grid.covers(view) }
    return Array(found[(first ?? 0)...])
  }

  /// The side of a pixel, as a part of the world's width: a power of two, so that pictures of one zoom fit each other.
  private static func pixel(for view: WorldView, grid: WorldDirectory.Grid) -> Double {
    let point = 1 / (MKMapSize.world.width * view.scale)
    let side = max(leastPixel * point, grid.step / 360 / pixelsOfSample)
    return exp2(log2(side).rounded(.up))
  }

  private static func frame(for view: WorldView, side: Double) -> Picture {
    let (x, y) = view.visible
    let width = x.upperBound - x.lowerBound
    let height = y.upperBound - y.lowerBound
    let pixels = width * height / side / side
    let room = (mostPixels / max(pixels, 1)).squareRoot() - 1
    let margin = max(0, min(Self.margin, room / 2))
    let left = ((x.lowerBound - width * margin) / side).rounded(.down)
    let right = ((x.upperBound + width * margin) / side).rounded(.up)
    let top = (max(0, y.lowerBound - height * margin) / side).rounded(.down)
    let bottom = (min(1, y.upperBound + height * margin) / side).rounded(.up)
    return Picture(
      image: ImageHandle(id: 0),
      left: left * side,
      top: top * side,
      side: side,
      width: max(1, Int(right - left)),
      height: max(1, Int(bottom - top))
    )
  }
}

extension Relief.Picture {
  func covers(_ view: WorldView) -> Bool {
    let (x, y) = view.visible
    return x.lowerBound >= left && x.upperBound <= left + Double(width) * side
      && max(0, y.lowerBound) >= top && min(1, y.upperBound) <= top + Double(height) * side
  }
}

extension WorldDirectory.Grid {
  /// Its edges, as parts of the world's width.
  private var edges: (left: Double, right: Double, top: Double, bottom: Double) {
    func y(_ latitude: Double) -> Double {
      MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y / MKMapSize.world.width
    }
    return (
      (west + 180) / 360, (west + step * Double(width - 1) + 180) / 360,
      y(north), y(north - step * Double(height - 1))
    )
  }

  /// Whether there are heights of all that is seen, but for what lies beyond the ends of a grid of the world.
  fileprivate func covers(_ view: WorldView) -> Bool {
    if isWholeWorld { return true }
    let (x, y) = view.visible
    let edges = edges
    let shift = x.lowerBound.rounded(.down)
    return y.lowerBound >= edges.top && y.upperBound <= edges.bottom
      && x.lowerBound - shift >= edges.left && x.upperBound - shift <= edges.right
  }

  /// Whether there are heights of a part of what is seen.
  fileprivate func meets(_ view: WorldView) -> Bool {
    if isWholeWorld { return true }
    let (x, y) = view.visible
    let edges = edges
    guard y.lowerBound < edges.bottom, y.upperBound > edges.top else { return false }
    // In the first copy of the world that reaches beyond the left edge of what is seen.
    let shift = (x.lowerBound - edges.right).rounded(.down) + 1
    return edges.left + shift < x.upperBound
  }
}
