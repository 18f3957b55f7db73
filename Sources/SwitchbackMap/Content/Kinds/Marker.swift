public import Geodesy
public import SwitchbackUI

/// A balloon whose tip stands at a place on the map, with a title below it.
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never

  @usableFromInline let words: AnnotationWords
  @usableFromInline let coordinate: CLLocationCoordinate2D
  @usableFromInline let glyph: MarkerGlyph

  @inlinable
  init(_ words: AnnotationWords, coordinate: CLLocationCoordinate2D, glyph: MarkerGlyph) {
    self.words = words
    self.coordinate = coordinate
    self.glyph = glyph
  }

  @inlinable
  public static func _visit(_ marker: Self, _ visitor: inout MapContentVisitor) {
    visitor.marker(marker.words, coordinate: marker.coordinate, glyph: marker.glyph)
  }
}

extension Marker where Label == Text {
  /// Creates a marker with the head of a pin in it.
  @inlinable
  public init<Title: StringProtocol>(_ title: Title, coordinate: CLLocationCoordinate2D) {
    self.init(AnnotationWords(String(title)), coordinate: coordinate, glyph: .none)
  }

  /// Creates a marker with up to three letters in it.
  @inlinable
  public init<Title: StringProtocol>(
    _ title: Title,
    monogram: Text,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      AnnotationWords(String(title)),
      coordinate: coordinate,
      glyph: .monogram(monogram.string)
    )
  }

  /// Creates a marker with the head of a pin in it, whose title is a text.
  ///
  /// Only the words of the text count: titles are all drawn alike.
  @inlinable
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Text) {
    self.init(AnnotationWords(label().string), coordinate: coordinate, glyph: .none)
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
    self.init(AnnotationWords(String(title)), coordinate: coordinate, glyph: .symbol(systemImage))
  }

  /// Creates a marker with the title and the symbol of a label.
  @inlinable
  public init(
    coordinate: CLLocationCoordinate2D,
    @ViewBuilder label: () -> SwitchbackUI.Label<Text, Image>
  ) {
    let label = label()
    self.init(
      AnnotationWords(label.title.string),
      coordinate: coordinate,
      glyph: .symbol(label.icon.name)
    )
  }
}

extension Marker where Label == ViewPair<Text, Text> {
  /// Creates a marker with the head of a pin in it, whose title is the first of two texts and whose subtitle the second.
  @inlinable
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> ViewPair<Text, Text>) {
    self.init(AnnotationWords(label()), coordinate: coordinate, glyph: .none)
  }
}

extension Marker where Label == ViewPair<SwitchbackUI.Label<Text, Image>, Text> {
  /// Creates a marker with the title and the symbol of a label, whose subtitle is the text after it.
  @inlinable
  public init(
    coordinate: CLLocationCoordinate2D,
    @ViewBuilder label: () -> ViewPair<SwitchbackUI.Label<Text, Image>, Text>
  ) {
    let label = label()
    self.init(AnnotationWords(label), coordinate: coordinate, glyph: .symbol(label.first.icon.name))
  }
}
