extension MKMapView {
  /// Makes the map's annotations those of an array: what is new is added, what the array does not have is removed, and
  /// nothing else is touched.
  ///
  /// Annotations are told apart as the objects that they are. Their order in the array does not matter, and an object
  /// that stands in it twice is on the map once. Only annotations of the class `Annotation` are removed, so that those
  /// of other kinds stay; for a map that has only one kind that makes no difference.
  ///
  /// This is not MapKit's: there, old and new are sorted in one way and compared with `difference(from:by:)`.
  ///
  /// - Complexity: O(n) for n annotations on the map and in the array.
  public func setAnnotations<Annotation: MKAnnotation>(_ annotations: [Annotation]) {
    var wanted: Set<ObjectIdentifier> = []
    wanted.reserveCapacity(annotations.count)
    for annotation in annotations { wanted.insert(annotation.identity) }
    var gone: [any MKAnnotation] = []
    for annotation in self.annotations where annotation is Annotation {
      if !wanted.contains(annotation.identity) { gone.append(annotation) }
    }
    removeAnnotations(gone)
    addAnnotations(annotations)
  }
}
