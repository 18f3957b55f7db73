public import Geodesy
public import SwitchbackUI

/// A balloon whose tip stands at a place on the map, with a title below it.
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never

  @usableFromInline let title: String
  @usableFromInline let coordinate: CLLocationCoordinate2D
  @usableFromInline let glyph: MarkerGlyph

  @inlinable
  init(title: String, coordinate: CLLocationCoordinate2D, glyph: MarkerGlyph) {
    self.title = title
    self.coordinate = coordinate
    self.glyph = glyph
  }

  @inlinable
  public static func _visit(_ marker: Self, _ visitor: inout MapContentVisitor) {
    visitor.marker(marker.title, coordinate: marker.coordinate, glyph: marker.glyph)
  }
}

extension Marker where Label == Text {
  /// Creates a marker with the head of a pin in it.
  @inlinable
  public init<Title: StringProtocol>(_ title: Title, coordinate: CLLocationCoordinate2D) {
    self.init(title: String(title), coordinate: coordinate, glyph: .none)
  }

  /// Creates a marker with up to three letters in it.
  @inlinable
  public init<Title: StringProtocol>(
    _ title: Title,
    monogram: Text,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(title: String(title), coordinate: coordinate, glyph: .monogram(monogram.string))
  }

  /// Creates a marker with the head of a pin in it, whose title is a text.
  ///
  /// Only the words of the text count: titles are all drawn alike.
  @inlinable
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Text) {
    self.init(title: label().string, coordinate: coordinate, glyph: .none)
  }
}

extension Marker where Label == SwitchbackUI.Label<Text, Image> {
  /// Creates a marker with a symbol in it.
  @inlinable
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(title: String(title), coordinate: coordinate, glyph: .symbol(systemImage))
  }

  /// Creates a marker with the title and the symbol of a label.
  @inlinable
  public init(
    coordinate: CLLocationCoordinate2D,
    @ViewBuilder label: () -> SwitchbackUI.Label<Text, Image>
  ) {
    let label = label()
    self.init(
      title: label.title.string,
      coordinate: coordinate,
      glyph: .symbol(label.icon.name)
    )
  }
}
