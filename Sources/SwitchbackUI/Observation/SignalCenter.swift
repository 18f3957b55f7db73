/// Who reads what, of objects that tell of their changes themselves.
enum SignalCenter {
  /// What the code that runs is tracked by.
  nonisolated(unsafe) static var current: Tracking?

  nonisolated(unsafe) private static var readers: [Signal: [Tracking]] = [:]

  /// Something is read.
  static func read(_ signal: AnyObject) {
    current?.read(Signal(signal))
  }

  /// Something is about to change.
  static func send(_ signal: AnyObject) {
    guard let readers = readers[Signal(signal)] else { return }
    for reader in readers { reader.fire() }
  }

  static func add(_ reader: Tracking, to signal: Signal) {
    readers[signal, default: []].append(reader)
  }

  static func remove(_ reader: Tracking, from signal: Signal) {
    guard var rest = readers[signal] else { return }
    rest.removeAll { $0 === reader }
    readers[signal] = rest.isEmpty ? nil : rest
  }
}

/// The identity of an object that tells of its changes.
struct Signal: Hashable {
  private let address: UInt

  init(_ object: AnyObject) {
    address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }
}
