/// A kind of place that a base map may name.
///
/// These are MapKit's of iOS 13, without their raw values.
public struct MKPointOfInterestCategory: Hashable, Sendable {
  private let number: UInt8

  /// The category's bit in a set of them.
  var bit: UInt64 { 1 << UInt64(number) }
}

extension MKPointOfInterestCategory {
  /// Airports.
  public static let airport = MKPointOfInterestCategory(number: 0)

  /// Amusement parks.
  public static let amusementPark = MKPointOfInterestCategory(number: 1)

  /// Aquariums.
  public static let aquarium = MKPointOfInterestCategory(number: 2)

  /// Cash machines.
  public static let atm = MKPointOfInterestCategory(number: 3)

  /// Bakeries.
  public static let bakery = MKPointOfInterestCategory(number: 4)

  /// Banks.
  public static let bank = MKPointOfInterestCategory(number: 5)

  /// Beaches.
  public static let beach = MKPointOfInterestCategory(number: 6)

  /// Breweries.
  public static let brewery = MKPointOfInterestCategory(number: 7)

  /// Cafés.
  public static let cafe = MKPointOfInterestCategory(number: 8)

  /// Camp sites.
  public static let campground = MKPointOfInterestCategory(number: 9)

  /// Where cars can be rented.
  public static let carRental = MKPointOfInterestCategory(number: 10)

  /// Where electric cars are charged.
  public static let evCharger = MKPointOfInterestCategory(number: 11)

  /// Fire stations.
  public static let fireStation = MKPointOfInterestCategory(number: 12)

  /// Fitness centres.
  public static let fitnessCenter = MKPointOfInterestCategory(number: 13)

  /// Food markets.
  public static let foodMarket = MKPointOfInterestCategory(number: 14)

  /// Petrol stations.
  public static let gasStation = MKPointOfInterestCategory(number: 15)

  /// Hospitals.
  public static let hospital = MKPointOfInterestCategory(number: 16)

  /// Hotels.
  public static let hotel = MKPointOfInterestCategory(number: 17)

  /// Laundries.
  public static let laundry = MKPointOfInterestCategory(number: 18)

  /// Libraries.
  public static let library = MKPointOfInterestCategory(number: 19)

  /// Marinas.
  public static let marina = MKPointOfInterestCategory(number: 20)

  /// Cinemas.
  public static let movieTheater = MKPointOfInterestCategory(number: 21)

  /// Museums.
  public static let museum = MKPointOfInterestCategory(number: 22)

  /// National parks.
  public static let nationalPark = MKPointOfInterestCategory(number: 23)

  /// Places to go out to at night.
  public static let nightlife = MKPointOfInterestCategory(number: 24)

  /// Parks.
  public static let park = MKPointOfInterestCategory(number: 25)

  /// Places to park.
  public static let parking = MKPointOfInterestCategory(number: 26)

  /// Pharmacies.
  public static let pharmacy = MKPointOfInterestCategory(number: 27)

  /// Police stations.
  public static let police = MKPointOfInterestCategory(number: 28)

  /// Post offices.
  public static let postOffice = MKPointOfInterestCategory(number: 29)

  /// Stops of public transport.
  public static let publicTransport = MKPointOfInterestCategory(number: 30)

  /// Restaurants.
  public static let restaurant = MKPointOfInterestCategory(number: 31)

  /// Toilets.
  public static let restroom = MKPointOfInterestCategory(number: 32)

  /// Schools.
  public static let school = MKPointOfInterestCategory(number: 33)

  /// Stadiums.
  public static let stadium = MKPointOfInterestCategory(number: 34)

  /// Shops.
  public static let store = MKPointOfInterestCategory(number: 35)

  /// Theatres.
  public static let theater = MKPointOfInterestCategory(number: 36)

  /// Universities.
  public static let university = MKPointOfInterestCategory(number: 37)

  /// Wineries.
  public static let winery = MKPointOfInterestCategory(number: 38)

  /// Zoos.
  public static let zoo = MKPointOfInterestCategory(number: 39)
}
