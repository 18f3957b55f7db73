#if !arch(wasm32)
internal import CairoHost
internal import Drawing

/// A picture of a program's window.
struct AppPicture<Program: App> {
  private let film: Film<AppContent<Program>>
  private let window: _SceneWindow
  private let name: String

  /// Lets the program of that name begin; `reports` is told what the developer is to know.
  init(_ program: Program, name: String, reports: @escaping (String) -> Void) {
    film = Film(AppContent(program: program))
    window = Program.Body._window(of: program.body)
    self.name = name
    film.host.onReport = { reports("\(name): \($0)") }
  }

  /// The frame that the picture shows.
  func frame(_ snapshot: Snapshot) throws(UsageError) -> DisplayList {
    let colorScheme = snapshot.isDark ? ColorScheme.dark : .light
    film.resize(
      to: snapshot.size ?? window.size ?? Snapshot.standardSize,
      scale: snapshot.format == .png ? snapshot.scale : 1,
      colorScheme: colorScheme
    )
    for step in snapshot.steps {
      switch step {
      case .wait(let seconds):
        _ = film.frame(at: film.time + seconds)
      case .perform(let action, let name):
        guard film.perform(action, on: name) else { throw cannot(action, name) }
      }
    }
    var list = film.frame(at: film.time + snapshot.time)
    list.addGround(Self.ground.resolved(in: colorScheme))
    return list
  }

  /// The file of the picture.
  func bytes(_ snapshot: Snapshot) throws -> [UInt8] {
    let list = try frame(snapshot)
    let title = window.title ?? name
    return switch snapshot.format {
    case .png: try film.host.pngData(list, scale: snapshot.scale)
    case .svg: try film.host.svgData(list, title: title)
    case .pdf: try film.host.pdfData(list, title: title)
    }
  }

  /// What shows through where the views are clear, as in the page.
  private static var ground: Color {
    Color(light: RGBA(0xF3F1_EAFF), dark: RGBA(0x1E22_27FF))
  }

  private func cannot(_ action: AccessibilityElement.Action, _ name: String) -> UsageError {
    let verb =
      switch action {
      case .increment: "raised"
      case .decrement: "lowered"
      case .activate, .focus: "pressed"
      }
    let names = film.names.map { "'\($0)'" }.joined(separator: ", ")
    let known = names.isEmpty ? "nothing can" : "these can be operated: \(names)"
    return UsageError("nothing that is called '\(name)' can be \(verb); \(known)")
  }
}

#endif
