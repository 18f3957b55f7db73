#if hasFeature(Embedded)

/// The class that delegates and coordinators have above them, where there is no Foundation to have it from.
open class NSObject {
  /// Creates an object.
  public init() {}
}

#endif
