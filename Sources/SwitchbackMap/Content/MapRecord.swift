internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// What stands in a place of a map's content, for as long as it stands there.
class MapRecord: SlotRecord {
  /// The number of the record in the log of operations.
  let number: UInt32

  /// The walk that last came to it.
  var lastSeen: UInt32 = 0

  /// Where it lies among the records; a higher one is drawn later, and 0 is not given yet.
  var order: Double = 0 {
    didSet { didChangeOrder() }
  }

  /// How far the record is on its way from the content off the map.
  var stage = Stage.present

  var isLeaving: Bool { stage == .leaving }

  enum Stage {
    case present

    /// The content no longer has it, and its exit transition runs.
    case leaving

    /// It is no longer on the map: content that comes back in its place is something new.
    case gone
  }

  init(number: UInt32) {
    self.number = number
  }

  /// Hands the order on to what the map draws.
  func didChangeOrder() {}
}

/// A line in a map's content.
final class PolylineRecord: MapRecord {
  var source: PolylineSource
  var strokeColor: Color
  var stroke: StrokeStyle
  var level: MKOverlayLevel
  var overlay: OverlayRecord?

  init(
    number: UInt32,
    source: PolylineSource,
    strokeColor: Color,
    stroke: StrokeStyle,
    level: MKOverlayLevel
  ) {
    self.source = source
    self.strokeColor = strokeColor
    self.stroke = stroke
    self.level = level
    super.init(number: number)
  }

  override func didChangeOrder() {
    overlay?.order = order
  }

  /// A renderer in the record's style.
  func makeRenderer(for polyline: MKPolyline) -> MKPolylineRenderer {
    let renderer = MKPolylineRenderer(polyline: polyline)
    apply(to: renderer)
    return renderer
  }

  func apply(to renderer: MKPolylineRenderer) {
    renderer.strokeColor = strokeColor
    renderer.lineWidth = stroke.lineWidth
    renderer.lineCap = stroke.lineCap
    renderer.lineJoin = stroke.lineJoin
    renderer.miterLimit = stroke.miterLimit
    renderer.lineDashPhase = stroke.dashPhase
    renderer.lineDashPattern = stroke.dash.isEmpty ? nil : stroke.dash
  }
}

/// An annotation in a map's content.
final class AnnotationContentRecord: MapRecord {
  let annotation: MKPointAnnotation
  let view: MKAnnotationView

  /// What the map keeps of the annotation.
  var shown: AnnotationRecord?

  /// What stands in the balloon of a marker, as of the last update.
  var glyph: MarkerGlyph?

  init(number: UInt32, annotation: MKPointAnnotation, view: MKAnnotationView) {
    self.annotation = annotation
    self.view = view
    super.init(number: number)
  }

  override func didChangeOrder() {
    shown?.order = order
  }
}
