internal import Drawing

extension WaypointRule {
  /// The rules that hold where nobody gives others: names as route planners write them, then the common names of
  /// symbols on receivers.
  package static let standard: [WaypointRule] =
    [
      WaypointRule(.nameContains("CAMP"), WaypointLook("tent", .brown)),
      WaypointRule(.nameContains("SHELTER"), WaypointLook("tent", .brown)),
      WaypointRule(.nameContains("Supermarket"), WaypointLook("basket.fill", .cyan)),
    ]
    + symbols.map { WaypointRule(.symbolIs($0.0), WaypointLook($0.1, $0.2)) }

  private static let symbols: [(String, String, Color)] = [
    ("Airport", "airplane", .indigo),
    ("Bar", "cup.and.saucer.fill", .orange),
    ("Beach", "water.waves", .teal),
    ("Bike Trail", "bicycle", .green),
    ("Boat Ramp", "ferry.fill", .blue),
    ("Bridge", "mappin.circle.fill", .gray),
    ("Building", "building.2.fill", .gray),
    ("Campground", "tent", .brown),
    ("Car", "car.fill", .indigo),
    ("Car Repair", "wrench.fill", .indigo),
    ("Church", "building.columns.fill", .purple),
    ("City (Large)", "building.2.fill", .gray),
    ("City (Medium)", "building.2.fill", .gray),
    ("City (Small)", "house.fill", .gray),
    ("Convenience Store", "basket.fill", .cyan),
    ("Danger Area", "exclamationmark.triangle.fill", .red),
    ("Drinking Water", "drop.fill", .blue),
    ("Fast Food", "fork.knife", .orange),
    ("First Aid", "cross.fill", .red),
    ("Fishing Area", "water.waves", .teal),
    ("Flag, Blue", "flag.fill", .blue),
    ("Flag, Green", "flag.fill", .green),
    ("Flag, Red", "flag.checkered", .red),
    ("Forest", "tree.fill", .green),
    ("Gas Station", "fuelpump.fill", .indigo),
    ("Ground Transportation", "bus", .indigo),
    ("Hotel", "bed.double.fill", .purple),
    ("Information", "info.circle.fill", .blue),
    ("Lodge", "bed.double.fill", .purple),
    ("Lodging", "bed.double.fill", .purple),
    ("Medical Facility", "cross.fill", .red),
    ("Museum", "building.columns.fill", .purple),
    ("Park", "tree.fill", .green),
    ("Parking Area", "parkingsign", .blue),
    ("Pharmacy", "cross.fill", .green),
    ("Picnic Area", "fork.knife", .green),
    ("Railway", "tram.fill", .indigo),
    ("Residence", "house.fill", .gray),
    ("Restaurant", "fork.knife", .orange),
    ("Restroom", "toilet", .gray),
    ("Scenic Area", "binoculars.fill", .teal),
    ("Shelter", "tent", .brown),
    ("Shopping Center", "basket.fill", .cyan),
    ("Shower", "shower.fill", .teal),
    ("Summit", "mountain.2.fill", .brown),
    ("Swimming Area", "water.waves", .teal),
    ("Trail Head", "figure.hiking", .green),
    ("Water Source", "drop.fill", .blue),
  ]
}
