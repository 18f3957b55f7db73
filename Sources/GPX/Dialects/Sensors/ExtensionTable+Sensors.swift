extension ExtensionTable {
  /// A measurement in every row.
  func values(of quantity: SensorQuantity, rowCount: Int) -> NumberColumn {
    let columns = groups.map { values(of: quantity, in: $0) }
    var result = NumberColumn()
    if columns.contains(where: { $0.presentCount > 0 }) {
      forEachRow { row, group, place in
        guard place < columns[group].count, let value = columns[group][place] else { return }
        result.append(value, row: row)
      }
    }
    result.pad(to: rowCount)
    return result
  }

  /// A measurement in the rows of a group; a column without entries where the shape has no place
  /// for it.
  private func values(of quantity: SensorQuantity, in group: Group) -> NumberColumn {
    var result = NumberColumn()
    for slots in slots(of: quantity, in: group.shape) {
      if result.presentCount == group.count { break }
      let more = numbers(slots, in: group)
      result = result.isEmpty ? more : NumberColumn(zip(result, more).lazy.map { $0 ?? $1 })
    }
    return result
  }

  /// The slots of the texts of every place of a quantity, in the order in which the places count.
  private func slots(of quantity: SensorQuantity, in shape: ExtensionShape) -> [[Int]] {
    // The texts are the numbers of their slots, which tell where a place is.
    let elements = shape.elements(namespaces: namespaces) { "\($0)" }
    var result: [[Int]] = []
    for place in SensorPlaces.find(quantity, in: elements) {
      var slots: [Int] = []
      for case .text(let text) in place.element.content {
        if let slot = Int(text) { slots.append(slot) }
      }
      if !slots.isEmpty { result.append(slots) }
    }
    return result
  }

  private func numbers(_ slots: [Int], in group: Group) -> NumberColumn {
    if slots.count == 1 { return group.columns[slots[0]].numbers }
    var result = NumberColumn()
    for place in 0..<group.count {
      var text = ""
      for slot in slots { text += group.columns[slot].text(place) }
      result.append(readNumber(text))
    }
    return result
  }
}

extension SlotColumn {
  /// The powers of ten that a scale can have and a `Double` holds exactly.
  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18,
  ]

  /// All numbers, nil where a text is none.
  var numbers: NumberColumn {
    // Quotients of two integers that a `Double` holds are rounded once, and so are exact.
    let largest = Int64(1) << 53
    let powers = Self.powers
    var result = NumberColumn()
    for index in 0..<count {
      if let decimal = decimal(index), decimal.mantissa.magnitude <= largest {
        result.append(Double(decimal.mantissa) / powers[Int(decimal.scale)])
      } else {
        result.append(number(index))
      }
    }
    return result
  }
}
