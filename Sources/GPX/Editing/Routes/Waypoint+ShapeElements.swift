extension Waypoint {
  /// The elements behind ``shapePoints``, in their order, those without a place as well.
  var shapeElements: [ExtensionElement] {
    var result: [ExtensionElement] = []
    for holder in extensions where holder.holdsShape {
      for child in holder.children where child.isShape { result.append(child) }
    }
    return result
  }

  /// The name of the element that holds the shape, where there is one.
  var shapeHolderName: QualifiedName? { extensions.first { $0.holdsShape }?.name }

  /// The point with other elements behind ``shapePoints``, and all else that it has.
  ///
  /// They come into the element that holds them, which gets a name where there is none, and goes where
  /// nothing is left in it.
  func replacingShape(with elements: [ExtensionElement], holder name: QualifiedName?) -> Waypoint {
    var result = self
    result.extensions = []
    var rest = elements
    for element in extensions {
      guard element.holdsShape, element.children.contains(where: { $0.isShape }) || !rest.isEmpty
      else {
        result.extensions.append(element)
        continue
      }
      var holder = element
      holder.content.removeAll { part in
        if case .element(let child) = part { child.isShape } else { false }
      }
      holder.content += rest.map { .element($0) }
      rest = []
      if !holder.content.isEmpty || !holder.attributes.isEmpty { result.extensions.append(holder) }
    }
    if !rest.isEmpty, let name {
      result.extensions.append(ExtensionElement(name, content: rest.map { .element($0) }))
    }
    return result
  }

  /// The point without places on the way to the next one.
  func removingShape() -> Waypoint { replacingShape(with: [], holder: nil) }
}

extension ExtensionElement {
  fileprivate var holdsShape: Bool { name.localName.isSpelled("RoutePointExtension") }

  fileprivate var isShape: Bool { name.localName.isSpelled("rpt") }
}
