internal import SwitchbackUI

/// The position that a map is asked for, through a binding that the map writes as well.
///
/// What comes out of the binding is a request, unless it is what was seen last or the echo of what the map wrote. What
/// the map shows is not compared with it: a person who has moved the map away can be brought back by the same value.
struct PositionBinding {
  /// The value that was last seen, or written.
  private(set) var seen: MapCameraPosition

  private var binding: Binding<MapCameraPosition>?

  /// The value that stood in the binding before what was written, until what was written has come back.
  private var valueBeforeEcho: MapCameraPosition?

  /// How often a person had moved the map when that was last told.
  private var toldMoves: UInt32 = 0

  private var isFirst = true

  init(_ position: MapCameraPosition) {
    seen = position
  }

  /// Takes the binding of an update and gives what it asks for; `nil` where that is nothing new.
  mutating func update(_ binding: Binding<MapCameraPosition>?) -> MapCameraPosition? {
    self.binding = binding
    let value = binding?.wrappedValue ?? seen
    if isFirst {
      isFirst = false
      seen = value
      return value
    }
    if let before = valueBeforeEcho {
      // A store that answers late still has the value from before.
      if value == before, value != seen { return nil }
      valueBeforeEcho = nil
    }
    if value == seen { return nil }
    seen = value
    return value
  }

  /// Writes that a person has moved the map so many times by now, where that was not told yet.
  mutating func tell(of userMoves: UInt32) {
    guard userMoves != toldMoves else { return }
    toldMoves = userMoves
    if seen.positionedByUser, valueBeforeEcho == nil { return }
    if !seen.positionedByUser { valueBeforeEcho = seen }
    seen = .user
    guard let binding else {
      valueBeforeEcho = nil
      return
    }
    binding.wrappedValue = .user
    // Most stores have the value at once; what they hold afterwards is a request.
    if binding.wrappedValue.positionedByUser { valueBeforeEcho = nil }
  }
}
