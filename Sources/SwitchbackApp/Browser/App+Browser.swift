#if arch(wasm32)
internal import SwitchbackUI
internal import WebHost

extension App {
  /// Runs the program on the canvas of the page.
  public static func main() {
    let program = Self()
    let window = Body._window(of: program.body)
    let host = WebHost()
    if let title = window.title { host.setTitle(title) }
    host.run(HostingStage(host: host, root: AppContent(program: program))) { name, bytes in
      AppFile.add(name, bytes)
    }
  }
}

/// What the compiler makes of `@main`, under the name that C programs have for it here.
@_extern(c, "__main_argc_argv")
private func programMain(
  _ count: Int32,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32

/// What the page's script calls first.
@_expose(wasm, "start")
@_cdecl("switchback_start")
func start() {
  _ = programMain(0, nil)
}

#endif
