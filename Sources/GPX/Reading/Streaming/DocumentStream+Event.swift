#if !hasFeature(Embedded)
extension DocumentStream {
  /// What a stream has come upon, in the order of the file.
  public enum Event: Hashable, Sendable {
    /// What the file says about itself, as far as it stands before its content.
    case metadata(Metadata)
    /// A waypoint.
    case waypoint(Waypoint)
    /// A route begins; its points follow, and what else is known stands in it.
    case routeStart(Route)
    /// Points of the open route.
    case routePoints([Waypoint])
    /// The open route ends; all is known of it now but its points, which have been handed out.
    case routeEnd(Route)
    /// A track begins; its segments follow, and what else is known stands in it.
    case trackStart(Track)
    /// A segment of the open track begins.
    case segmentStart
    /// Points of the open segment.
    case trackPoints(TrackSegment)
    /// The open segment ends; the elements are its own extensions.
    case segmentEnd([ExtensionElement])
    /// The open track ends; all is known of it now but its segments, which have been handed out.
    case trackEnd(Track)
    /// Extensions of a segment that was handed out before, by the place of its track in the file and its
    /// own place in that: a file of GPX 1.0 has them at its end.
    case segmentExtensions([ExtensionElement], track: Int, segment: Int)
    /// A deviation.
    case diagnostic(Diagnostic)
  }
}
#endif
