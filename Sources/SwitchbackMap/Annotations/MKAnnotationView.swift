public import Drawing
public import SwitchbackUI

/// What is drawn for an annotation.
///
/// The middle of the view stands at the annotation's place, moved by `centerOffset`.
open class MKAnnotationView: UIView {
  /// The annotation that the view is drawn for.
  public var annotation: (any MKAnnotation)? { didSet { setNeedsDisplay() } }

  /// What the view can be used again for.
  public let reuseIdentifier: String?

  /// From the annotation's place to the middle of the view, in points.
  public var centerOffset = CGPoint.zero {
    didSet { if centerOffset != oldValue { setNeedsDisplay() } }
  }

  /// Whether the annotation can be selected.
  public var isEnabled = true

  /// Whether the annotation is selected.
  public private(set) var isSelected = false

  /// Which of the annotations that cover each other is drawn on top.
  public var zPriority = MKAnnotationViewZPriority.defaultUnselected

  /// As `zPriority`, while the annotation is selected.
  public var selectedZPriority = MKAnnotationViewZPriority.defaultSelected

  /// Creates a view without a picture.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Marks the annotation as selected, or no longer so.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
    setNeedsDisplay()
  }

  /// The text that stands below the view; `nil` for none.
  var titleBelow: String? { nil }

  /// What assistive technology calls the annotation.
  var accessibleName: String? { annotation?.title }

  /// Gives the view the size that it wants.
  func sizeToFit() {}

  /// Where the view lies if its annotation stands there.
  func frame(standingAt point: CGPoint) -> CGRect {
    CGRect(
      x: point.x + centerOffset.x - frame.width / 2,
      y: point.y + centerOffset.y - frame.height / 2,
      width: frame.width,
      height: frame.height
    )
  }
}

/// A rank among the annotations that cover each other; a higher one is drawn later.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let min = MKAnnotationViewZPriority(rawValue: 0)
  public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
  public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
  public static let max = MKAnnotationViewZPriority(rawValue: 1000)
}
