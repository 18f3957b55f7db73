/// A point taken apart into the bytes that stay the same from point to point and the places of its
/// values.
///
/// Recorders write all points of a track alike but for the values. Once a point was read tag by tag,
/// the next is compared with it: every byte between the values has to be the same, and every value
/// has to be of the usual form. Then it says what the first one said, with other values; nothing is
/// assumed, and nothing is stepped over. Whatever differs is read tag by tag again.
///
/// What bytes mean depends on what stands around them: the namespaces in force, the version, the
/// place in the segment. A template serves only where these are as they were.
final class PointTemplate: Sendable {
  /// Some bytes that all points have, and the value behind them.
  struct Step {
    /// The bytes, as places in ``pieces``.
    var pieces: Range<Int>
    var slot: PointSlot
  }

  /// Up to eight bytes to compare.
  struct Piece {
    var word: UInt64
    var mask: UInt64
    var count: Int
  }

  let steps: [Step]
  let pieces: [Piece]

  /// How many bytes a point of this likeness has at most.
  let reach: Int

  /// How many bytes the end tag has.
  let endTagCount: Int

  let hasElevation: Bool
  let hasTime: Bool

  /// What the same bytes say of every point.
  let texts: PointTexts?
  let fix: Reception.Fix?

  /// The numbers that the receiver told, by their places among the values.
  let fields: [Reception.NumericField]

  /// The extensions without their texts.
  let shape: ExtensionShape

  /// Makes a template of a point that was read, from its `<` to the end of its end tag.
  init(
    _ bytes: RawSpan,
    _ range: Range<Int>,
    _ marks: [PointRecorder.Mark],
    _ point: PointDraft,
    _ shape: ExtensionShape,
    endTagCount: Int
  ) {
    self.endTagCount = endTagCount
    self.shape = shape
    hasElevation = point.elevation != nil
    hasTime = point.time != nil
    texts = point.hasTexts ? point.texts : nil
    fix = point.hasReception ? point.reception.fix : nil
    var steps: [Step] = []
    var pieces: [Piece] = []
    var fields: [Reception.NumericField] = []
    var offset = range.lowerBound
    for mark in marks + [
      PointRecorder.Mark(range: range.upperBound..<range.upperBound, slot: PointSlot(.end))
    ] {
      var slot = mark.slot
      if slot.kind == .reception {
        fields.append(Reception.NumericField.allCases[slot.index])
        slot.index = fields.count - 1
      }
      let first = pieces.count
      Self.cut(bytes, offset..<mark.range.lowerBound, into: &pieces)
      steps.append(Step(pieces: first..<pieces.count, slot: slot))
      offset = mark.range.upperBound
    }
    self.steps = steps
    self.pieces = pieces
    self.fields = fields
    reach = range.count + steps.count * PointSlot.longestValue
  }

  /// Whether both have the same bytes and the same values between them.
  func isLike(_ other: PointTemplate) -> Bool {
    pieces.elementsEqual(other.pieces) { $0.word == $1.word && $0.count == $1.count }
      && steps.elementsEqual(other.steps) {
        $0.slot.kind == $1.slot.kind && $0.pieces == $1.pieces
      }
  }

  /// Cuts bytes into pieces of eight.
  private static func cut(_ bytes: RawSpan, _ range: Range<Int>, into pieces: inout [Piece]) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let count = min(8, range.upperBound - offset)
      let mask = count == 8 ? UInt64.max : 1 << UInt64(count * 8) - 1
      let word = bytes.packedWord(offset, count: count)
      pieces.append(Piece(word: word, mask: mask, count: count))
      offset += count
    }
  }
}

/// What a value of a point is for.
struct PointSlot {
  enum Kind: UInt8 {
    case latitude
    case longitude
    case elevation
    case time
    /// A number that the receiver told.
    case reception
    /// A decimal in extensions.
    case decimal
    /// Any other text in extensions.
    case text
    /// No value: the end of the point.
    case end
  }

  var kind: Kind

  /// The place among the texts of the extensions, or the number of the receiver's property.
  var index = 0

  /// The most bytes of a value.
  static let longestValue = 64

  init(_ kind: Kind, index: Int = 0) {
    self.kind = kind
    self.index = index
  }
}
