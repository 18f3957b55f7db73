internal import Drawing

/// What is known of a window before its content is.
public struct _SceneWindow {
  /// What the window is called; `nil` leaves that to the program.
  var title: String?

  /// How large it is at first, in points; `nil` leaves that to the system.
  var size: CGSize?
}
