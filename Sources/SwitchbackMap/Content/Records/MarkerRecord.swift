internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// A marker in a map's content.
final class MarkerRecord: AnnotationContentRecord {
  var glyph: MarkerGlyph
  var tint: Color?

  init(
    number: UInt32,
    name: String,
    coordinate: CLLocationCoordinate2D,
    glyph: MarkerGlyph,
    style: MapContentStyle,
    latest: LatestSurroundings
  ) {
    self.glyph = glyph
    tint = style.tint
    super.init(
      .marker,
      number: number,
      name: name,
      coordinate: coordinate,
      style: style,
      latest: latest
    )
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
    view.titleVisibility = titles == .hidden ? .hidden : .adaptive
  }
}
