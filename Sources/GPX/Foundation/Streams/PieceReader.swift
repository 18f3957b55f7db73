#if canImport(Foundation) && canImport(Dispatch) && !hasFeature(Embedded) && !os(Windows)
internal import Dispatch
internal import Foundation

/// Reads a file piece by piece for tasks, which it does not block.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
final class PieceReader: Sendable {
  /// Where the bytes come from.
  enum Source: Sendable {
    case url(URL)
    case handle(FileHandle)
  }

  private let file: ReadableFile

  /// Whether the file is closed with the reader.
  private let isOwned: Bool

  /// Keeps the file open that it belongs to.
  private let handle: FileHandle?

  private let queue = DispatchQueue(label: "GPX.PieceReader")

  /// Opens the file; a pipe without a writer is not waited for here.
  init(_ source: Source) throws(GPXFileError) {
    switch source {
    case .url(let url):
      file = try ReadableFile(opening: url, O_NONBLOCK)
      isOwned = true
      handle = nil
    case .handle(let handle):
      file = ReadableFile(handle)
      isOwned = false
      self.handle = handle
    }
    // Directories are refused.
    _ = try file.status()
  }

  deinit {
    if isOwned { file.close() }
  }

  /// The bytes that come next, none at the end.
  func read(isolation actor: isolated (any Actor)?) async throws(GPXFileError) -> [UInt8] {
    while true {
      guard !Task.isCancelled else { throw GPXFileError(.cancelled, path: file.name) }
      if !file.isReadable {
        await waitUntilReadable(isolation: actor)
      } else if let bytes = try await readNow(isolation: actor) {
        return bytes
      }
    }
  }

  /// Reads what is there, in a thread of its own, as disks can be slow.
  private func readNow(
    isolation actor: isolated (any Actor)?
  ) async throws(GPXFileError) -> [UInt8]? {
    let result = await withCheckedContinuation(isolation: actor) { continuation in
      queue.async { [file] in
        continuation.resume(
          returning: Result { () throws(GPXFileError) in
            try file.read(atMost: ReadableFile.pieceCount)
          }
        )
      }
    }
    return try result.get()
  }

  /// Waits until there are bytes, or the end, or until the task is cancelled.
  private func waitUntilReadable(isolation actor: isolated (any Actor)?) async {
    // Sources may be cancelled from any thread.
    nonisolated(unsafe) let source = DispatchSource.makeReadSource(
      fileDescriptor: file.number,
      queue: queue
    )
    await withTaskCancellationHandler(
      operation: {
        await withCheckedContinuation(isolation: actor) { continuation in
          source.setEventHandler { source.cancel() }
          source.setCancelHandler { continuation.resume() }
          source.activate()
        }
      },
      onCancel: { source.cancel() },
      isolation: actor
    )
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension PieceReader.Source {
  /// The name in messages.
  var name: String {
    switch self {
    case .url(let url): url.relativePath
    case .handle(let handle): ReadableFile(handle).name
    }
  }
}
#endif
