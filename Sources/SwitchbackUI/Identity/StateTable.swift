/// The boxes of the `@State` properties of the view in a slot.
struct StateTable {}
