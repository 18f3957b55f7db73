internal import Basemap
internal import Drawing
internal import SwitchbackUI

/// The names of the base map that are shown, or go.
struct PlaceNameScene {
  var records: [Int: PlaceNameRecord] = [:]

  /// Those of the last frame, in the order of their importance.
  var shown: [PlaceNameRecord] = []

  /// The number of the last frame.
  var turn: UInt32 = 0

  /// By what the looks of the records were chosen.
  var zoom = -1

  /// Whether the first names are there, which do not come in.
  var hasNames = false

  /// Whether later frames differ without an event.
  func isAnimating(at time: Double) -> Bool {
    shown.contains { $0.presence.isChanging(at: time) }
  }
}

extension MKMapView {
  /// How far beyond the edges of the map names keep their room, so that they do not take that of others when they come
  /// into sight, in points.
  private static let nameMargin: CGFloat = 120

  /// Finds room for the names of the base map, after all that lies on it.
  func placeNames(beside room: LabelPlacement?) {
    guard let worldMap, let host else { return }
    let zoom = viewport.zoom
    // Looks change in steps, not in each frame.
    if Int(zoom.rounded(.down)) != names.zoom {
      names.zoom = Int(zoom.rounded(.down))
      names.records = names.records.filter { $0.value.presence != Presence(0) }
    }
    names.turn &+= 1
    var room = room ?? roomBesideAnnotations()
    room.occupy(lowestRow)
    let area = bounds.insetBy(dx: -Self.nameMargin, dy: -Self.nameMargin)
    var shown: [PlaceNameRecord] = []
    for name in worldMap.names(for: WorldView(viewport), language: host.language) {
      let isWanted = name.minZoom <= zoom
      if !isWanted, names.records[name.id] == nil { continue }
      let point = viewport.point(for: viewport.nearestCopy(of: name.place))
      guard area.contains(point) else { continue }
      let record = record(of: name, host: host)
      record.turn = names.turn
      record.point = point
      let isShown = place(record, in: &room, isWanted: isWanted)
      record.presence.move(
        to: isShown ? 1 : 0,
        at: clock,
        over: isStill || !names.hasNames ? 0 : Self.fade
      )
      record.presence.begin(at: clock)
      if isShown || record.presence.isChanging(at: clock) { shown.append(record) }
    }
    for record in names.shown where record.turn != names.turn {
      names.records.removeValue(forKey: record.name.id)
    }
    names.shown = shown
    names.hasNames = names.hasNames || !shown.isEmpty
  }

  /// Where the scale and the credits may be, which names would make hard to read.
  private var lowestRow: CGRect {
    let height: CGFloat = 40
    return CGRect(
      x: controlInsets.left,
      y: bounds.height - controlInsets.bottom - height,
      width: bounds.width - controlInsets.left - controlInsets.right,
      height: height
    )
  }

  private func record(of name: PlaceName, host: any Host) -> PlaceNameRecord {
    if let record = names.records[name.id] { return record }
    let style = PlaceNameStyle(name, zoom: Double(names.zoom))
    let record = PlaceNameRecord(name, style: style, host: host)
    names.records[name.id] = record
    return record
  }

  /// Finds room for a name that is wanted, where it was before if it can.
  private func place(
    _ record: PlaceNameRecord,
    in room: inout LabelPlacement,
    isWanted: Bool
  ) -> Bool {
    let frames = record.frames(at: record.point)
    let wasShown = record.presence.target == 1
    let slack = wasShown ? LabelPlacement.hysteresis : 0
    let dot = CGRect(origin: record.point, size: .zero).insetBy(dx: -3, dy: -3)
    if !isWanted || record.style.dot > 0 && !room.isFree(dot) {
      record.frame = frames[min(record.side, frames.count - 1)]
      return false
    }
    let first = wasShown ? min(record.side, frames.count - 1) : 0
    for step in 0..<frames.count {
      let side = (first + step) % frames.count
      let frame = frames[side]
      guard room.isFree(frame.insetBy(dx: slack, dy: slack)) else { continue }
      record.side = side
      record.frame = frame
      room.occupy(frame.insetBy(dx: -2, dy: -1))
      if record.style.dot > 0 { room.occupy(dot) }
      return true
    }
    record.frame = frames[first]
    return false
  }

  /// Draws the names that were placed, the most important last.
  func drawNames(into commands: inout DrawingCommands, context: RenderContext) {
    for record in names.shown.reversed() { record.draw(into: &commands, context: context) }
  }
}
