#if arch(wasm32)
internal import Drawing

// What Web/host.js calls, besides `start` of the program. Numbers that the script cannot know are refused
// with 0; nothing here traps on them.

/// Makes room for the name (0) or the bytes (1) of a document and returns where.
@_expose(wasm, "reserve")
@_cdecl("switchback_reserve")
func exportedReserve(_ part: Int32, _ count: Int32) -> UInt32 {
  guard let part = WebHost.Incoming(rawValue: part), count >= 0 else { return 0 }
  return WebHost.running?.reserve(part, count: Int(count)) ?? 0
}

/// Takes the document that was written into the room.
@_expose(wasm, "load")
@_cdecl("switchback_load")
func exportedLoad() {
  WebHost.running?.loadIncoming()
}

/// Takes a part of the world that was written into the room for bytes; `isThere` is 0 where it cannot be read.
@_expose(wasm, "takeWorld")
@_cdecl("switchback_takeWorld")
func exportedTakeWorld(_ request: UInt32, _ isThere: Int32) {
  WebHost.running?.takeWorld(isThere != 0, for: request)
}

@_expose(wasm, "resize")
@_cdecl("switchback_resize")
func exportedResize(_ width: Double, _ height: Double, _ scale: Double, _ isDark: Int32) {
  WebHost.running?.resize(
    to: CGSize(width: width, height: height),
    scale: scale,
    colorScheme: isDark != 0 ? .dark : .light
  )
}

/// Takes an event, the fields of `InputEvent` in their order, and returns 1 if it was used.
@_expose(wasm, "send")
@_cdecl("switchback_send")
func exportedSend(
  _ kind: Int32,
  _ time: Double,
  _ x: Double,
  _ y: Double,
  _ pointer: Int32,
  _ device: Int32,
  _ buttons: Int32,
  _ deltaX: Double,
  _ deltaY: Double,
  _ modifiers: Int32,
  _ key: Int32
) -> Int32 {
  guard let kind = InputEvent.Kind(rawValue: UInt8(truncatingIfNeeded: kind)) else { return 0 }
  var event = InputEvent(kind, time: time)
  event.location = CGPoint(x: x, y: y)
  event.pointer = pointer
  event.device = InputEvent.Device(rawValue: UInt8(truncatingIfNeeded: device)) ?? .mouse
  event.buttons = UInt8(truncatingIfNeeded: buttons)
  event.deltaX = deltaX
  event.deltaY = deltaY
  event.modifiers = InputEvent.Modifiers(rawValue: UInt8(truncatingIfNeeded: modifiers))
  event.key = InputEvent.Key(rawValue: UInt8(truncatingIfNeeded: key)) ?? .other
  return WebHost.running?.send(event) == true ? 1 : 0
}

/// Returns where the frame of that time lies: the number of its words, then the words.
@_expose(wasm, "frame")
@_cdecl("switchback_frame")
func exportedFrame(_ time: Double) -> UInt32 {
  WebHost.running?.frame(at: time) ?? 0
}

@_expose(wasm, "isAnimating")
@_cdecl("switchback_isAnimating")
func exportedIsAnimating() -> Int32 {
  WebHost.running?.isAnimating == true ? 1 : 0
}

@_expose(wasm, "accessibilityRevision")
@_cdecl("switchback_accessibilityRevision")
func exportedAccessibilityRevision() -> UInt32 {
  WebHost.running?.accessibilityRevision ?? 0
}

/// Returns where the list of the elements lies.
@_expose(wasm, "accessibilityElements")
@_cdecl("switchback_accessibilityElements")
func exportedAccessibilityElements() -> UInt32 {
  WebHost.running?.accessibilityElements() ?? 0
}

/// Does what assistive technology asks for and returns 1 if that could be done.
@_expose(wasm, "perform")
@_cdecl("switchback_perform")
func exportedPerform(_ action: Int32, _ id: UInt32, _ time: Double) -> Int32 {
  guard
    let action = AccessibilityElement.Action(rawValue: UInt8(truncatingIfNeeded: action))
  else { return 0 }
  return WebHost.running?.perform(action, on: id, at: time) == true ? 1 : 0
}

#endif
