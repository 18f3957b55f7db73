internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// How many annotations assistive technology is told of wherever they are; of more, those that are seen.
  private static let mostDescribed = 400

  /// The annotations that assistive technology is told of, in the order of adding, with clusters for their members.
  private var describedRecords: [AnnotationRecord] {
    let isFew = annotationRecords.count <= Self.mostDescribed
    // What is nowhere on the map cannot be gone to.
    if isFew, scene.groups.isEmpty {
      return annotationRecords.filter { !$0.isLeaving && $0.place.isOnMap }
    }
    var records = drawingOrder.filter { !$0.isLeaving && $0.sight.gathering == nil }
    if isFew {
      let seen = Set(records.map { $0.annotation.identity })
      records += annotationRecords.filter {
        !$0.isLeaving && $0.group == nil && $0.place.isOnMap
          && !seen.contains($0.annotation.identity)
      }
    }
    return records.inOrder
  }

  /// Tells assistive technology of the map, its annotations and its controls.
  func describe(
    to elements: inout [AccessibilityElement],
    depth: UInt8,
    identifiers: inout AccessibilityIdentifiers
  ) {
    let id = accessibilityID ?? identifiers.next()
    accessibilityID = id
    elements.append(
      AccessibilityElement(
        id: id,
        role: .map,
        label: accessibilityLabel ?? "Map",
        frame: bounds,
        depth: depth
      )
    )
    for record in describedRecords {
      let id = record.accessibilityID ?? identifiers.next()
      record.accessibilityID = id
      elements.append(element(for: record, id: id, depth: depth + 1))
      describeControls(of: record, to: &elements, identifiers: &identifiers)
      if hasCallout(record) {
        describeCallout(to: &elements, depth: depth + 1, identifiers: &identifiers)
      }
    }
    controls.appendAccessibilityElements(to: &elements, depth: depth + 1, identifiers: &identifiers)
  }

  /// Does what assistive technology asks for and tells whether it could.
  func answer(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    clock = max(clock, time)
    defer { tellOfCamera() }
    if id == accessibilityID { return performOnMap(action) }
    if answerCallout(action, on: id) { return true }
    if let record = describedRecords.first(where: { $0.accessibilityID == id }) {
      switch action {
      case .activate:
        if record !== selectedRecord {
          if !canChoose(record) { return false }
          activate(record)
        } else if !carryOrPutDown(record) {
          select(nil, animated: true)
        }
      case .focus:
        focusedRecord = record
        bringIntoView(record)
      case .increment, .decrement: return false
      }
      setNeedsDisplay()
      return true
    }
    if answerControls(action, on: id, at: time) { return true }
    defer { answer(controlRequests) }
    return controls.perform(action, on: id, at: time)
  }

  private func performOnMap(_ action: AccessibilityElement.Action) -> Bool {
    switch action {
    case .increment: zoom(levels: 1, at: clock)
    case .decrement: zoom(levels: -1, at: clock)
    case .focus: focusedRecord = nil
    case .activate: return false
    }
    return true
  }

  private func element(
    for record: AnnotationRecord,
    id: UInt32,
    depth: UInt8
  ) -> AccessibilityElement {
    let point = viewport.point(for: viewport.nearestCopy(of: record.place))
    let name = record.view?.accessibleName ?? record.annotation.title ?? ""
    let isActionable = canChoose(record)
    var element = AccessibilityElement(
      id: id,
      role: isActionable ? .button : .image,
      label: name.isEmpty ? "Annotation" : name,
      value: isCarried(record) ? "Picked up" : record.annotation.subtitle ?? "",
      frame: record.view?.frame(standingAt: point) ?? CGRect(origin: point, size: .zero),
      isSelected: record === selectedRecord,
      isActionable: isActionable,
      depth: depth
    )
    if isCarried(record) {
      element.hint = "Arrow keys move it, Enter puts it down, Escape puts it back"
    } else if record === selectedRecord, canBeCarried(record) {
      element.hint = "Enter picks it up, to be moved by arrow keys"
    }
    return element
  }

  /// Moves the map where what the record stands for is out of sight or near an edge.
  func bringIntoView(_ record: AnnotationRecord) {
    guard record.place.isOnMap else { return }
    let room = CGRect(
      x: contentInsets.left,
      y: contentInsets.top,
      width: bounds.width - contentInsets.left - contentInsets.right,
      height: bounds.height - contentInsets.top - contentInsets.bottom
    ).insetBy(dx: 24, dy: 24)
    let point = viewport.point(for: viewport.nearestCopy(of: record.place))
    if room.contains(point) { return }
    cameraController.pan(
      x: Double(point.x - room.midX),
      y: Double(point.y - room.midY),
      at: clock,
      animated: !isStill
    )
  }
}

extension MKMapView {
  private func describeCallout(
    to elements: inout [AccessibilityElement],
    depth: UInt8,
    identifiers: inout AccessibilityIdentifiers
  ) {
    guard let record = scene.callout?.record, record.point != nil, let view = record.view
    else { return }
    for (index, accessory) in view.calloutAccessories.enumerated() {
      guard let control = accessory as? UIControl, !control.isHidden else { continue }
      let id = scene.callout?.accessoryIDs[index] ?? identifiers.next()
      scene.callout?.accessoryIDs[index] = id
      elements.append(
        AccessibilityElement(
          id: id,
          role: .button,
          label: control.accessibilityLabel ?? "More",
          frame: control.frame,
          isActionable: control.isEnabled,
          depth: depth
        )
      )
    }
  }

  /// Tells of what can be operated in an annotation's view, beside the annotation itself.
  private func describeControls(
    of record: AnnotationRecord,
    to elements: inout [AccessibilityElement],
    identifiers: inout AccessibilityIdentifiers
  ) {
    guard let view = record.view, let annotation = elements.last else { return }
    var inside: [AccessibilityElement] = []
    view.appendAccessibilityElements(
      to: &inside,
      depth: annotation.depth,
      identifiers: &identifiers
    )
    for var element in inside where element.isControl {
      element.frame = element.frame.offsetBy(dx: annotation.frame.minX, dy: annotation.frame.minY)
      element.depth = annotation.depth
      elements.append(element)
    }
  }

  private func answerControls(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    let owner = describedRecords.first { $0.view?.perform(action, on: id, at: time) == true }
    guard let owner else { return false }
    if action == .focus { bringIntoView(owner) }
    setNeedsDisplay()
    return true
  }

  private func answerCallout(_ action: AccessibilityElement.Action, on id: UInt32) -> Bool {
    guard let callout = scene.callout, let view = callout.record.view,
      let index = callout.accessoryIDs.firstIndex(of: id), index < view.calloutAccessories.count
    else { return false }
    if action == .activate { tellOfTap(view.calloutAccessories[index], on: view) }
    return action == .activate || action == .focus
  }
}

extension AccessibilityElement {
  /// Whether it is there to be operated, not to be read.
  fileprivate var isControl: Bool {
    switch role {
    case .button, .toggle, .slider, .link: true
    case .group, .map, .image, .text: isActionable
    }
  }
}
