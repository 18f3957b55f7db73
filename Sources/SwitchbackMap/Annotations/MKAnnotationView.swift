public import Drawing
public import SwitchbackUI

/// What is drawn for an annotation.
///
/// The middle of the view stands at the annotation's place, moved by `centerOffset`. A subclass draws itself in
/// `draw(into:context:)`; the view is only made while the annotation is near to what is seen.
open class MKAnnotationView: UIView {
  /// The length of the sides of a picture, in points.
  static let imageSide: CGFloat = 24

  /// The annotation that the view is drawn for.
  open var annotation: (any MKAnnotation)? { didSet { setNeedsPlacement() } }

  /// What the view can be used again for.
  public let reuseIdentifier: String?

  /// The picture that the view shows, in the colour of what can be operated; it gives the view its size.
  open var image: UIImage? { didSet { didSetImage() } }

  /// From the annotation's place to the middle of the view, in points.
  open var centerOffset = CGPoint.zero {
    didSet { if centerOffset != oldValue { setNeedsPlacement() } }
  }

  /// From the middle of the view's top edge to where the tip of its callout stands, in points.
  open var calloutOffset = CGPoint.zero { didSet { setNeedsDisplay() } }

  /// Whether the annotation can be selected.
  open var isEnabled = true

  /// Whether a pointer is down on the view.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the annotation is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsPlacement() } }
  }

  /// Whether a callout with the title is shown while the annotation is selected.
  open var canShowCallout = false { didSet { setNeedsDisplay() } }

  /// What stands at the left of the title in the callout.
  open var leftCalloutAccessoryView: UIView? { didSet { setNeedsDisplay() } }

  /// What stands at the right of the title in the callout.
  open var rightCalloutAccessoryView: UIView? { didSet { setNeedsDisplay() } }

  /// What stands below the title in the callout in place of the subtitle.
  open var detailCalloutAccessoryView: UIView? { didSet { setNeedsDisplay() } }

  /// Whether a person can drag the annotation, whose `coordinate` must be settable.
  open var isDraggable = false

  /// How far a drag of the view has come.
  open var dragState = DragState.none

  /// How important it is that the view is shown where it collides with another one; by default it is shown always.
  open var displayPriority = MKFeatureDisplayPriority.required {
    didSet { if displayPriority != oldValue { setNeedsPlacement() } }
  }

  /// Which of the annotations that cover each other is drawn on top.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected {
    didSet { if zPriority != oldValue { setNeedsPlacement() } }
  }

  /// As `zPriority`, while the annotation is selected.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected {
    didSet { if selectedZPriority != oldValue { setNeedsPlacement() } }
  }

  /// The shape of the view where it is asked whether it collides with another one.
  open var collisionMode = CollisionMode.rectangle {
    didSet { if collisionMode != oldValue { setNeedsPlacement() } }
  }

  /// What the annotation forms clusters with, where the views overlap: all whose identifier is the same; `nil` for none.
  open var clusteringIdentifier: String? {
    didSet {
      if !clusteringIdentifier.hasSameBytes(as: oldValue) { setNeedsPlacement(isGrouping: true) }
    }
  }

  /// The view of the cluster that the annotation is part of at present.
  open internal(set) var cluster: MKAnnotationView?

  /// What the view tells the map by, while it is shown.
  final var mailbox: AnnotationMailbox?

  /// Creates a view without a picture.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  #if !hasFeature(Embedded)
  /// Creates a view of a class that a map knows only by a value.
  ///
  /// Every class that has `init(annotation:reuseIdentifier:)` inherits this one.
  public required convenience init(
    registeredFor annotation: (any MKAnnotation)?,
    identifier: String
  ) {
    self.init(annotation: annotation, reuseIdentifier: identifier)
  }
  #endif

  /// Marks the annotation as selected, or no longer so.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Sets how far a drag has come; a subclass that animates the start or the end sets `dragState` itself.
  open func setDragState(_ newDragState: DragState, animated: Bool) {
    dragState = newDragState
  }

  /// Makes the view ready for another annotation.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
    dragState = .none
    cluster = nil
  }

  /// Makes the view ready to be shown for its annotation.
  open func prepareForDisplay() {}

  override open func draw(into commands: inout DrawingCommands, context: RenderContext) {
    if let image {
      commands.draw(
        image.symbol,
        in: bounds,
        with: UIColor.accentColor.resolved(in: context.colorScheme)
      )
    }
    super.draw(into: &commands, context: context)
  }

  /// The text that stands below the view; `nil` for none.
  package var titleBelow: String? { nil }

  /// A second line of that text.
  package var subtitleBelow: String? { nil }

  /// Whether the text below is shown even where it collides with others.
  package var showsTitleAlways: Bool { false }

  /// What assistive technology calls the annotation.
  package var accessibleName: String? { annotation?.title }

  /// Whether the view draws itself larger while it is selected, so that the map need not.
  package var growsWhenSelected: Bool { true }

  /// Gives the view the size that it wants.
  package func sizeToFit() {}

  /// Whether a point of the view's own coordinates is on what the view shows; a little beside it counts too.
  open func contains(_ point: CGPoint) -> Bool {
    bounds.insetBy(dx: -4, dy: -4).contains(point)
  }

  /// Lets the map arrange the annotations anew.
  final func setNeedsPlacement(isGrouping: Bool = false) {
    mailbox?.needsPlacement = true
    if isGrouping { mailbox?.needsGrouping = true }
    setNeedsDisplay()
  }

  private func didSetImage() {
    if image != nil {
      frame.size = CGSize(width: Self.imageSide, height: Self.imageSide)
    }
    setNeedsPlacement()
  }

  /// Where the view lies if its annotation stands there.
  package final func frame(standingAt point: CGPoint) -> CGRect {
    CGRect(
      x: point.x + centerOffset.x - frame.width / 2,
      y: point.y + centerOffset.y - frame.height / 2,
      width: frame.width,
      height: frame.height
    )
  }
}
