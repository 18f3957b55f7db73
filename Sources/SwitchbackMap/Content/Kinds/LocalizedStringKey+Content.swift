#if !hasFeature(Embedded)
public import Geodesy
public import SwitchbackUI

// The initialisers that take a text of the program's own. Literals are taken as strings by those beside them, which show
// the same.

extension Marker where Label == Text {
  /// Creates a marker with the head of a pin in it.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(titleKey.string, coordinate: coordinate)
  }

  /// Creates a marker with up to three letters in it.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey,
    monogram: Text,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(titleKey.string, monogram: monogram, coordinate: coordinate)
  }
}

extension Marker where Label == SwitchbackUI.Label<Text, Image> {
  /// Creates a marker with a symbol in it.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(titleKey.string, systemImage: systemImage, coordinate: coordinate)
  }
}

extension Annotation where Label == Text {
  /// Creates an annotation.
  ///
  /// The point of the view that `anchor` names stands at the place.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleKey.string, coordinate: coordinate, anchor: anchor, content: content)
  }

  /// Creates an annotation with a point of its view that accessories are placed by; there are none to place yet.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    accessoryAnchor: UnitPoint,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleKey.string, coordinate: coordinate, anchor: anchor, content: content)
  }
}
#endif
