/// What receivers and sensors tell at points that are made between two recorded ones.
public enum MadeSensors: Hashable, Sendable {
  /// Nothing: nobody measured there.
  case omitted

  /// What the nearer of the two recorded points has: what the receiver told, and the extensions.
  ///
  /// They are copied and not averaged, so they are still what was measured, in the form that it was written
  /// in. At the middle the earlier point counts.
  case nearest
}
