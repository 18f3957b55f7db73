/// A recorded way, in one piece or several.
public struct Track: Hashable, Sendable {
  /// The name.
  public var name: String?

  /// A comment, meant for the device.
  public var comment: String?

  /// A description, meant for people.
  public var description: String?

  /// The source of the data.
  public var source: String?

  /// Links about the track.
  public var links: [WebLink] = []

  /// The number of the track on the device.
  public var number: Int?

  /// The type, in the words of the program that wrote it.
  public var type: String?

  /// The elements that GPX does not define.
  public var extensions: [ExtensionElement] = []

  /// The pieces in the order of travel.
  ///
  /// Nothing is known about the way between two of them.
  public var segments: [TrackSegment]

  /// Creates a track.
  public init(name: String? = nil, segments: [TrackSegment] = []) {
    self.name = name
    self.segments = segments
  }

  /// How many points all segments have together.
  public var pointCount: Int {
    var count = 0
    for segment in segments { count += segment.count }
    return count
  }
}
