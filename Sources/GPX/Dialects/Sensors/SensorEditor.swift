/// Writes a measurement into the extensions of a point, or takes it out of them.
struct SensorEditor {
  let quantity: SensorQuantity

  /// The text of the number; nil to take the quantity away.
  private let text: String?

  init(_ quantity: SensorQuantity, _ number: Double?) {
    self.quantity = quantity
    text = number.map(decimalText)
  }

  /// Changes or removes every element of the quantity, and adds one where none is written yet.
  func edit(_ elements: inout [ExtensionElement], isWritten: Bool) {
    var isWritten = isWritten
    var result: [ExtensionElement] = []
    result.reserveCapacity(elements.count + 1)
    for element in elements {
      if SensorPlaces.rank(of: element.name, as: quantity, in: .none) != nil {
        if let changed = changed(element) { result.append(changed) }
        isWritten = true
      } else if let holding = SensorHolding(element.name) {
        var holder = element
        if edit(&holder, holding, isOpened: false) { isWritten = true }
        if !holder.content.isEmpty || element.content.isEmpty { result.append(holder) }
      } else {
        result.append(element)
      }
    }
    if !isWritten, let text { add(text, to: &result) }
    elements = result
  }

  /// Changes what is in a holder; true where there was something to change.
  private func edit(
    _ holder: inout ExtensionElement,
    _ holding: SensorHolding,
    isOpened: Bool
  ) -> Bool {
    var isFound = false
    var content: [ExtensionElement.Content] = []
    for part in holder.content {
      guard case .element(let element) = part else {
        content.append(part)
        continue
      }
      if SensorPlaces.rank(of: element.name, as: quantity, in: holding) != nil {
        if let changed = changed(element) { content.append(.element(changed)) }
        isFound = true
      } else if !isOpened, SensorHolding.isOpening(element.name) {
        var inner = element
        if edit(&inner, holding, isOpened: true) { isFound = true }
        if !inner.content.isEmpty || element.content.isEmpty { content.append(.element(inner)) }
      } else {
        content.append(part)
      }
    }
    holder.content = content
    return isFound
  }

  private func changed(_ element: ExtensionElement) -> ExtensionElement? {
    guard let text else { return nil }
    var result = element
    result.content = [.text(text)]
    return result
  }
}

// MARK: - Adding

extension SensorEditor {
  private static let trackPointAddress = "http://www.garmin.com/xmlschemas/TrackPointExtension/v2"
  private static let powerAddress = "http://www.garmin.com/xmlschemas/PowerExtension/v1"

  /// The elements of Garmin's `TrackPointExtension` v2 in the order of its schema; v1 has the first
  /// five.
  private static let trackPointOrder: [StaticString] = [
    "atemp", "wtemp", "depth", "hr", "cad", "speed", "course", "bearing", "Extensions",
  ]

  /// The place of the quantity in ``trackPointOrder``; nil for power, which has a schema of its own.
  private var trackPointPlace: Int? {
    switch quantity {
    case .temperature: 0
    case .waterTemperature: 1
    case .depth: 2
    case .heartRate: 3
    case .cadence: 4
    case .speed: 5
    case .course: 6
    case .power: nil
    }
  }

  private func add(_ text: String, to elements: inout [ExtensionElement]) {
    guard let place = trackPointPlace else {
      let name = QualifiedName("PowerInWatts", prefix: "gpxpx", namespace: Self.powerAddress)
      elements.append(ExtensionElement(name, text: text))
      return
    }
    if let index = elements.firstIndex(where: { Self.isTrackPoint($0.name) }) {
      insert(text, at: place, into: &elements[index])
      return
    }
    let name = QualifiedName(
      "TrackPointExtension",
      prefix: "gpxtpx",
      namespace: Self.trackPointAddress
    )
    var holder = ExtensionElement(name)
    insert(text, at: place, into: &holder)
    elements.append(holder)
  }

  private static func isTrackPoint(_ name: QualifiedName) -> Bool {
    guard SensorHolding(name) == .trackPoint, let namespace = name.namespace else { return false }
    // That of GpxExtensions has other elements, and none for most quantities.
    return namespace.mentions("trackpointextension")
  }

  /// Puts an element where the schema wants it.
  private func insert(_ text: String, at place: Int, into holder: inout ExtensionElement) {
    if quantity.receptionField != nil { Self.raiseVersion(of: &holder) }
    var name = holder.name
    name.localName = Self.trackPointOrder[place].text
    let index = holder.content.firstIndex { part in
      guard case .element(let element) = part else { return false }
      return Self.trackPointOrder[(place + 1)...].contains {
        element.name.localName.isSpelled($0)
      }
    }
    let element = ExtensionElement(name, text: text)
    holder.content.insert(.element(element), at: index ?? holder.content.count)
  }

  /// Makes version 2 of version 1, which has neither speed nor course and all else alike.
  private static func raiseVersion(of holder: inout ExtensionElement) {
    guard isVersion1(holder.name) else { return }
    holder.name.namespace = trackPointAddress
    for (index, part) in holder.content.enumerated() {
      guard case .element(var element) = part, isVersion1(element.name) else { continue }
      element.name.namespace = trackPointAddress
      holder.content[index] = .element(element)
    }
  }

  private static func isVersion1(_ name: QualifiedName) -> Bool {
    name.namespace?.mentions("trackpointextension/v1") ?? false
  }
}
