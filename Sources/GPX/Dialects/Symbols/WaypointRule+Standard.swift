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
    var look = fallback
    var symbol: String?
    words.forEachPart { part, separator in
      if separator == ASCII.colon {
        symbol = part
      } else if let name = symbol {
        look = WaypointLook(name, WaypointLook.Tint(named: part) ?? .gray)
        symbol = nil
      } else {
        rules.append(WaypointRule(.symbolIs(part), look))
        types.append(WaypointRule(.typeIs(part), look))
      }
    }
    return rules + types
  }()

  /// Words, each behind the picture it has: `symbol:tint`.
  ///
  /// One text is far smaller on a page than a list of lists.
  private static let words: StaticString = """
    airplane:indigo;Airport;Heliport;Seaplane Base;Private Field;Soft Field;Glider Area;\
    Ultralight Area;Parachute Area;\
    arrow.turn.up.left:blue;Left;Turn Left;\
    arrow.turn.up.right:blue;Right;Turn Right;\
    arrow.up:blue;Straight;\
    basket.fill:cyan;Convenience Store;Shopping Center;Department Store;Supermarket;Grocery Store;\
    Shop;\
    beach.umbrella.fill:teal;Beach;\
    bed.double.fill:purple;Hotel;Lodge;Lodging;Hostel;Motel;Bed and Breakfast;Guest House;\
    Accommodation;\
    bicycle:green;Bike Trail;Bicycle;Bike;\
    binoculars.fill:teal;Scenic Area;Viewpoint;Overlook;Binoculars;Sight;\
    bolt.fill:green;Charging Station;\
    building.2.fill:gray;Building;City (Large);City (Medium);City (Capitol);City;Large City;\
    Medium City;Civil;\
    building.columns.fill:purple;Bank;Castle;Church;City Hall;Courthouse;Library;Monument;Museum;\
    Ruins;School;\
    bus:indigo;Ground Transportation;Bus Station;Bus Stop;\
    cablecar.fill:indigo;Cable Car;Gondola;Aerialway;\
    camera.fill:teal;Camera;Photo;\
    car.fill:indigo;Car;Car Rental;ATV;Truck;Truck Stop;\
    cross.fill:green;Pharmacy;\
    cross.fill:red;First Aid;Medical Facility;Hospital;Doctor;\
    cup.and.saucer.fill:orange;Bar;Cafe;Coffee;Winery;\
    drop.fill:blue;Drinking Water;Water Source;Water;Water Hydrant;Spring;Fountain;\
    envelope.fill:orange;Post Office;\
    exclamationmark.triangle.fill:red;Danger Area;Dangerous Area;Danger;Alert;Caution;Hazard;\
    Warning;Skull and Crossbones;\
    ferry.fill:blue;Boat Ramp;Dock;Ferry;Marina;\
    figure.hiking:green;Trail Head;Trailhead;Hiking;\
    figure.outdoor.cycle:green;Sprint;Biker;\
    figure.pool.swim:teal;Swimming Pool;\
    figure.run:green;Fitness Center;\
    fish.fill:teal;Fishing Area;Fishing Hot Spot Facility;Bait and Tackle;\
    flag.checkered:red;Flag, Red;Finish;End;\
    flag.fill:blue;Flag, Blue;Flag;\
    flag.fill:green;Flag, Green;Start;\
    flag.fill:red;Diver Down Flag 1;Diver Down Flag 2;\
    flame.fill:orange;Campfire;Fireplace;\
    fork.knife:green;Picnic Area;Picnic;\
    fork.knife:orange;Restaurant;Fast Food;Food;Pizza;Deli;Asian Food;Italian Food;Seafood;Steak;\
    fuelpump.fill:indigo;Gas Station;Fuel;\
    house.fill:gray;City (Small);Small City;House;Residence;Home;\
    house.lodge.fill:brown;Alpine Hut;Cabin;Hut;Mountain Hut;\
    info.circle.fill:blue;Information;Info;Tourist Information;Visitor Center;\
    mappin.circle.fill:blue;Pin, Blue;Block, Blue;Circle, Blue;Diamond, Blue;Square, Blue;\
    mappin.circle.fill:green;Pin, Green;Block, Green;Circle, Green;Diamond, Green;Square, Green;\
    mappin.circle.fill:red;Pin, Red;Block, Red;Circle, Red;Diamond, Red;Square, Red;\
    mountain.2.fill:brown;Summit;Peak;Mountain;Mountain Pass;Pass;Volcano;\
    nosign:red;Restricted Area;Controlled Area;Anchor Prohibited;\
    parkingsign:blue;Parking Area;Parking;\
    pawprint.fill:brown;Zoo;Animal Tracks;Big Game;Small Game;Upland Game;Hunting Area;\
    phone.fill:blue;Telephone;Phone;\
    sailboat.fill:blue;Anchor;Anchorage;Buoy, White;\
    shippingbox.fill:green;Geocache;Geocache Found;Letterbox Cache;Multi-Cache;Puzzle Cache;\
    shower.fill:teal;Shower;\
    signpost.right.fill:gray;Crossing;Exit;Intersection;Junction;Mile Marker;\
    snowflake:cyan;Ski Resort;Skiing Area;Ice Skating;\
    star.fill:orange;Amusement Park;Attraction;Favorite;\
    tent:brown;Campground;Campsite;Camping;Shelter;RV Park;\
    toilet:gray;Restroom;Toilet;Toilets;WC;\
    tram.fill:indigo;Railway;Railway Station;Train Station;\
    tree.fill:green;Forest;Park;\
    trophy.fill:orange;Stadium;Ball Park;Golf Course;\
    water.waves:teal;Swimming Area;Lake;\
    wrench.fill:indigo;Car Repair;Bike Shop;Wrecker
    """
}
