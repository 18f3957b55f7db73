import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct AnnotationViewTests {
  private let probe = AnnotationProbe()

  // The defaults are those of Apple's documentation of MKAnnotationView and MKMarkerAnnotationView.
  @Test func `has the defaults of MapKit`() {
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: "a")
    #expect(view.reuseIdentifier == "a")
    #expect(view.isEnabled && !view.isHighlighted && !view.isSelected && !view.canShowCallout)
    #expect(!view.isDraggable && view.dragState == .none && view.clusteringIdentifier == nil)
    #expect(view.displayPriority == .required && view.collisionMode == .rectangle)
    #expect(view.zPriority == .defaultUnselected && view.selectedZPriority == .defaultSelected)
    let marker = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
    #expect(marker.titleVisibility == .adaptive && marker.subtitleVisibility == .adaptive)
    #expect(!marker.animatesWhenAdded && marker.displayPriority == .defaultLow)
    #expect(MKFeatureDisplayPriority.required.rawValue == 1000)
    #expect(MKFeatureDisplayPriority.defaultHigh.rawValue == 750)
    #expect(MKFeatureDisplayPriority.defaultLow.rawValue == 250)
  }

  @Test func `makes the views of a class that is registered, and uses them again`() {
    probe.map.register(
      TintedView.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier
    )
    let place = probe.place(0, 0, title: "Here")
    probe.map.addAnnotation(place)
    probe.frame()
    let view = probe.map.view(for: place)
    #expect(view is TintedView)
    #expect((view as? TintedView)?.markerTintColor == .purple)
    probe.map.removeAnnotation(place)
    probe.settle()
    let again = probe.map.dequeueReusableAnnotationView(
      withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier,
      for: place
    )
    #expect(again === view)
    #expect((again as? TintedView)?.reuses == 1)
    #expect(again.annotation === place)
  }

  @Test func `no annotation of a map is the person`() {
    let place = probe.place(0, 0)
    probe.map.addAnnotation(place)
    #expect(!probe.map.annotations.contains { $0 is MKUserLocation })
  }

  @Test func `makes views by a closure, and gives none that is not registered`() {
    probe.map.register(forAnnotationViewWithReuseIdentifier: "dot") { annotation in
      MKAnnotationView(annotation: annotation, reuseIdentifier: "dot")
    }
    #expect(probe.map.dequeueReusableAnnotationView(withIdentifier: "dot") != nil)
    #expect(probe.map.dequeueReusableAnnotationView(withIdentifier: "other") == nil)
    let place = probe.place(0, 0)
    let view = probe.map.dequeueReusableAnnotationView(withIdentifier: "other", for: place)
    #expect(view is MKMarkerAnnotationView)
    #expect(probe.host.reports.count == 1)
  }

  // C25
  @Test func `asks for a view only when an annotation comes near, however many frames there are`() {
    for index in 0..<30 { probe.map.addAnnotation(probe.place(Double(index) * 300, 0)) }
    probe.delegate.makeView = { map, annotation in
      map.dequeueReusableAnnotationView(withIdentifier: "x")
        ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "x")
    }
    probe.settle()
    let first = probe.delegate.viewRequests
    #expect(first < 5)
    for _ in 0..<100 { probe.frame() }
    #expect(probe.delegate.viewRequests == first)
    for _ in 0..<100 {
      let middle = probe.map.convert(CGPoint(x: 420, y: 300), toCoordinateFrom: probe.map)
      probe.map.setCenter(middle, animated: false)
      probe.frame()
    }
    // 2,000 points on, there are seven more of them.
    #expect(probe.delegate.viewRequests <= first + 7)
    #expect(probe.map.annotationRecords.filter { $0.view != nil }.count < 8)
  }

  // C20
  @Test func `draws each look once, however many markers have it`() {
    probe.map.delegate = nil
    let symbols = ["tent", "house.fill", "flag.fill", "star.fill", "mappin"]
    probe.map.register(
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier
    ) { annotation in
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.glyphImage = UIImage(systemName: symbols[Int(annotation?.title ?? "") ?? 0])
      view.displayPriority = .required
      return view
    }
    for index in 0..<2000 {
      probe.map.addAnnotation(
        probe.place(
          Double(index % 50) * 8 - 200,
          Double(index / 50) * 8 - 160,
          title: "\(index % 5)"
        )
      )
    }
    probe.settle()
    #expect(probe.map.drawingOrder.count == 2000)
    #expect(probe.map.scene.mailbox.looks.made == 5)
  }

  // C84
  @Test func `keeps nothing of what was added and removed 10,000 times`() {
    final class Counted: MKPointAnnotation {
      nonisolated(unsafe) static var living = 0

      override init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        Self.living += 1
        super.init(coordinate: coordinate, title: title, subtitle: subtitle)
      }

      deinit { Self.living -= 1 }
    }
    let middle = probe.map.centerCoordinate
    for cycle in 0..<10_000 {
      let annotation = Counted(coordinate: middle, title: nil, subtitle: nil)
      probe.map.addAnnotation(annotation)
      if cycle % 100 == 0 { probe.frame() }
      probe.map.removeAnnotation(annotation)
    }
    probe.settle()
    #expect(Counted.living == 0)
    #expect(probe.map.annotationRecords.isEmpty && probe.map.scene.near.isEmpty)
    #expect(probe.map.scene.index.count == 0)
    probe.tap(CGPoint(x: 400, y: 290))
    #expect(probe.map.selectedAnnotations.isEmpty)
  }

  // C12
  @Test func `keeps the views of what is removed and added in one turn, also with less movement`() {
    probe.host.reducesMotion = true
    let places = (0..<5).map { probe.place(Double($0) * 60 - 120, 0, title: "\($0)") }
    probe.map.addAnnotations(places)
    let before = probe.settle()
    let views = places.map { probe.map.view(for: $0) }
    for _ in 0..<3 {
      probe.map.removeAnnotations(places)
      probe.map.addAnnotations(places)
      #expect(probe.frame()[.annotations] == before[.annotations])
    }
    #expect(zip(places, views).allSatisfy { probe.map.view(for: $0) === $1 })
  }

  @Test func `finds the annotations in a rectangle across the 180th meridian`() {
    let places = [179.5, -179.5, 170].map {
      MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: $0))
    }
    probe.map.addAnnotations(places)
    let rect = MKMapRect(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 180),
        span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4)
      )
    )
    let found = probe.map.annotations(in: rect).compactMap { $0 as? MKPointAnnotation }
    #expect(Set(found) == Set(places.prefix(2)))
  }
}

private final class TintedView: MKMarkerAnnotationView {
  private(set) var reuses = 0

  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    markerTintColor = .purple
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
