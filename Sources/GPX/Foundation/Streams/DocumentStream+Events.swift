#if canImport(Foundation) && !hasFeature(Embedded)
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension DocumentStream {
  /// What is in a GPX file, read while it arrives in pieces, in memory that does not grow with it.
  ///
  /// A piece is any sequence of bytes: `[UInt8]`, `Data`, a buffer of a network library. The next one
  /// is asked for only when everything in the one before was taken.
  ///
  /// ```swift
  /// for try await event in DocumentStream.events(in: pieces) {
  ///   if case .waypoint(let waypoint) = event { show(waypoint) }
  /// }
  /// ```
  public static func events<Pieces: AsyncSequence>(
    in pieces: Pieces,
    options: ReadingOptions = ReadingOptions()
  ) -> Events<Pieces> where Pieces.Element: Sequence<UInt8> {
    Events(pieces: pieces, options: options)
  }

  /// What is in a GPX file, read while it arrives byte by byte, in memory that does not grow with it.
  ///
  /// The bytes are read in pieces of 64 kB, so what is in the last ones is handed out when the next
  /// have come, or the end.
  public static func events<Bytes: AsyncSequence>(
    in bytes: Bytes,
    options: ReadingOptions = ReadingOptions()
  ) -> Events<BytePieces<Bytes>> where Bytes.Element == UInt8 {
    Events(pieces: BytePieces(bytes: bytes), options: options)
  }
}
#endif
