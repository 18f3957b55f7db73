#if arch(wasm32)
internal import GPX
internal import Viewer
internal import WebHost

/// What the page's script calls first, then it brings the documents.
@_expose(wasm, "start")
@_cdecl("switchback_start")
func start() {
  let host = WebHost()
  let stage = ViewerStage(host: host)
  host.run(stage) { name, bytes in
    do throws(GPXError) {
      try stage.load(name: name, bytes: bytes)
    } catch {
      stage.add(problem: "\(name):\(error.description)")
    }
  }
}

#endif
