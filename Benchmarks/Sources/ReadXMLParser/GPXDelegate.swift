import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A point as an app would keep it.
struct Point {
  let latitude: Double
  let longitude: Double
  var elevation: Double?
  var time: Date?
}

/// The delegate that tutorials show: strings are switched over, and gathered until an element ends.
final class GPXDelegate: NSObject, XMLParserDelegate {
  private(set) var points: [Point] = []
  private let timeReader: any TimeReader
  private var point: Point?
  private var text = ""

  init(_ timeReader: any TimeReader) {
    self.timeReader = timeReader
  }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    text = ""
    switch elementName {
    case "trkpt", "rtept", "wpt":
      guard let latitude = attributes["lat"].flatMap(Double.init),
        let longitude = attributes["lon"].flatMap(Double.init)
      else { return }
      point = Point(latitude: latitude, longitude: longitude)
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
    switch elementName {
    case "ele":
      point?.elevation = Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
    case "time":
      point?.time = timeReader.time(of: text)
    case "trkpt", "rtept", "wpt":
      if let point { points.append(point) }
      point = nil
    default:
      break
    }
  }
}
