public import SwitchbackUI

/// A map of declarative content.
///
/// At each update the content is compared with what the map shows, by identity, and only what differs is touched. What
/// stands in a place of the content, or is the item of a `ForEach` with an id, stays the same thing from update to
/// update: it keeps its view and the state of it, whatever comes, goes or moves round it. The order of the content is
/// what is drawn over what.
///
/// What comes grows out of its place, and what goes shrinks into it and fades; no modifier is needed for that. It does
/// so along the animation of the change, where that has one, and over a quarter of a second where it has none:
///
/// ```swift
/// withAnimation(.spring) { waypoints.removeAll() }
/// ```
///
/// What goes is out of reach at once, and where it comes back meanwhile it turns round from where it is. What is there
/// in the first frame does not come in. A transaction that disables animations, and a person who wants less movement,
/// make all of this happen at once.
public struct Map<Content: View>: View {
  public typealias Body = Never

  @usableFromInline var parts: MapParts

  @usableFromInline
  init(parts: MapParts) {
    self.parts = parts
  }

  public static func _visit(_ map: Map, _ visitor: inout ViewVisitor) {
    map.parts.visit(&visitor)
  }
}

extension Map {
  /// Creates a map that begins by showing all of its content.
  @inlinable
  public init<C: MapContent>(
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    let content = content()
    self.init(
      parts: MapParts(
        walk: { $0.visit(content, at: 0) },
        bounds: bounds,
        interactionModes: interactionModes,
        scope: scope
      )
    )
  }

  /// Creates a map that begins with a position; later values of it are not looked at.
  @inlinable
  public init<C: MapContent>(
    initialPosition: MapCameraPosition,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(bounds: bounds, interactionModes: interactionModes, scope: scope, content: content)
    parts.initialPosition = initialPosition
  }

  /// Creates a map that shows what the binding asks for.
  ///
  /// When a person moves the map, it writes a position whose `positionedByUser` is true, once for each gesture.
  @inlinable
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(bounds: bounds, interactionModes: interactionModes, scope: scope, content: content)
    parts.follow(position)
  }
}

extension Map where Content == MapContentView<Never, EmptyMapContent> {
  /// Creates a map without content, which begins by showing the world.
  @inlinable
  public init(
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {
    self.init(bounds: bounds, interactionModes: interactionModes, scope: scope) {}
  }

  /// Creates a map without content, which begins with a position; later values of it are not looked at.
  @inlinable
  public init(
    initialPosition: MapCameraPosition,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {
    self.init(bounds: bounds, interactionModes: interactionModes, scope: scope)
    parts.initialPosition = initialPosition
  }

  /// Creates a map without content that shows what the binding asks for.
  @inlinable
  public init(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {
    self.init(bounds: bounds, interactionModes: interactionModes, scope: scope)
    parts.follow(position)
  }
}

extension MapParts {
  @usableFromInline
  mutating func follow(_ position: Binding<MapCameraPosition>) {
    self.position = position
    initialPosition = position.wrappedValue
  }
}
