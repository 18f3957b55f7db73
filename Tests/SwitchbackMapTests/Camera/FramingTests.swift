import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct FramingTests {
  private func map(_ size: CGSize, heading: Double = 0) -> MKMapView {
    let map = MKMapView(frame: CGRect(origin: .zero, size: size))
    map.setCamera(
      MKMapCamera(
        lookingAtCenter: CLLocationCoordinate2D(latitude: 44, longitude: 6),
        fromDistance: 50_000,
        pitch: 0,
        heading: heading
      ),
      animated: false
    )
    return map
  }

  // C31
  @Test(
    arguments: [0.0, 30, 90, 217],
    [(800.0, 600.0), (320, 700), (1000, 90), (50, 50)]
  )
  func `setting the region that is got moves the map by less than a point in fifty rounds`(
    heading: Double,
    size: (Double, Double)
  ) {
    let map = map(CGSize(width: size.0, height: size.1), heading: heading)
    let before = map.viewport
    let corners = [CGPoint.zero, CGPoint(x: size.0, y: 0), CGPoint(x: size.0, y: size.1)]
    let places = corners.map { before.mapPoint(for: $0) }
    for _ in 0..<50 {
      map.setRegion(map.region, animated: false)
      map.region = map.regionThatFits(map.region)
      map.visibleMapRect = map.visibleMapRect
      map.setVisibleMapRect(map.mapRectThatFits(map.visibleMapRect), animated: false)
      map.camera = map.camera
      map.centerCoordinate = map.centerCoordinate
    }
    for (corner, place) in zip(corners, places) {
      #expect(map.viewport.point(for: place).distance(to: corner) < 1)
    }
    #expect(map.viewport.heading == heading)
  }

  @Test func `a region that is set is held by the one that is got, about the same centre`() {
    var generator = SeededGenerator(seed: 1616)
    for _ in 0..<2000 {
      let size = CGSize(
        width: .random(in: 40...1600, using: &generator),
        height: .random(in: 40...1600, using: &generator)
      )
      let heading =
        Bool.random(using: &generator) ? 0 : Double.random(in: 0..<360, using: &generator)
      let map = map(size, heading: heading)
      let region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(
          latitude: .random(in: -60...60, using: &generator),
          longitude: .random(in: -180..<180, using: &generator)
        ),
        span: MKCoordinateSpan(
          latitudeDelta: .random(in: 0.001...0.6, using: &generator),
          longitudeDelta: .random(in: 0.001...0.6, using: &generator)
        )
      )
      map.region = region
      let seen = map.region
      let rect = map.visibleMapRect
      #expect(abs(seen.center.latitude - region.center.latitude) < 1e-9)
      let turn = CameraLimits.turn(from: region.center.longitude, to: seen.center.longitude)
      #expect(abs(turn) < 1e-9)
      #expect(seen.span.latitudeDelta >= region.span.latitudeDelta * (1 - 1e-9))
      #expect(seen.span.longitudeDelta >= region.span.longitudeDelta * (1 - 1e-9))
      // One of the two is no larger than it must be.
      let fits = MKMapRect(region)
      #expect(
        abs(rect.width / fits.width - 1) < 1e-6 || abs(rect.height / fits.height - 1) < 1e-6
      )
      if heading == 0 {
        #expect(abs(rect.width / rect.height * Double(size.height / size.width) - 1) < 1e-9)
      }
    }
  }

  @Test func `shows all of a rectangle within its padding, however the map is turned`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let size = CGSize(
        width: .random(in: 200...1600, using: &generator),
        height: .random(in: 200...1600, using: &generator)
      )
      let padding = UIEdgeInsets(
        top: .random(in: 1...90, using: &generator),
        left: .random(in: 0...90, using: &generator),
        bottom: .random(in: 0...90, using: &generator),
        right: .random(in: 0...90, using: &generator)
      )
      let map = map(size, heading: .random(in: 0..<360, using: &generator))
      let rect = MKMapRect(
        x: .random(in: 2e7...2.3e8, using: &generator),
        y: .random(in: 8e7...1.7e8, using: &generator),
        width: .random(in: 0...1e6, using: &generator),
        height: .random(in: 1...1e6, using: &generator)
      )
      map.setVisibleMapRect(rect, edgePadding: padding, animated: false)
      let room = CGRect(
        x: padding.left,
        y: padding.top,
        width: size.width - padding.left - padding.right,
        height: size.height - padding.top - padding.bottom
      ).insetBy(dx: -1e-3, dy: -1e-3)
      for x in [rect.minX, rect.maxX] {
        for y in [rect.minY, rect.maxY] {
          #expect(room.contains(map.viewport.point(for: MKMapPoint(x: x, y: y))))
        }
      }
      let middle = map.viewport.point(for: MKMapPoint(x: rect.midX, y: rect.midY))
      #expect(middle.distance(to: CGPoint(x: room.midX, y: room.midY)) < 1e-3)
    }
  }

  // C54
  @Test
  func `shows what has no extent, and what has no room, in the middle and not infinitely close`() {
    let place = MKMapPoint(CLLocationCoordinate2D(latitude: 43.8, longitude: 6.3))
    let wide = UIEdgeInsets(top: 400, left: 500, bottom: 400, right: 500)
    for insets in [UIEdgeInsets.zero, UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20), wide]
    {
      for size in [CGSize(width: 800, height: 600), CGSize(width: 1, height: 1)] {
        for (width, height) in [(0.0, 0.0), (0, 5000), (5000, 0), (1e-9, 1e-9)] {
          let map = map(size)
          let rect = MKMapRect(x: place.x, y: place.y, width: width, height: height)
          map.setVisibleMapRect(rect, edgePadding: insets, animated: false)
          #expect(map.viewport.scale.isFinite && map.viewport.scale > 0)
          #expect(map.viewport.zoom <= CameraLimits.maximumZoom + 1e-9)
          let middle = map.viewport.point(for: MKMapPoint(x: rect.midX, y: rect.midY))
          #expect(middle.distance(to: CGPoint(x: size.width / 2, y: size.height / 2)) < 1e-3)
        }
      }
    }
  }

  @Test func `nothing that a program asks for makes the camera lose its way`() {
    let odd = [0, -1, 1e300, -1e300, Double.nan, .infinity, -.infinity, 90, 181, 1e-300]
    var generator = SeededGenerator(seed: 99)
    let map = map(CGSize(width: 640, height: 480))
    func number() -> Double { odd.randomElement(using: &generator) ?? 0 }
    for _ in 0..<3000 {
      let coordinate = CLLocationCoordinate2D(latitude: number(), longitude: number())
      let span = MKCoordinateSpan(latitudeDelta: number(), longitudeDelta: number())
      let isAnimated = Bool.random(using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: map.setCenter(coordinate, animated: isAnimated)
      case 1:
        map.setRegion(MKCoordinateRegion(center: coordinate, span: span), animated: isAnimated)
      case 2:
        map.setVisibleMapRect(
          MKMapRect(x: number(), y: number(), width: number(), height: number()),
          animated: isAnimated
        )
      case 3:
        map.setCamera(
          MKMapCamera(
            lookingAtCenter: coordinate,
            fromDistance: number(),
            pitch: CGFloat(number()),
            heading: number()
          ),
          animated: isAnimated
        )
      case 4:
        map.setCameraZoomRange(
          MKMapView.CameraZoomRange(
            minCenterCoordinateDistance: number(),
            maxCenterCoordinateDistance: number()
          ),
          animated: isAnimated
        )
      default:
        map.frame.size = CGSize(width: abs(number()) > 100 ? 0 : 300, height: 200)
        map.frame.size = CGSize(width: 640, height: 480)
      }
      let viewport = map.viewport
      #expect(viewport.center.x.isFinite && viewport.center.y.isFinite)
      #expect(viewport.scale.isFinite && viewport.scale > 0)
      #expect(viewport.heading.isFinite && viewport.pitch.isFinite)
    }
  }

  @Test func `converts regions and rectangles both ways`() {
    let map = map(CGSize(width: 800, height: 600))
    map.frame.origin = CGPoint(x: 30, y: 40)
    let whole = map.convert(map.region, toRectTo: map)
    #expect(abs(whole.minX) < 1e-3 && abs(whole.minY) < 1e-3)
    #expect(abs(whole.width - 800) < 1e-3 && abs(whole.height - 600) < 1e-3)
    let part = CGRect(x: 100, y: 120, width: 200, height: 150)
    let region = map.convert(part, toRegionFrom: map)
    let back = map.convert(region, toRectTo: map)
    #expect(abs(back.minX - 100) < 1e-3 && abs(back.minY - 120) < 1e-3)
    #expect(abs(back.width - 200) < 1e-3 && abs(back.height - 150) < 1e-3)
    #expect(abs(map.convert(region, toRectTo: nil).minX - 130) < 1e-3)
  }
}
