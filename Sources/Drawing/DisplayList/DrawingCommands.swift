/// A flat list of drawing commands.
///
/// It is kept as the words that hosts replay, so a list that crosses into a browser is not copied step by step:
///
///     command:  operation | count << 8, then `count` words
///     path:     verb | points << 8, then two words a point (a line's verb may stand for many points)
///     gradient: kind x₁ y₁ x₂ y₂ radius₁ radius₂ stops, then location and colour of each
///     define:   the number of the stamp, low word first, then the words of its commands
///     use:      the number of the stamp, x y
///     text:     x y color halo haloWidth size weight design|italic<<8 bytes, then the UTF-8 bytes, padded with zeros
///
/// Lengths are single-precision numbers, which hold a place on a 4,096-point screen to 1 ∕ 2,048 of a point.
public struct DrawingCommands: Sendable {
  enum Operation: UInt32 {
    case save = 1
    case restore
    case concatenate
    case clip
    case beginGroup
    case endGroup
    case fill
    case stroke
    case text
    case image
    case fillGradient
    case strokeGradient
    case define
    case use
  }

  enum Verb: UInt32 {
    case move = 1
    case line
    case quadCurve
    case curve
    case close
  }

  /// The most words that one command can have.
  static let maximumCount = 0xFF_FFFF

  /// The list in its binary form.
  public internal(set) var words: [UInt32] = []

  /// The stamps that the words define.
  var definedStamps: Set<UInt64> = []

  /// The one that was used last.
  var lastStamp: UInt64?

  /// Creates an empty list.
  public init() {}

  /// Whether nothing is drawn.
  public var isEmpty: Bool { words.isEmpty }

  /// Removes all commands and keeps the memory for the next frame.
  public mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    definedStamps.removeAll(keepingCapacity: true)
    lastStamp = nil
  }

  /// Makes room for so many words in all, so that they are not moved while the list grows.
  package mutating func reserveCapacity(_ count: Int) {
    words.reserveCapacity(count)
  }

  /// Adds the commands of another list.
  public mutating func append(_ other: DrawingCommands) {
    words += other.words
    if !other.definedStamps.isEmpty { definedStamps.formUnion(other.definedStamps) }
  }

  /// Adds a command.
  public mutating func append(_ command: DrawingCommand) {
    switch command {
    case .save: save()
    case .restore: restore()
    case .concatenate(let transform): concatenate(transform)
    case .clip(let path, let style): clip(to: path, style: style)
    case .beginGroup(let opacity): beginGroup(opacity: opacity)
    case .endGroup: endGroup()
    case .fill(let path, let color, let style): fill(path, with: color, style: style)
    case .stroke(let path, let color, let style): stroke(path, with: color, style: style)
    case .fillGradient(let path, let gradient, let style): fill(path, with: gradient, style: style)
    case .strokeGradient(let path, let gradient, let style):
      stroke(path, with: gradient, style: style)
    case .text(let run): draw(run)
    case .image(let image, let rect): draw(image, in: rect)
    case .define(let stamp): define(stamp)
    case .use(let id, let point): use(id, at: point)
    }
  }
}

extension DrawingCommands: Hashable {
  public static func == (left: DrawingCommands, right: DrawingCommands) -> Bool {
    left.words == right.words
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(words)
  }
}
