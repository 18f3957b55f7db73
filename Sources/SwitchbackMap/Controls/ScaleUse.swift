/// Shows a scale while it is of use: when the map is zoomed, and a while after.
struct ScaleUse {
  /// How long a scale stays after its last use, in seconds.
  private static let stay = 1.5

  private var presence = Presence(0)
  private var scale: Double?
  private var lastUse: Double?

  /// How much of the scale is there at that time, between 0 and 1.
  func value(at time: Double) -> Double { presence.value(at: time) }

  /// Whether later frames differ from this one without an event.
  func isChanging(at time: Double) -> Bool { presence.target == 1 || presence.isChanging(at: time) }

  /// Takes note of the scale that is shown in a frame.
  mutating func see(_ scale: Double, at time: Double) {
    let isUsed = self.scale.map { $0 != scale } ?? false
    self.scale = scale
    if isUsed { lastUse = time }
    let isWanted = lastUse.map { time - $0 < Self.stay } ?? false
    presence.move(to: isWanted ? 1 : 0, at: time)
    presence.begin(at: time)
  }
}
