extension WaypointRule {
  /// The rules that hold where nobody gives others.
  ///
  /// Names come first, as planners of bicycle tours write them: `CAMP`, `SHELTER`, `Supermarket`.
  /// Then the symbol, then the type of the waypoint is looked up among the names that Garmin has for
  /// symbols, which most programs have taken over, and common words for the same things.
  public static let standard: [WaypointRule] = {
    var rules = [
      WaypointRule(.nameContains("CAMP"), WaypointLook("tent", .brown)),
      WaypointRule(.nameContains("SHELTER"), WaypointLook("tent", .brown)),
      WaypointRule(.nameContains("Supermarket"), WaypointLook("basket.fill", .cyan)),
    ]
    var types: [WaypointRule] = []
    for row in words {
      let look = WaypointLook(row.symbol.description, row.tint)
      for word in row.words.description.utf8.split(separator: UInt8(ascii: ";")) {
        let word = String(Substring(word))
        rules.append(WaypointRule(.symbolIs(word), look))
        types.append(WaypointRule(.typeIs(word), look))
      }
    }
    return rules + types
  }()

  /// Words with a picture in common.
  private struct Row: Sendable {
    let symbol: StaticString
    let tint: WaypointLook.Tint

    /// The words, with semicolons between them.
    let words: StaticString

    init(_ symbol: StaticString, _ tint: WaypointLook.Tint, _ words: StaticString) {
      self.symbol = symbol
      self.tint = tint
      self.words = words
    }
  }

  private static let words: [Row] = [
    Row(
      "airplane",
      .indigo,
      "Airport;Heliport;Seaplane Base;Private Field;Soft Field;Glider Area;Ultralight Area;Parachute Area"
    ),
    Row("arrow.turn.up.left", .blue, "Left;Turn Left"),
    Row("arrow.turn.up.right", .blue, "Right;Turn Right"),
    Row("arrow.up", .blue, "Straight"),
    Row(
      "basket.fill",
      .cyan,
      "Convenience Store;Shopping Center;Department Store;Supermarket;Grocery Store;Shop"
    ),
    Row("beach.umbrella.fill", .teal, "Beach"),
    Row(
      "bed.double.fill",
      .purple,
      "Hotel;Lodge;Lodging;Hostel;Motel;Bed and Breakfast;Guest House;Accommodation"
    ),
    Row("bicycle", .green, "Bike Trail;Bicycle;Bike"),
    Row(
      "binoculars.fill",
      .teal,
      "Scenic Area;Viewpoint;Overlook;Binoculars;Sight"
    ),
    Row("bolt.fill", .green, "Charging Station"),
    Row(
      "building.2.fill",
      .gray,
      "Building;City (Large);City (Medium);City (Capitol);City;Large City;Medium City;Civil"
    ),
    Row(
      "building.columns.fill",
      .purple,
      "Bank;Castle;Church;City Hall;Courthouse;Library;Monument;Museum;Ruins;School"
    ),
    Row("bus", .indigo, "Ground Transportation;Bus Station;Bus Stop"),
    Row("cablecar.fill", .indigo, "Cable Car;Gondola;Aerialway"),
    Row("camera.fill", .teal, "Camera;Photo"),
    Row("car.fill", .indigo, "Car;Car Rental;ATV;Truck;Truck Stop"),
    Row("cross.fill", .green, "Pharmacy"),
    Row("cross.fill", .red, "First Aid;Medical Facility;Hospital;Doctor"),
    Row("cup.and.saucer.fill", .orange, "Bar;Cafe;Coffee;Winery"),
    Row("drop.fill", .blue, "Drinking Water;Water Source;Water;Water Hydrant;Spring;Fountain"),
    Row("envelope.fill", .orange, "Post Office"),
    Row(
      "exclamationmark.triangle.fill",
      .red,
      "Danger Area;Dangerous Area;Danger;Alert;Caution;Hazard;Warning;Skull and Crossbones"
    ),
    Row("ferry.fill", .blue, "Boat Ramp;Dock;Ferry;Marina"),
    Row("figure.hiking", .green, "Trail Head;Trailhead;Hiking"),
    Row("figure.outdoor.cycle", .green, "Sprint;Biker"),
    Row("figure.pool.swim", .teal, "Swimming Pool"),
    Row("figure.run", .green, "Fitness Center"),
    Row("fish.fill", .teal, "Fishing Area;Fishing Hot Spot Facility;Bait and Tackle"),
    Row("flag.checkered", .red, "Flag, Red;Finish;End"),
    Row("flag.fill", .blue, "Flag, Blue;Flag"),
    Row("flag.fill", .green, "Flag, Green;Start"),
    Row("flag.fill", .red, "Diver Down Flag 1;Diver Down Flag 2"),
    Row("flame.fill", .orange, "Campfire;Fireplace"),
    Row("fork.knife", .green, "Picnic Area;Picnic"),
    Row(
      "fork.knife",
      .orange,
      "Restaurant;Fast Food;Food;Pizza;Deli;Asian Food;Italian Food;Seafood;Steak"
    ),
    Row("fuelpump.fill", .indigo, "Gas Station;Fuel"),
    Row("house.fill", .gray, "City (Small);Small City;House;Residence;Home"),
    Row("house.lodge.fill", .brown, "Alpine Hut;Cabin;Hut;Mountain Hut"),
    Row("info.circle.fill", .blue, "Information;Info;Tourist Information;Visitor Center"),
    Row(
      "mappin.circle.fill",
      .blue,
      "Pin, Blue;Block, Blue;Circle, Blue;Diamond, Blue;Square, Blue"
    ),
    Row(
      "mappin.circle.fill",
      .green,
      "Pin, Green;Block, Green;Circle, Green;Diamond, Green;Square, Green"
    ),
    Row("mappin.circle.fill", .red, "Pin, Red;Block, Red;Circle, Red;Diamond, Red;Square, Red"),
    Row("mountain.2.fill", .brown, "Summit;Peak;Mountain;Mountain Pass;Pass;Volcano"),
    Row("nosign", .red, "Restricted Area;Controlled Area;Anchor Prohibited"),
    Row("parkingsign", .blue, "Parking Area;Parking"),
    Row("pawprint.fill", .brown, "Zoo;Animal Tracks;Big Game;Small Game;Upland Game;Hunting Area"),
    Row("phone.fill", .blue, "Telephone;Phone"),
    Row("sailboat.fill", .blue, "Anchor;Anchorage;Buoy, White"),
    Row(
      "shippingbox.fill",
      .green,
      "Geocache;Geocache Found;Letterbox Cache;Multi-Cache;Puzzle Cache"
    ),
    Row("shower.fill", .teal, "Shower"),
    Row("signpost.right.fill", .gray, "Crossing;Exit;Intersection;Junction;Mile Marker"),
    Row("snowflake", .cyan, "Ski Resort;Skiing Area;Ice Skating"),
    Row("star.fill", .orange, "Amusement Park;Attraction;Favorite"),
    Row("tent", .brown, "Campground;Campsite;Camping;Shelter;RV Park"),
    Row("toilet", .gray, "Restroom;Toilet;Toilets;WC"),
    Row("tram.fill", .indigo, "Railway;Railway Station;Train Station"),
    Row("tree.fill", .green, "Forest;Park"),
    Row("trophy.fill", .orange, "Stadium;Ball Park;Golf Course"),
    Row("water.waves", .teal, "Swimming Area;Lake"),
    Row("wrench.fill", .indigo, "Car Repair;Bike Shop;Wrecker"),
  ]
}
