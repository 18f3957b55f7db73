public import SwitchbackUI

/// What stands in a place of a map's content, for as long as it stands there.
@usableFromInline
class MapRecord: SlotRecord {
  final let kind: Kind

  /// The number of the record in the log of operations.
  final let number: UInt32

  /// Where it lies among the records: a higher one is drawn later; not a number until it is given.
  final var order: Double = .nan {
    didSet { didChangeOrder() }
  }

  // Only the walk reads and writes these, so that there is nothing to check at each of many thousand records.
  /// The position in the row of records, or one of the negative ones below.
  @exclusivity(unchecked) final var position = fresh

  /// How far the record is on its way from the content off the map.
  @exclusivity(unchecked) final var stage = Stage.present

  @usableFromInline final var isLeaving: Bool { stage == .leaving }

  /// What a record is, so that it need not be asked for its class.
  enum Kind: UInt8 {
    case marker
    case annotation
    case overlay

    /// Only the type of content that hides its type.
    case type
  }

  /// The position of a record that was in no row yet.
  static var fresh: Int { -1 }

  /// The position of a record that was in a row and left it.
  static var left: Int { -2 }

  enum Stage: UInt8 {
    case present

    /// The content no longer has it, and its exit transition runs.
    case leaving

    /// It is no longer on the map: content that comes back in its place is something new.
    case gone
  }

  init(_ kind: Kind, number: UInt32) {
    self.kind = kind
    self.number = number
  }

  /// Hands the order on to what the map draws.
  func didChangeOrder() {}
}
