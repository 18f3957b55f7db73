import CoreLocation
import MapKit
import SwiftUI
import Testing

/// What a file has that imports nothing but the names of Apple's modules.
@Suite struct ReexportTests {
  @Test func `a file of SwiftUI and MapKit has what Apple's bring along`() {
    let place = CLLocationCoordinate2D(latitude: 43.8, longitude: 6.3)
    let delegate: (any XMLParserDelegate)? = nil
    #expect(Bundle.main.url(forResource: "there is none", withExtension: "gpx") == nil)
    #expect(XMLParser(data: Data()).delegate === delegate)
    #expect(MKMapRect.world.contains(MKMapPoint(place)))
    #expect(UUID() != UUID())
    #expect(CGFloat(1) == CGSize(width: 1, height: 2).width)
  }
}
