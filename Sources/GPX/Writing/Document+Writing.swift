extension Document {
  /// The bytes of a GPX file of the document.
  ///
  /// Everything that the document says is in the file, in the order of the schema, in UTF-8. Numbers
  /// have as many digits as it takes to read the same number again, never an exponent. Reading the
  /// file gives an equal document; what of it no file can hold is told in <doc:Writing>.
  ///
  /// - Complexity: linear in the size of the file.
  public func gpx(options: WritingOptions = WritingOptions()) -> [UInt8] {
    let namespaces = namespaces(version: options.version)
    let file = CollectedBytes()
    file.bytes.reserveCapacity(expectedSize(options, namespaces))
    write(options, namespaces) { bytes in file.bytes.append(contentsOf: bytes) }
    return file.bytes
  }

  /// Writes a GPX file of the document piece by piece.
  ///
  /// - Parameters:
  ///   - options: how the file is to be written.
  ///   - sink: takes the next bytes of the file, about 64 kB at a time.
  /// - Throws: what `sink` throws; nothing is written then any more.
  public func write<Failure: Error>(
    options: WritingOptions = WritingOptions(),
    to sink: @escaping (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try write(options, namespaces(version: options.version), to: sink)
  }

  private func write<Failure: Error>(
    _ options: WritingOptions,
    _ namespaces: [NamespaceDeclaration],
    to sink: @escaping (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = GPXWriter(
      creator: creator,
      metadata: metadata,
      namespaces: namespaces,
      options: options,
      sink: sink
    )
    for waypoint in waypoints { try writer.append(waypoint) }
    for route in routes { try writer.beginRoute(route) }
    for track in tracks { try writer.beginTrack(track) }
    try writer.finish(extensions: extensions)
  }
}

/// The pieces of a file put together.
private final class CollectedBytes {
  var bytes: [UInt8] = []
}
