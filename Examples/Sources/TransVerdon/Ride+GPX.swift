#if !canImport(Foundation)
import GPX
import SwiftUI

extension Ride {
  /// Reads the GPX file of that name which is in the page; `nil` where there is none or it is broken.
  static func named(_ name: String) -> Ride? {
    guard let bytes = AppFile.bytes(named: "\(name).gpx"),
      let document = try? Document(reading: bytes)
    else { return nil }
    var ride = Ride()
    ride.author = document.metadata.author?.name ?? ""
    for track in document.tracks {
      if ride.title.isEmpty { ride.title = track.name ?? "" }
      for segment in track.segments { ride.route += segment.map { $0.coordinate } }
    }
    for waypoint in document.waypoints {
      ride.addPlace(waypoint.name ?? "", at: waypoint.coordinate)
    }
    return ride
  }
}
#endif
