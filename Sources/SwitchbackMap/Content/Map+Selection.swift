public import SwitchbackUI

extension Map {
  /// Creates a map whose selected content is that with the tag that the binding has.
  ///
  /// A person who selects content writes its tag into the binding, one who selects nothing writes `nil`. So does the
  /// map once where what is selected is removed.
  @inlinable
  public init<SelectedValue: Hashable, C: MapContent>(
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    let content = content()
    self.init(
      parts: MapParts(
        walk: { $0.visit(content, at: 0) },
        bounds: bounds,
        interactionModes: interactionModes,
        selection: TagSelection(selection),
        scope: scope
      )
    )
  }

  /// Creates a map that begins with a position, and whose selected content is that with the tag that the binding has.
  @inlinable
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      bounds: bounds,
      interactionModes: interactionModes,
      selection: selection,
      scope: scope,
      content: content
    )
    parts.initialPosition = initialPosition
  }

  /// Creates a map that shows what one binding asks for, and whose selected content is that with the tag that the other
  /// has.
  @inlinable
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      bounds: bounds,
      interactionModes: interactionModes,
      selection: selection,
      scope: scope,
      content: content
    )
    parts.follow(position)
  }

  /// Creates a map without content, in which nothing is to be selected.
  @inlinable
  public init<SelectedValue: Hashable>(
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<SelectedValue, EmptyMapContent> {
    self.init(
      bounds: bounds,
      interactionModes: interactionModes,
      selection: selection,
      scope: scope
    ) {}
  }
}
