#if !arch(wasm32)
internal import Drawing

/// What a picture of a program's window is to show, as the command line says.
struct Snapshot: Equatable {
  /// The kinds of picture, named as the ends of file names.
  enum Format: String, CaseIterable {
    case png
    case svg
    case pdf
  }

  /// What a person would do before the picture is taken.
  enum Step: Equatable {
    /// Operate something, by the name that assistive technology has for it or the start of that name.
    case perform(AccessibilityElement.Action, name: String)

    /// Look on, for some seconds.
    case wait(Double)
  }

  /// The file that is written.
  var path: String

  /// What it becomes, by the end of its name.
  var format: Format

  /// How large the window is, in points; `nil` leaves that to the program.
  var size: CGSize?

  /// When the picture is taken, in seconds after the last step, or after the window appeared.
  var time = 1.0

  /// The pixels in a point of a PNG.
  var scale = 2.0

  /// Whether the window has dark colours.
  var isDark = false

  /// What is done once the window appeared, in this order.
  var steps: [Step] = []
}

extension Snapshot {
  /// The size of a window that nothing says the size of, in points.
  static let standardSize = CGSize(width: 800, height: 600)
}

#endif
