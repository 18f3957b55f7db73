internal import GPX

extension Document {
  /// Where the content of two documents is not the same, in words; nil where it is.
  func difference(from other: Document) -> String? {
    if creator != other.creator { return "the creator" }
    if metadata != other.metadata { return "the metadata: \(metadata), not \(other.metadata)" }
    if extensions != other.extensions { return "the extensions of the document" }
    if let fault = Self.difference("waypoint", waypoints, other.waypoints) { return fault }
    if let fault = Self.difference("route", routes, other.routes) { return fault }
    if let fault = trackDifference(from: other) { return fault }
    return self == other ? nil : "the documents"
  }

  private func trackDifference(from other: Document) -> String? {
    if tracks.count != other.tracks.count {
      return "\(tracks.count) tracks, not \(other.tracks.count)"
    }
    for (track, peer) in zip(tracks, other.tracks) where track != peer {
      if track.segments.count != peer.segments.count {
        return "\(track.segments.count) segments, not \(peer.segments.count)"
      }
      for (segment, peer) in zip(track.segments, peer.segments) {
        if segment.latitudes.count != segment.times.count { return "columns of different length" }
        if let fault = Self.difference("track point", Array(segment), Array(peer)) { return fault }
        if segment.extensions != peer.extensions { return "the extensions of a segment" }
      }
      return "the head of a track: \(track.extensions), not \(peer.extensions)"
    }
    return nil
  }

  private static func difference<Value: Equatable>(
    _ what: String,
    _ values: [Value],
    _ expected: [Value]
  ) -> String? {
    if values.count != expected.count { return "\(values.count) \(what)s, not \(expected.count)" }
    guard let index = values.indices.first(where: { values[$0] != expected[$0] }) else {
      return nil
    }
    return "\(what) \(index): \(values[index]), not \(expected[index])"
  }
}
