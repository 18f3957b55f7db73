package import Drawing
internal import Geodesy

/// The base map of one map view: it draws the world as a view sees it.
package final class WorldMap {
  /// In which colours the world is drawn.
  package struct Look: Hashable {
    /// Whether it is pale, so that what lies on it stands out.
    package var isMuted: Bool
    package var colorScheme: ColorScheme

    package init(isMuted: Bool, colorScheme: ColorScheme) {
      self.isMuted = isMuted
      self.colorScheme = colorScheme
    }
  }

  private let world: World
  private let host: any Host
  private let relief = Relief()
  private let placeNames = PlaceNames()

  /// Changes whenever more of the world is there than before.
  package private(set) var revision: UInt32 = 0

  /// The base map that a host has; `nil` where it has none.
  package init?(host: any Host) {
    guard let source = host.world else { return nil }
    world = World(source)
    self.host = host
    world.onArrival = { [self] in
      revision &+= 1
      host.setNeedsFrame()
    }
  }

  /// What is to be shown wherever the world is.
  package var credit: String { world.credit }

  /// Whether something was asked for that is not there yet.
  package var isWaiting: Bool { world.isWaiting }

  /// The names of what is seen, and of more, the most important first.
  package func names(for view: WorldView, language: String) -> [PlaceName] {
    placeNames.names(for: view, in: world, language: language)
  }

  /// Lets go of what the host keeps for the map; it is not used after that.
  package func letGo() {
    relief.letGo(from: host)
    world.onArrival = nil
  }

  /// Draws land, water and borders.
  package func drawGround(into commands: inout DrawingCommands, view: WorldView, look: Look) {
    let colors: WorldColors =
      look.isMuted ? .muted(look.colorScheme) : .standard(look.colorScheme)
    let picture = relief.picture(of: view, in: world, colors: colors, host: host)
    var painter = WorldPainter(view: view, colors: colors, relief: picture)
    painter.draw(world.levels(for: view))
    commands.append(painter.commands)
  }
}
