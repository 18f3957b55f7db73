internal import Basemap
public import Drawing
public import SwitchbackUI

/// A map that keeps its state itself and is told to change.
///
/// Names and meanings are those of MapKit's class. Pitch is not drawn: the map is seen straight from above. Use it from
/// one thread, as on Apple's systems.
open class MKMapView: UIView {
  #if hasFeature(Embedded)
  /// What is told of changes, and asked for views and renderers.
  ///
  /// It is kept alive here: Embedded Swift has no weak references.
  public var delegate: (any MKMapViewDelegate)?
  #else
  /// What is told of changes, and asked for views and renderers.
  ///
  /// It is not kept alive.
  public weak var delegate: (any MKMapViewDelegate)?
  #endif

  /// Whether a person can zoom.
  public var isZoomEnabled = true

  /// Whether a person can move the map.
  public var isScrollEnabled = true

  /// Whether a person can turn the map.
  public var isRotateEnabled = true

  /// Whether a person could tilt the map; it is drawn flat, and nothing that a person does tilts it.
  public var isPitchEnabled = true

  /// Whether there is a bar that tells how long a distance on the map is.
  public var showsScale = true { didSet { setNeedsDisplay() } }

  /// Whether there are buttons that zoom.
  public var showsZoomControls = true { didSet { setNeedsDisplay() } }

  /// Whether there is a needle that points north while the map is turned; it turns the map back.
  public var showsCompass = true { didSet { setNeedsDisplay() } }

  /// What the map was told to look like; nothing yet for `nil`.
  var configuration: MKMapConfiguration?

  /// Whose data the map shows, in the corner.
  package var attributions: [String] = [] { didSet { setNeedsDisplay() } }

