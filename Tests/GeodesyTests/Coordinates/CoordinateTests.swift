import Geodesy
import Testing

@Suite struct CoordinateTests {
  @Test(arguments: [
    (0.0, 0.0, true), (90, 180, true), (-90, -180, true), (90.000_001, 0, false),
    (0, 180.000_001, false), (0, -181, false), (.nan, 0, false), (0, .nan, false),
    (.infinity, 0, false), (0, -.infinity, false),
  ])
  func `is valid within the ranges of degrees`(
    _ latitude: Double,
    _ longitude: Double,
    _ isValid: Bool
  ) {
    let coordinate = CLLocationCoordinate2DMake(latitude, longitude)
    #expect(CLLocationCoordinate2DIsValid(coordinate) == isValid)
  }

  @Test func `has an invalid value`() {
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocationCoordinate2D() == CLLocationCoordinate2D(latitude: 0, longitude: 0))
  }
}
