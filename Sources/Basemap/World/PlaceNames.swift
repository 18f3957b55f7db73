internal import Geodesy

/// The names of what is seen, the most important first.
///
/// They are looked for in more than what is seen, and again only where the map has left that.
final class PlaceNames {
  /// How far beyond what is seen names are looked for, as a part of that.
  private static let margin = 0.5

  /// The levels by which the map can be zoomed out until names are looked for again; those that are too many are left
  /// out when they are asked for.
  private static let levels = 0.5

  private var found: [PlaceName] = []
  private var area: (x: ClosedRange<Double>, y: ClosedRange<Double>, zoom: Double)?
  private var language = ""
  private var countries: CountryNames?

  /// Finds the names of what is seen at its zoom, in an order that depends on them alone.
  func names(for view: WorldView, in world: World, language: String) -> [PlaceName] {
    if language != self.language {
      self.language = language
      countries = nil
      area = nil
    }
    let zoom = view.zoom
    if let area, area.zoom >= zoom, area.zoom - zoom <= 2 * Self.levels,
      area.x.contains(view.visible.x), area.y.contains(view.visible.y)
    {
      return found
    }
    search(view, in: world, upTo: zoom + Self.levels)
    return found
  }

  private func search(_ view: WorldView, in world: World, upTo zoom: Double) {
    let (x, y) = view.visible
    let across = (x.upperBound - x.lowerBound) * Self.margin
    let down = (y.upperBound - y.lowerBound) * Self.margin
    let area = (
      x: x.lowerBound - across...x.upperBound + across,
      y: y.lowerBound - down...y.upperBound + down
    )
    found = []
    let width = MKMapSize.world.width
    var isComplete = world.directory != nil
    for (number, set) in (world.directory?.labelSets ?? []).enumerated()
    where Double(set.zooms.lowerBound) <= zoom {
      guard let labels = world.labels(set.chunk) else {
        isComplete = isComplete && set.chunk.isEmpty
        continue
      }
      for (index, label) in labels.enumerated() where label.minZoom <= zoom {
        let place = (x: label.place.x / width, y: label.place.y / width)
        guard area.y.contains(place.y) else { continue }
        // Where it appears nearest to the west of the area's eastern edge.
        let copy = (area.x.upperBound - place.x).rounded(.down)
        guard place.x + copy >= area.x.lowerBound else { continue }
        found.append(name(label, id: number << 24 | index, in: world))
      }
    }
    found.sort { first, second in
      let (one, other) = (first.rank, second.rank)
      if one != other { return one < other }
      return first.size != second.size ? first.size > second.size : first.id < second.id
    }
    self.area = isComplete ? (area.x, area.y, zoom) : nil
  }

  private func name(_ label: WorldLabel, id: Int, in world: World) -> PlaceName {
    let isCountry = label.kind == .country
    return PlaceName(
      id: id,
      kind: label.kind,
      text: isCountry ? country(label.name, in: world) : label.name,
      place: label.place,
      minZoom: label.minZoom,
      size: label.size
    )
  }

  /// The name of a country in the person's language.
  private func country(_ name: String, in world: World) -> String {
    if countries == nil, let directory = world.directory {
      countries = world.lines(directory.countries).map { CountryNames($0, language: language) }
    }
    return countries?.name(of: name) ?? name
  }
}

extension PlaceName {
  /// What comes first has the smaller rank: what is seen from farther away.
  fileprivate var rank: Double {
    switch kind {
    case .country: minZoom - 1
    case .capital: minZoom - 0.5
    case .sea, .settlement, .peak: minZoom
    case .lake, .pass: minZoom + 0.5
    }
  }
}

extension ClosedRange<Double> {
  fileprivate func contains(_ other: ClosedRange<Double>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
