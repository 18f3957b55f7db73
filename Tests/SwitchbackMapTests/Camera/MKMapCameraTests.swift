import CMath
import Drawing
import Geodesy
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct MKMapCameraTests {
  private let place = CLLocationCoordinate2D(latitude: 45, longitude: 7)

  @Test func `has an altitude that its distance and its tilt make`() {
    let camera = MKMapCamera(lookingAtCenter: place, fromDistance: 2000, pitch: 60, heading: 10)
    #expect(abs(camera.altitude - 1000) < 1e-9)
    camera.altitude = 500
    #expect(abs(camera.centerCoordinateDistance - 1000) < 1e-9)
    #expect(camera.pitch == 60)
  }

  @Test func `looks from one place at another`() {
    // 0.01° of latitude are 1112 m on the sphere of 6371.0088 km; seen from the south, north is up.
    let eye = CLLocationCoordinate2D(latitude: 44.99, longitude: 7)
    let camera = MKMapCamera(lookingAtCenter: place, fromEyeCoordinate: eye, eyeAltitude: 1111.951)
    #expect(abs(camera.pitch - 45) < 0.01)
    #expect(camera.heading == 0)
    #expect(abs(camera.centerCoordinateDistance - 1111.951 * 2.0.squareRoot()) < 0.1)
    let east = CLLocationCoordinate2D(latitude: 45, longitude: 7.01)
    let west = MKMapCamera(lookingAtCenter: place, fromEyeCoordinate: east, eyeAltitude: 10)
    #expect(abs(west.heading - 270) < 0.01)
    let above = MKMapCamera(lookingAtCenter: place, fromEyeCoordinate: place, eyeAltitude: 300)
    #expect(above.pitch == 0)
    #expect(above.centerCoordinateDistance == 300)
  }

  @Test func `sees thirty degrees of the ground from top to bottom`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
    map.camera = MKMapCamera(lookingAtCenter: place, fromDistance: 10_000, pitch: 0, heading: 0)
    let height = 2 * 10_000 * tan(15 * Double.pi / 180)
    #expect(abs(map.viewport.metersPerPoint * 400 / height - 1) < 1e-9)
  }

  @Test func `is kept by the map with its tilt, as a copy`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
    let camera = MKMapCamera(lookingAtCenter: place, fromDistance: 9000, pitch: 40, heading: -90)
    map.camera = camera
    camera.centerCoordinateDistance = 1
    let kept = map.camera
    #expect(abs(kept.centerCoordinate.latitude - 45) < 1e-9)
    #expect(abs(kept.centerCoordinateDistance - 9000) < 1e-6)
    #expect(kept.heading == 270)
    #expect(kept.pitch == 40)
    #expect(MapCamera(kept).pitch == 40)
  }

  @Test func `has limits that are given back as they were set`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
    #expect(map.cameraBoundary == nil)
    #expect(map.cameraZoomRange == nil)
    map.cameraZoomRange = MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2000)
    #expect(map.cameraZoomRange?.minCenterCoordinateDistance == 2000)
    #expect(map.cameraZoomRange?.maxCenterCoordinateDistance == MKMapCameraZoomDefault)
    map.camera = MKMapCamera(lookingAtCenter: place, fromDistance: 10, pitch: 0, heading: 0)
    #expect(abs(map.camera.centerCoordinateDistance - 2000) < 1e-6)
    map.cameraBoundary = MKMapView.CameraBoundary(mapRect: .verdon)
    #expect(MKMapRect.verdon.contains(map.viewport.center))
    map.cameraBoundary = nil
    map.cameraZoomRange = nil
    map.camera = MKMapCamera(lookingAtCenter: place, fromDistance: 100, pitch: 0, heading: 0)
    #expect(abs(map.camera.centerCoordinateDistance - 100) < 1e-6)
  }

  @Test(arguments: [(5.0, 1.0), (-2, 10), (1, .nan)])
  func `there is no range of distances that nothing lies in`(minimum: Double, maximum: Double) {
    let range = MKMapView.CameraZoomRange(
      minCenterCoordinateDistance: minimum,
      maxCenterCoordinateDistance: maximum
    )
    #expect(range == nil)
    #expect(MKMapView.CameraBoundary(mapRect: .null) == nil)
  }
}
