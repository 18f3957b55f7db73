extension Track {
  /// The track with each of its segments edited.
  ///
  /// - Throws: what the edit throws.
  public func editingSegments<Failure: Error>(
    _ edit: (TrackSegment) throws(Failure) -> TrackSegment
  ) throws(Failure) -> Track {
    var result = self
    for index in segments.indices { result.segments[index] = try edit(segments[index]) }
    return result
  }
}

extension Document {
  /// The document with each of its tracks edited; all else stays.
  ///
  /// - Throws: what the edit throws.
  public func editingTracks<Failure: Error>(
    _ edit: (Track) throws(Failure) -> Track
  ) throws(Failure) -> Document {
    var result = self
    for index in tracks.indices { result.tracks[index] = try edit(tracks[index]) }
    return result
  }
}
