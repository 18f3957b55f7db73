internal import Drawing

/// What the developer was told of one surface, so that nothing is told twice.
final class ReportLog {
  private var messages: [String] = []

  /// Tells the developer, once for each message.
  func report(_ message: String, to host: any Host) {
    for earlier in messages where earlier.hasSameBytes(as: message) { return }
    messages.append(message)
    host.report(message)
  }
}
