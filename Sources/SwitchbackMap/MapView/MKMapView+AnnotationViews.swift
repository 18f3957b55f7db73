internal import Drawing
internal import SwitchbackUI

/// What the views of annotations are registered under that the delegate has no view for.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"

/// What the views of clusters are registered under that the delegate has no view for.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationView"

extension MKMapView {
  #if !hasFeature(Embedded)
  /// Sets the class of the views that are made where none can be used again; `nil` for none.
  ///
  /// The views are made by `init(annotation:reuseIdentifier:)`.
  public func register(
    _ viewClass: MKAnnotationView.Type?,
    forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    scene.queue.register(
      identifier,
      makeView: viewClass.map { viewClass in
        { viewClass.init(registeredFor: $0, identifier: identifier) }
      }
    )
  }
  #endif

  /// Sets how views are made where none can be used again; `nil` for not at all.
  ///
  /// It is for Embedded Swift, where classes are not values, and for views with an `init` of their own. The view's
  /// `reuseIdentifier` must be the identifier.
  public func register(
    forAnnotationViewWithReuseIdentifier identifier: String,
    makeView: (((any MKAnnotation)?) -> MKAnnotationView)?
  ) {
    scene.queue.register(identifier, makeView: makeView)
  }

  /// A view that is out of sight and can be used again; else a new one where the identifier is registered, else `nil`.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? {
    dequeue(identifier, for: nil)
  }

  /// A view for an annotation, used again or new.
  ///
  /// The identifier must be registered; where it is not, the view is a balloon and the developer is told.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String,
    for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if let view = dequeue(identifier, for: annotation) { return view }
    host?.report("no view is registered for annotations under \"\(identifier)\"")
    return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  private func dequeue(
    _ identifier: String,
    for annotation: (any MKAnnotation)?
  ) -> MKAnnotationView? {
    // The views' own code runs only when nothing of the queue is held.
    if let view = scene.queue.take(identifier) {
      view.prepareForReuse()
      view.annotation = annotation
      return view
    }
    return scene.queue.maker(identifier)?(annotation)
  }
}

extension MKMapView {
  /// Makes the views of annotations that have come near and have none.
  func makeViews(for records: [AnnotationRecord]) {
    var made: [MKAnnotationView] = []
    for record in records where record.view == nil {
      let view = makeView(for: record)
      view.annotation = record.annotation
      record.view = view
      take(view)
      view.sizeToFit()
      if record === selectedRecord, !view.isSelected { view.setSelected(true, animated: false) }
      view.prepareForDisplay()
      made.append(view)
    }
    if !made.isEmpty { delegate?.mapView(self, didAdd: made) }
  }

  private func makeView(for record: AnnotationRecord) -> MKAnnotationView {
    let annotation = record.annotation
    if let view = record.owner?.makeView() { return view }
    if let view = delegate?.mapView(self, viewFor: annotation) { return view }
    if let cluster = annotation as? MKClusterAnnotation {
      let identifier = MKMapViewDefaultClusterAnnotationViewReuseIdentifier
      if let view = dequeue(identifier, for: annotation) { return view }
      return ClusterAnnotationView(annotation: cluster, reuseIdentifier: nil)
    }
    let identifier = MKMapViewDefaultAnnotationViewReuseIdentifier
    return dequeue(identifier, for: annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  /// Ties a view to the map.
  func take(_ view: MKAnnotationView) {
    view.mailbox = scene.mailbox
    if view.host !== host { view.didMove(to: host) }
    scene.needsSolving = true
  }

  /// Lets go of a view that is no longer shown; it may be used again.
  func release(_ view: MKAnnotationView) {
    view.mailbox = nil
    view.cluster = nil
    view.didMove(to: nil)
    scene.queue.enqueue(view)
  }

  /// Whether the view of an annotation is known to be a balloon before it is made.
  func isBalloon(_ record: AnnotationRecord) -> Bool {
    if record.view != nil { return false }
    if record.isBalloon { return true }
    return record.owner == nil && delegate == nil && record.clusterNode < 0
      && scene.queue.maker(MKMapViewDefaultAnnotationViewReuseIdentifier) == nil
  }
}
