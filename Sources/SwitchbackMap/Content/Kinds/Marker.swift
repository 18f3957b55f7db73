public import Geodesy
public import SwitchbackUI

/// A balloon whose tip stands at a place on the map, with a title below it.
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never

  @usableFromInline let words: _AnnotationWords
  @usableFromInline let coordinate: CLLocationCoordinate2D
  @usableFromInline let glyph: MarkerGlyph

  @inlinable
  init(_ words: _AnnotationWords, coordinate: CLLocationCoordinate2D, glyph: MarkerGlyph) {
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
    self.init(_AnnotationWords(String(title)), coordinate: coordinate, glyph: .none)
  }

  /// Creates a marker with up to three letters in it.
  @inlinable
  public init<Title: StringProtocol>(
    _ title: Title,
    monogram: Text,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      _AnnotationWords(String(title)),
      coordinate: coordinate,
      glyph: .monogram(monogram.string)
    )
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
    self.init(_AnnotationWords(String(title)), coordinate: coordinate, glyph: .symbol(systemImage))
  }
}

extension Marker where Label: _AnnotationLabel {
  /// Creates a marker whose title is a text, or the title of a label, whose symbol stands in the balloon then.
  ///
  /// A second text is the subtitle. Only the words of texts count: titles are all drawn alike.
  @inlinable
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(
      Label._words(of: label),
      coordinate: coordinate,
      glyph: Label._symbol(of: label).map { .symbol($0) } ?? .none
    )
  }
}
