#if canImport(Foundation)
import CoreLocation
import SwiftUI

extension Ride {
  /// Reads the GPX file of that name which lies beside the program; `nil` where there is none or it is broken.
  static func named(_ name: String) -> Ride? {
    let bundles = [Bundle.main, Bundle.module]
    let url = bundles.lazy.compactMap { $0.url(forResource: name, withExtension: "gpx") }.first
    guard let url, let data = try? Data(contentsOf: url) else { return nil }
    return RideReader().read(data)
  }
}

/// Follows a parser through a GPX file.
private final class RideReader: NSObject, XMLParserDelegate {
  private var ride = Ride()

  /// The names of the elements round the place where the parser is, the innermost last.
  private var path: [String] = []

  /// What stands between tags since the last start tag.
  private var text = ""

  /// The waypoint that the parser is in.
  private var waypoint: (name: String, coordinate: CLLocationCoordinate2D)?

  func read(_ data: Data) -> Ride? {
    let parser = XMLParser(data: data)
    parser.delegate = self
    return parser.parse() ? ride : nil
  }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    path.append(elementName)
    text = ""
    switch elementName {
    case "trkpt":
      if let coordinate = CLLocationCoordinate2D(attributes) { ride.route.append(coordinate) }
    case "wpt":
      waypoint = CLLocationCoordinate2D(attributes).map { ("", $0) }
    default:
      break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    let content = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // A name is that of the element round it: a waypoint, or the track.
    switch path.suffix(2) {
    case ["wpt", "name"]: waypoint?.name = content
    case ["trk", "name"]: ride.title = content
    case ["gpx", "author"]: ride.author = content
    default: break
    }
    // A waypoint is one at its end, whether it has a name or not.
    if elementName == "wpt", let place = waypoint {
      ride.addPlace(place.name, at: place.coordinate)
      waypoint = nil
    }
    path.removeLast()
  }
}

extension CLLocationCoordinate2D {
  fileprivate init?(_ attributes: [String: String]) {
    guard let latitude = attributes["lat"].flatMap(Double.init),
      let longitude = attributes["lon"].flatMap(Double.init)
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}
#endif
