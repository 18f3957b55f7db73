internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// The map view that shows a `Map`'s content, and what its position binding asks for.
final class ContentMapView: MKMapView {
  let reconciler = MapReconciler()

  /// What the selection is bound to.
  var selection: SelectionSource?

  /// What is selected as far as the binding knows.
  var knownSelection: AnnotationRecord?

  /// The state of the content in which what the binding asks for was last looked for.
  var searchedRevision: UInt32 = 0

  private var position: PositionBinding

  /// Where the person was last known to be.
  private var userPoint: MKMapPoint?

  /// How much of the ground round a person is shown, in metres.
  private static let userExtent: CLLocationDistance = 2000

  /// What was last framed because it was all of the content.
  private var framedRect: MKMapRect?
  private var framedInsets = UIEdgeInsets.zero

  /// What the base map is to look like.
  private(set) var mapStyle = MapStyle.standard {
    didSet { if mapStyle != oldValue { setNeedsDisplay() } }
  }

  /// What the views round the map have said of it.
  private var surroundings = MapSurroundings()

  /// How often the keyframes of the views round the map were started, as of the last update.
  private var animations: [(trigger: MapAnimationTrigger, runs: UInt32)] = []

  init(initialPosition: MapCameraPosition) {
    position = PositionBinding(initialPosition)
    super.init(frame: .zero)
  }

  /// What is done from now on is told when the update is over.
  func beginUpdate() {
    defersTelling = true
  }

  /// Tells what the update did to the camera, now that state may be changed.
  func endUpdate() {
    defersTelling = false
    tellOfSelection()
    tellOfCamera()
    startAnimations()
  }

  func apply(_ options: MapOptions) {
    if options.framingInsets != contentInsets { contentInsets = options.framingInsets }
    if options.controlInsets != controlInsets { controlInsets = options.controlInsets }
    if !options.attributions.hasSameBytes(as: attributions) {
      attributions = options.attributions
    }
    accessibilityLabel = options.name ?? "Map"
    if options.showsZoomControls != showsZoomControls {
      showsZoomControls = options.showsZoomControls
    }
    reconciler.onOperation = options.onOperation
  }

  /// Stands among views that say something of the map, as the map with that name.
  func enter(_ surroundings: MapSurroundings, scope: Namespace.ID?) {
    let before = links
    self.surroundings = surroundings
    mapStyle = surroundings.style
    chosenControls = surroundings.chosenControls
    links = surroundings.readers
    if let link = surroundings.link(to: scope) { links.append(link) }
    for link in before where !links.contains(where: { $0 === link }) { link.forget(self) }
    for link in links { link.lead(to: self) }
  }

  /// The ways that may lead to this map.
  private var links: [MapLink] = []

  /// Keeps the camera within bounds.
  func keep(within bounds: MapCameraBounds?) {
    setLimits(bounds?.limits ?? CameraLimits(), animated: false)
  }

  /// Shows what the binding asks for, where that is something new.
  ///
  /// Where the place of the person is asked for, that is `user` as far as it is known, and it is followed.
  func bind(
    _ binding: Binding<MapCameraPosition>?,
    user: CLLocationCoordinate2D?,
    transaction: Transaction
  ) {
    let isElsewhere = user != nil && user.map { MKMapPoint($0) } != userPoint
    if isElsewhere { userPoint = user.map { MKMapPoint($0) } }
    if let request = position.update(binding) {
      frame(request, transaction.animation)
    } else if isElsewhere, position.seen.followsUserLocation {
      frame(position.seen, transaction.animation ?? .default)
    } else {
      followContent(transaction.animation)
    }
  }

  override func didMove(to host: (any Host)?) {
    super.didMove(to: host)
    if host == nil {
      for link in links { link.forget(self) }
      links = []
    }
  }

  override func appendLayers(
    to layers: inout [DisplayList.Layer],
    context: RenderContext
  ) {
    super.appendLayers(to: &layers, context: context)
    reconciler.prune()
  }

  override func canChoose(_ record: AnnotationRecord) -> Bool {
    super.canChoose(record) && (record.clusterNode >= 0 || isSelectable(record))
  }

  override var isBaseMapMuted: Bool { mapStyle.isMuted }

  override func userMayHaveMoved() {
    tellOfSelection()
    position.tell(of: cameraController.userMoves)
  }

  override func cameraDidTell(_ event: CameraController.Event) {
    let isEnd: Bool
    switch event {
    case .willChange: return
    case .moved: isEnd = false
    case .didChange: isEnd = true
    }
    let context = MapCameraUpdateContext(viewport)
    for observer in surroundings.observers.reversed()
    where observer.frequency.isContinuous != isEnd {
      observer.action(context)
    }
  }

  private func frame(_ position: MapCameraPosition, _ animation: Animation?) {
    let isAnimated = animation != nil
    switch position.resolved(knowsUser: userPoint != nil).kind {
    case .automatic:
      framedRect = nil
      followContent(animation)
    case .camera(let camera):
      show(.camera(camera), animated: isAnimated, animation: animation)
    case .region(let region):
      let framing = Framing.region(region, contentInsets, facesNorth: true)
      show(framing, animated: isAnimated, animation: animation)
    case .rect(let rect):
      let framing = Framing.rect(rect, contentInsets, facesNorth: true)
      show(framing, animated: isAnimated, animation: animation)
    case .location:
      guard let userPoint else { break }
      let region = MKCoordinateRegion(
        center: userPoint.coordinate,
        latitudinalMeters: Self.userExtent,
        longitudinalMeters: Self.userExtent
      )
      let framing = Framing.region(region, contentInsets, facesNorth: true)
      show(framing, animated: isAnimated, animation: animation)
    case .user: break
    }
  }

  /// Frames all of the content where that is asked for and it is not what is framed already.
  private func followContent(_ animation: Animation?) {
    guard position.seen.resolved(knowsUser: userPoint != nil) == .automatic else { return }
    let rect = reconciler.contentRect
    guard rect != framedRect || contentInsets != framedInsets else { return }
    let isFirst = framedRect == nil
    framedRect = rect
    framedInsets = contentInsets
    let margin = Self.framingMargin
    let insets = UIEdgeInsets(
      top: contentInsets.top + margin,
      left: contentInsets.left + margin,
      bottom: contentInsets.bottom + margin,
      right: contentInsets.right + margin
    )
    show(
      .rect(rect.isNull ? .world : rect, insets, facesNorth: true),
      animated: animation != nil || !isFirst,
      animation: animation
    )
  }

  /// Starts the keyframes whose trigger has changed since the last update.
  private func startAnimations() {
    let before = animations
    animations = surroundings.animators.map { ($0.trigger, $0.trigger.runs) }
    for animator in surroundings.animators {
      guard let last = before.first(where: { $0.trigger === animator.trigger }),
        last.runs != animator.trigger.runs
      else { continue }
      play(animator)
    }
  }

  private func play(_ animator: MapCameraAnimator) {
    let (duration, camera) = animator.plan(MapCamera(viewport))
    if isStill {
      show(.camera(camera(duration)), animated: false)
    } else {
      cameraController.play(duration: duration, camera: camera)
      setNeedsDisplay()
      tellOfCamera()
    }
  }
}