  /// The space along the edges that the map keeps free of what it frames.
  package var contentInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }

  /// The space along the edges that the map keeps free of its controls.
  package var controlInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }

  /// What assistive technology calls the map.
  public var accessibilityLabel: String? = "Map"

  /// The environment of the views in annotations and controls.
  package var environment = EnvironmentValues() { didSet { setNeedsDisplay() } }

  var cameraController = CameraController()
  var gestures = GestureRecognizer()

  // Nothing looks at these while it changes them, so that there is nothing to check at each of many thousand changes.
  @exclusivity(unchecked) final var annotationRecords: [AnnotationRecord] = []
  @exclusivity(unchecked) final var recordsByAnnotation: [ObjectIdentifier: AnnotationRecord] = [:]

  var overlayList = OverlayList()

  /// The distance marks of lines, as of the last frame.
  var distanceMarks: [PlacedDistanceMark] = []

  /// The overlays' drawing for hosts that keep paintings, and what it was made of.
  var steadyOverlays = SteadyLayer(zoomStep: 0.25, turns: true)
  var overlayCommands = DrawingCommands()
  var overlayContent: OverlayContent?

  /// The same for many annotations: they are to keep their size, and stay upright.
  var steadyAnnotations = SteadyLayer(
    zoomStep: 0.1,
    turns: false,
    mostMargin: SteadyLayer.crowdMargin
  )
  var crowd: Crowd?

  /// What the last frame was drawn for, the time of the first frame that was drawn for that, and how the map moves;
  /// `nil` where it is at rest.
  var lastViewport: MapViewport?
  var lastMove = 0.0
  var pace: MapPace?

  /// The annotations in sight as of the last frame, from the lowest to the topmost.
  var drawingOrder: [AnnotationRecord] = []
  var selectedRecord: AnnotationRecord?

  /// The annotation that the keyboard is on.
  var focusedRecord: AnnotationRecord? {
    didSet { if focusedRecord !== oldValue { scene.mailbox.needsPlacement = true } }
  }
  var accessibilityID: UInt32?

  /// Whether the map shows that keys go to it.
  var showsFocus = false

  /// The rectangle that is being drawn to be zoomed to.
  var boxZoom: CGRect?
  let controls = ViewGraph()
  let controlRequests = ControlRequests()

  /// The controls that the views round the map have chosen; those that its own properties name where it is `nil`.
  var chosenControls: [MapControl]?
  var scaleUse = ScaleUse()

  /// What is kept of the annotations beside the list of them.
  let scene = AnnotationScene()

  /// What the pointers that are down belong to, where that is not the map itself.
  var captures: [Int32: EventCapture] = [:]

  /// The time of the last frame or event.
  @exclusivity(unchecked) final var clock = 0.0

  /// The world below everything, where the host has it.
  var worldMap: WorldMap?

  /// How it was drawn, where the host keeps layers.
  var steadyGround = SteadyLayer(zoomStep: 0.5, turns: true)
  var groundCommands = DrawingCommands()
  var groundLook: WorldMap.Look?
  var groundRevision: UInt32 = 0

  /// The names on it that are shown.
  var names = PlaceNameScene()

  /// What was seen when the map told last that it was drawn.
  var rendered: MapViewport?

  /// Whether there was a frame: what is there in the first one does not come in.
  var hasAppeared = false

  /// Whether the map tells its delegate of what happened; more that happens meanwhile waits.
  var isTelling = false

  /// Whether the map is being updated: it tells of nothing until that is over.
  var defersTelling = false

  @exclusivity(unchecked) private final var lastOrder = 0.0

  /// Creates a map of the world.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    cameraController.resize(to: frame.size)
  }

  override open func didMove(to host: (any Host)?) {
    if host == nil { letGoOfPointers() }
    super.didMove(to: host)
    if let host { controls.onInvalidate = { host.setNeedsFrame() } }
    scene.mailbox.host = host
    worldMap?.letGo()
    worldMap = host.flatMap { WorldMap(host: $0) }
    for record in annotationRecords { record.view?.didMove(to: host) }
  }

  override open func layoutSubviews() {
    cameraController.resize(to: frame.size)
    tellOfCamera()
  }

  override open var isAnimating: Bool {
    if super.isAnimating || cameraController.isAnimating || overlayList.isChanging(at: clock)
      || !scene.active.isEmpty
    {
      return true
    }
    // The rest is only there to be seen.
    return hasExtent
      && (controls.isAnimating || isScaleChanging || steadyGround.isProvisional
        || steadyOverlays.isProvisional
        || steadyAnnotations.isProvisional || scene.isAnimating(at: clock)
        || names.isAnimating(at: clock))
  }

  override open func appendLayers(
    to layers: inout [DisplayList.Layer],
    context: RenderContext
  ) {
    drawLayers(to: &layers, context: context)
    // What stands in the map, above it.
    super.appendLayers(to: &layers, context: context)
  }

  override open func handle(_ event: InputEvent) -> Bool {
    super.handle(event) || take(event)
  }

  override open func claims(_ press: InputEvent) -> Bool {
    isForAnnotationOrControl(press)
  }

  override open func appendAccessibilityElements(
    to elements: inout [AccessibilityElement],
    depth: UInt8,
    identifiers: inout AccessibilityIdentifiers
  ) {
    describe(to: &elements, depth: depth, identifiers: &identifiers)
  }

  override open func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    answer(action, on: id, at: time)
  }

  /// Where the map is looked at from.
  package var viewport: MapViewport { cameraController.viewport }

  /// Whether there is room to see anything.
  var hasExtent: Bool { bounds.width > 0 && bounds.height > 0 }

  /// Whether changes are shown at once: nobody has seen the map yet, or the person asked for less movement.
  var isStill: Bool { !hasAppeared || host?.reducesMotion ?? true }

  /// A person may have moved the map; for classes that tell of that, before anybody hears of the movement.
  func userMayHaveMoved() {}

  /// Whether a person can select what the record stands for, or open it; for classes that know more of it.
  func canChoose(_ record: AnnotationRecord) -> Bool { record.view?.isEnabled != false }

  /// Whether the base map is to be pale, so that the content stands out.
  package var isBaseMapMuted: Bool {
    (configuration as? MKStandardMapConfiguration)?.emphasisStyle == .muted
  }

  /// The delegate was told of what the camera did; for classes that tell more than the delegate.
  func cameraDidTell(_ event: CameraController.Event) {}

  /// Whether a scale that comes and goes with its use is about to.
  private var isScaleChanging: Bool {
    chosenControls != nil && scaleUse.isChanging(at: clock)
  }

  /// A rank above all that were given before.
  final func nextOrder() -> Double {
    lastOrder += 1
    return lastOrder
  }
}
