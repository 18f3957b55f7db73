/// What a file of GPX 1.0 says at its end.
struct NestedRest {
  /// The extensions of a segment, for which GPX 1.0 has no place at all.
  struct Segment {
    let track: Int
    let segment: Int
    let extensions: [ExtensionElement]
  }

  var metadata = Metadata()

  /// How many tracks have begun, and how many segments of the last.
  var trackCount = 0
  var segmentCount = 0

  var segments: [Segment] = []
}
