#if !hasFeature(Embedded)
/// An annotation in a set, by the object that it is.
///
/// Apple's annotations are all hashable; here a class need not be.
public struct MKAnnotationReference: Hashable {
  /// The annotation that is meant.
  public let annotation: any MKAnnotation

  /// Creates a reference to an annotation.
  public init(_ annotation: any MKAnnotation) {
    self.annotation = annotation
  }

  public static func == (first: Self, second: Self) -> Bool {
    first.annotation === second.annotation
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(annotation.identity)
  }
}

extension MKShape: Hashable {
  public static func == (first: MKShape, second: MKShape) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension MKClusterAnnotation: Hashable {
  public static func == (first: MKClusterAnnotation, second: MKClusterAnnotation) -> Bool {
    first === second
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
#endif
