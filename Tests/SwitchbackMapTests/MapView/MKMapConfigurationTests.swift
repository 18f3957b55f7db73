import Drawing
import SwitchbackMap
import SwitchbackUI
import Testing

@MainActor
@Suite struct MKMapConfigurationTests {
  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

  @Test func `is that of a drawn map before anything is set`() {
    let standard = map.preferredConfiguration as? MKStandardMapConfiguration
    #expect(standard?.elevationStyle == .flat)
    #expect(standard?.emphasisStyle == .default)
    #expect(standard?.showsTraffic == false)
    #expect(standard?.pointOfInterestFilter == nil)
    #expect(map.mapType == .standard)
  }

  @Test func `is kept as a copy`() {
    let configuration = MKStandardMapConfiguration(elevationStyle: .realistic)
    configuration.showsTraffic = true
    configuration.pointOfInterestFilter = .excludingAll
    map.preferredConfiguration = configuration
    configuration.emphasisStyle = .muted
    let kept = map.preferredConfiguration as? MKStandardMapConfiguration
    #expect(kept !== configuration)
    #expect(kept?.elevationStyle == .realistic && kept?.emphasisStyle == .default)
    #expect(kept?.showsTraffic == true)
    #expect(kept?.pointOfInterestFilter?.includes(.cafe) == false)
    let hybrid = MKHybridMapConfiguration()
    hybrid.showsTraffic = true
    map.preferredConfiguration = hybrid
    #expect((map.preferredConfiguration as? MKHybridMapConfiguration)?.showsTraffic == true)
  }

  @Test(
    arguments: [
      (MKMapType.standard, 0), (.satellite, 1), (.hybrid, 2), (.satelliteFlyover, 3),
      (.hybridFlyover, 4), (.mutedStandard, 5),
    ] as [(MKMapType, UInt)]
  )
  func `and the type of the map are one thing`(type: MKMapType, number: UInt) {
    #expect(type.rawValue == number)
    map.mapType = type
    #expect(map.mapType == type)
    let configuration = map.preferredConfiguration
    let isReal = type == .satelliteFlyover || type == .hybridFlyover
    #expect(configuration.elevationStyle == (isReal ? .realistic : .flat))
    map.mapType = .standard
    map.preferredConfiguration = configuration
    #expect(map.mapType == type)
  }

  @Test func `keeps what it says when the type is set that it has`() {
    let configuration = MKStandardMapConfiguration(emphasisStyle: .muted)
    configuration.showsTraffic = true
    map.preferredConfiguration = configuration
    map.mapType = .mutedStandard
    #expect((map.preferredConfiguration as? MKStandardMapConfiguration)?.showsTraffic == true)
  }

  @Test func `has filters that name some places or all but some`() {
    let including = MKPointOfInterestFilter(including: [.campground, .cafe])
    #expect(including.includes(.cafe) && including.excludes(.zoo))
    let excluding = MKPointOfInterestFilter(excluding: [.zoo])
    #expect(excluding.includes(.cafe) && excluding.excludes(.zoo))
    #expect(MKPointOfInterestFilter.includingAll.includes(.airport))
    #expect(MKPointOfInterestFilter.excludingAll.excludes(.airport))
  }
}
