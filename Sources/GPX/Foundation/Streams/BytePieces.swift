#if canImport(Foundation) && !hasFeature(Embedded)
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension DocumentStream {
  /// Bytes that arrive one by one, gathered in pieces.
  public struct BytePieces<Bytes: AsyncSequence>: AsyncSequence where Bytes.Element == UInt8 {
    public typealias Element = [UInt8]
    public typealias Failure = Bytes.Failure

    let bytes: Bytes

    /// How many bytes make a piece.
    private static var pieceCount: Int { 1 << 16 }

    public func makeAsyncIterator() -> Iterator {
      Iterator(bytes: bytes.makeAsyncIterator())
    }

    /// Waits for the bytes of the next piece.
    public struct Iterator: AsyncIteratorProtocol {
      var bytes: Bytes.AsyncIterator
      private var isAtEnd = false

      init(bytes: Bytes.AsyncIterator) {
        self.bytes = bytes
      }

      public mutating func next() async throws(Bytes.Failure) -> [UInt8]? {
        try await next(isolation: nil)
      }

      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(Bytes.Failure) -> [UInt8]? {
        guard !isAtEnd else { return nil }
        var piece: [UInt8] = []
        piece.reserveCapacity(BytePieces.pieceCount)
        while piece.count < BytePieces.pieceCount {
          guard let byte = try await bytes.next(isolation: actor) else {
            isAtEnd = true
            break
          }
          piece.append(byte)
        }
        return piece.isEmpty ? nil : piece
      }
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension DocumentStream.BytePieces: Sendable where Bytes: Sendable {}

@available(*, unavailable)
extension DocumentStream.BytePieces.Iterator: Sendable {}
#endif
