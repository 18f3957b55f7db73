import Geodesy
import TestSupport
import Testing

@Suite struct RegionTests {
  @Test func `comes back to the rectangle`() {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<5000 {
      let width = random.number(0...world * 0.999)
      let height = random.number(0...world)
      // The middle is in the world; the edges need not be.
      let middle = random.number(1...(world - 1))
      let rect = MKMapRect(
        x: middle - width / 2,
        y: random.number(0...(world - height)),
        width: width,
        height: height
      )
      let back = MKMapRect(MKCoordinateRegion(rect))
      #expect(abs(back.minX - rect.minX) < 1e-5)
      #expect(abs(back.maxX - rect.maxX) < 1e-5)
      #expect(abs(back.minY - rect.minY) < 1e-5)
      #expect(abs(back.maxY - rect.maxY) < 1e-5)
    }
  }

  @Test func `comes back to the region`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<5000 {
      let span = MKCoordinateSpan(
        latitudeDelta: random.number(0...80),
        longitudeDelta: random.number(0...360)
      )
      let center = CLLocationCoordinate2DMake(random.number(-45...45), random.number(-180...180))
      let back = MKCoordinateRegion(MKMapRect(MKCoordinateRegion(center: center, span: span)))
      #expect(abs(back.center.latitude - center.latitude) < 1e-9)
      #expect(abs(back.center.longitude - center.longitude) < 1e-9)
      #expect(abs(back.span.latitudeDelta - span.latitudeDelta) < 1e-9)
      #expect(abs(back.span.longitudeDelta - span.longitudeDelta) < 1e-9)
    }
  }

  @Test(arguments: [179.0, 180, -180, -179.5])
  func `reaches over the 180th meridian and back`(longitude: Double) {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2DMake(-17, longitude),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4)
    )
    let rect = MKMapRect(region)
    #expect(rect.spans180thMeridian)
    #expect(rect.contains(MKMapPoint(CLLocationCoordinate2DMake(-17, 179.99))))
    #expect(rect.contains(MKMapPoint(CLLocationCoordinate2DMake(-17, -179.99))))
    #expect(!rect.contains(MKMapPoint(CLLocationCoordinate2DMake(-17, 0))))
    #expect(!rect.remainder().isNull)
    let back = MKCoordinateRegion(rect)
    #expect(abs(back.center.longitude - longitude) < 1e-9)
    #expect(abs(back.span.longitudeDelta - 4) < 1e-9)
  }

  @Test func `shows the whole world`() {
    let region = MKCoordinateRegion(.world)
    #expect(abs(region.center.latitude) < 1e-12)
    #expect(region.center.longitude == 0)
    #expect(region.span.longitudeDelta == 360)
    #expect(abs(region.span.latitudeDelta - 2 * 85.051_128_779_806_59) < 1e-11)
    #expect(!MKMapRect.world.spans180thMeridian)
  }

  @Test func `stops at the edges of the map`() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2DMake(80, 0),
      span: MKCoordinateSpan(latitudeDelta: 40, longitudeDelta: 10)
    )
    let rect = MKMapRect(region)
    #expect(rect.minY == 0)
    #expect(rect.maxY == MKMapPoint(CLLocationCoordinate2DMake(60, 0)).y)
  }

  @Test func `is null for no place`() {
    let region = MKCoordinateRegion(.null)
    #expect(!CLLocationCoordinate2DIsValid(region.center))
    #expect(MKMapRect(region).isNull)
    let center = CLLocationCoordinate2D()
    for bad in [Double.nan, .infinity, -1] {
      let tall = MKCoordinateSpan(latitudeDelta: bad, longitudeDelta: 1)
      let wide = MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: bad)
      #expect(MKMapRect(MKCoordinateRegion(center: center, span: tall)).isNull)
      #expect(MKMapRect(MKCoordinateRegion(center: center, span: wide)).isNull)
    }
    let point = MKMapRect(MKCoordinateRegion())
    #expect(point == MKMapRect(x: world / 2, y: world / 2, width: 0, height: 0))
  }

  @Test func `takes its size from metres`() {
    for latitude in stride(from: -80.0, through: 80, by: 20) {
      let center = CLLocationCoordinate2DMake(latitude, 100)
      let region = MKCoordinateRegion(
        center: center,
        latitudinalMeters: 3000,
        longitudinalMeters: 2000
      )
      var north = center
      north.latitude += region.span.latitudeDelta / 2
      var east = center
      east.longitude += region.span.longitudeDelta / 2
      #expect(abs(center.distance(to: north) - 1500) < 1e-6)
      #expect(abs(center.distance(to: east) - 1000) < 1e-3)
    }
    let pole = MKCoordinateRegion(
      center: CLLocationCoordinate2DMake(90, 0),
      latitudinalMeters: 1e9,
      longitudinalMeters: 5
    )
    #expect(pole.span.latitudeDelta == 180)
    #expect(pole.span.longitudeDelta == 360)
    let none = MKCoordinateRegion(
      center: CLLocationCoordinate2DMake(90, 0),
      latitudinalMeters: 0,
      longitudinalMeters: 0
    )
    #expect(none.span == MKCoordinateSpan())
  }
}
