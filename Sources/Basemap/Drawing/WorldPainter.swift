internal import CMath
internal import Drawing
internal import Geodesy

/// Draws the ground of the world: land and water, relief, borders.
struct WorldPainter {
  let view: WorldView
  let colors: WorldColors
  let relief: Relief.Picture?
  private(set) var commands = DrawingCommands()

  private var outline = TileOutline()

  init(view: WorldView, colors: WorldColors, relief: Relief.Picture?) {
    self.view = view
    self.colors = colors
    self.relief = relief
  }

  /// Draws levels, the lowest first.
  mutating func draw(_ levels: [World.SeenLevel]) {
    commands.fill(CGRect(origin: .zero, size: view.size), with: colors.sea)
    for (index, level) in levels.enumerated() {
      if index > 0 { clip(to: level.level) }
      draw(level)
      if index > 0 { commands.restore() }
    }
  }

  /// Draws what follows only where a level is, over sea.
  private mutating func clip(to level: WorldDirectory.Level) {
    commands.save()
    outline.removeAll()
    for copy in level.copies(in: view.visible.x) {
      outline.transform = view.transform(column: Int(copy), row: 0, tiles: 1, units: 1)
      outline.addRect(
        left: level.west,
        top: level.north,
        right: level.east,
        bottom: level.south
      )
    }
    commands.clip(toRings: outline.points, runs: outline.runs)
    commands.fill(CGRect(origin: .zero, size: view.size), with: colors.sea)
  }

  private mutating func draw(_ seen: World.SeenLevel) {
    for tile in seen.tiles { drawLand(tile, in: seen.level) }
    for tile in seen.tiles { fill(tile, tile.tile.urban, colors.urban) }
    for tile in seen.tiles { fill(tile, tile.tile.lakes, colors.water) }
    strokeEdges(seen, width: 0.6) { $0.lakes }
    drawRivers(seen)
    drawRegions(seen)
    drawBorders(seen)
    strokeEdges(seen, width: 0.8) { $0.land }
  }
}

extension WorldPainter {
  private mutating func drawLand(_ seen: SeenTile, in level: WorldDirectory.Level) {
    outline.removeAll()
    outline.transform = seen.transform
    if seen.tile.ground == .land {
      let (low, high) = (Double(-level.buffer), Double(level.extent + level.buffer))
      outline.addRect(left: low, top: low, right: high, bottom: high)
    }
    outline.addRings(seen.tile.land)
    if outline.isEmpty { return }
    guard let relief else {
      return commands.fillRings(outline.points, runs: outline.runs, with: colors.land)
    }
    commands.save()
    commands.clip(toRings: outline.points, runs: outline.runs)
    relief.draw(into: &commands, view: view)
    commands.restore()
  }

  private mutating func fill(_ seen: SeenTile, _ shapes: WorldTile.Shapes, _ color: RGBA) {
    if shapes.isEmpty { return }
    outline.removeAll()
    outline.transform = seen.transform
    outline.addRings(shapes)
    commands.fillRings(outline.points, runs: outline.runs, with: color)
  }

  private mutating func strokeEdges(
    _ seen: World.SeenLevel,
    width: CGFloat,
    _ shapes: (WorldTile) -> WorldTile.Shapes
  ) {
    outline.removeAll()
    for tile in seen.tiles {
      outline.transform = tile.transform
      outline.addEdges(shapes(tile.tile), extent: seen.level.extent)
    }
    stroke(colors.coast, width: width)
  }

  private mutating func gather(
    _ seen: World.SeenLevel,
    _ lines: (WorldTile) -> WorldTile.Lines,
    where isWanted: (UInt8) -> Bool
  ) {
    outline.removeAll()
    let room = CGRect(origin: .zero, size: view.size).insetBy(dx: -8, dy: -8)
    for tile in seen.tiles {
      outline.transform = tile.transform
      let lines = lines(tile.tile)
      outline.addLines(lines.shapes, in: room) { isWanted(lines.ranks[$0]) }
    }
  }

  private mutating func stroke(_ color: RGBA, width: CGFloat, dash: [CGFloat] = []) {
    commands.strokeRuns(
      outline.points,
      runs: outline.runs,
      with: color,
      style: StrokeStyle(
        lineWidth: width,
        lineCap: dash.isEmpty ? .round : .butt,
        lineJoin: .round,
        dash: dash
      )
    )
  }

  /// Greater rivers are wider, and all are the wider the nearer they are seen.
  private mutating func drawRivers(_ seen: World.SeenLevel) {
    let growth = min(max(pow(1.22, view.zoom - 6), 0.55), 2.4)
    for (ranks, width) in [(0...2, 1.9), (3...4, 1.5), (5...6, 1.15), (7...8, 0.9), (9...255, 0.7)]
      as [(ClosedRange<UInt8>, Double)]
    {
      gather(seen, { $0.rivers }, where: { ranks.contains($0) })
      stroke(colors.river, width: CGFloat(width * growth))
    }
  }

  private mutating func drawRegions(_ seen: World.SeenLevel) {
    let zoom = view.zoom
    gather(seen, { $0.regions }, where: { Double($0) <= zoom })
    stroke(colors.region, width: 0.8, dash: [4, 3])
  }

  private mutating func drawBorders(_ seen: World.SeenLevel) {
    let growth = CGFloat(min(max(0.5 + view.zoom / 12, 0.7), 1.4))
    gather(seen, { $0.borders }, where: { _ in true })
    stroke(colors.borderCasing, width: 4 * growth)
    gather(seen, { $0.borders }, where: { $0 == 0 })
    stroke(colors.border, width: 1.1 * growth)
    gather(seen, { $0.borders }, where: { $0 != 0 })
    stroke(colors.border, width: 1.1 * growth, dash: [5, 3])
  }
}
