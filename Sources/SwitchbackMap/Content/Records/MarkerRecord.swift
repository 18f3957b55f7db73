internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// A marker in a map's content.
final class MarkerRecord: AnnotationContentRecord {
  // Only the walk writes these: see `MapRecord.position`.
  @exclusivity(unchecked) private(set) var glyphBits: MarkerGlyph.Bits
  @exclusivity(unchecked) var tint: Color?

  private(set) var glyph: MarkerGlyph

  init(
    number: UInt32,
    words: _AnnotationWords,
    coordinate: CLLocationCoordinate2D,
    glyph: MarkerGlyph,
    style: MapContentStyle,
    latest: LatestSurroundings
  ) {
    self.glyph = glyph
    glyphBits = glyph.bits
    tint = style.tint
    super.init(
      .marker,
      number: number,
      words: words,
      coordinate: coordinate,
      style: style,
      latest: latest
    )
  }

  /// Gives the balloon a glyph and tells whether it is another one; the newest is kept in any case.
  func setGlyph(_ glyph: MarkerGlyph) -> Bool {
    let isNew = !self.glyph.isSame(as: glyph)
    self.glyph = glyph
    glyphBits = glyph.bits
    return isNew
  }

  override func makeView() -> MKAnnotationView {
    let view = MKMarkerAnnotationView(annotation: self, reuseIdentifier: nil)
    view.markerTintColor = tint
    applyTitles(to: view)
    applyGlyph(to: view)
    return view
  }

  func applyGlyph(to view: MKMarkerAnnotationView) {
    view.glyphText = nil
    view.glyphImage = nil
    switch glyph {
    case .none: break
    case .symbol(let name):
      let environment = latest.surroundings.environment
      view.glyphImage = UIImage(symbol: Symbol.named(name) { environment.reportOnce($0) })
    case .monogram(let text): view.glyphText = text
    }
  }

  func applyTitles(to view: MKMarkerAnnotationView) {
    view.titleVisibility = MKFeatureVisibility(titles)
    view.subtitleVisibility = MKFeatureVisibility(subtitles)
  }
}

extension MKFeatureVisibility {
  fileprivate init(_ visibility: Visibility) {
    switch visibility {
    case .automatic: self = .adaptive
    case .visible: self = .visible
    case .hidden: self = .hidden
    }
  }
}
