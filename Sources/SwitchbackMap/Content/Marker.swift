public import Geodesy
public import SwitchbackUI

/// A balloon whose tip stands at a place on the map, with a title below it.
public struct Marker: MapContent {
  public typealias Body = Never

  private let title: String
  private let coordinate: CLLocationCoordinate2D
  private let glyph: MarkerGlyph

  /// Creates a marker with the head of a pin in it.
  public init(_ title: String, coordinate: CLLocationCoordinate2D) {
    self.init(title, coordinate: coordinate, glyph: .none)
  }

  /// Creates a marker with a symbol in it.
  public init(_ title: String, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(title, coordinate: coordinate, glyph: .symbol(systemImage))
  }

  /// Creates a marker with up to three letters in it.
  public init(_ title: String, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(title, coordinate: coordinate, glyph: .monogram(monogram.string))
  }

  private init(_ title: String, coordinate: CLLocationCoordinate2D, glyph: MarkerGlyph) {
    self.title = title
    self.coordinate = coordinate
    self.glyph = glyph
  }

  public static func _visit(_ marker: Marker, _ visitor: inout MapContentVisitor) {
    visitor.annotation(
      title: marker.title,
      coordinate: marker.coordinate,
      look: .marker(marker.glyph)
    )
  }
}

/// What stands in a marker's balloon.
enum MarkerGlyph: Sendable {
  case none
  case symbol(String)
  case monogram(String)

  /// Whether the two look the same.
  func isSame(as other: MarkerGlyph) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.symbol(let name), .symbol(let other)): name.hasSameBytes(as: other)
    case (.monogram(let text), .monogram(let other)): text.hasSameBytes(as: other)
    default: false
    }
  }
}
