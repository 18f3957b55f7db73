/// Where a quantity stands in the extensions of a point.
///
/// A place counts the more, the lower its rank: elements in Garmin's `TrackPointExtension` before
/// those in other holders, these before elements in the extensions themselves, and among those of
/// one holder the order of ``SensorName/all``, then that of the file.
enum SensorPlaces {
  /// An element that is named like the quantity.
  struct Place {
    let rank: Int
    let element: ExtensionElement
  }

  /// The places in the order in which they count.
  static func find(_ quantity: SensorQuantity, in elements: [ExtensionElement]) -> [Place] {
    var places: [Place] = []
    for element in elements {
      if let rank = rank(of: element.name, as: quantity, in: .none) {
        insert(Place(rank: rank, element: element), into: &places)
      } else if let holding = SensorHolding(element.name) {
        find(quantity, in: element, holding, isOpened: false, &places)
      }
    }
    return places
  }

  private static func find(
    _ quantity: SensorQuantity,
    in holder: ExtensionElement,
    _ holding: SensorHolding,
    isOpened: Bool,
    _ places: inout [Place]
  ) {
    for case .element(let element) in holder.content {
      if let rank = rank(of: element.name, as: quantity, in: holding) {
        insert(Place(rank: rank, element: element), into: &places)
      } else if !isOpened, SensorHolding.isOpening(element.name) {
        find(quantity, in: element, holding, isOpened: true, &places)
      }
    }
  }

  /// The rank of an element by its name and what holds it; nil where it is none of the quantity.
  static func rank(
    of name: QualifiedName,
    as quantity: SensorQuantity,
    in holding: SensorHolding
  ) -> Int? {
    guard let rank = SensorName.rank(of: name.localName, as: quantity) else { return nil }
    if holding == .none, !SensorName.all[rank].isUnmistakable, !name.isOfKnownDialect {
      return nil
    }
    return holding.rawValue * SensorName.all.count + rank
  }

  /// Puts a place behind those that count as much.
  private static func insert(_ place: Place, into places: inout [Place]) {
    let index = places.firstIndex { $0.rank > place.rank } ?? places.count
    places.insert(place, at: index)
  }
}
