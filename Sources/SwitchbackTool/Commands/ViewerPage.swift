import WebPage

/// The page of the viewer with files in it.
enum ViewerPage {
  private static let template = "page.html"
  private static let script = "host.js"

  /// Makes the page of files that were read; the browser reads them once more.
  static func html(
    of files: [LoadedFile],
    map: MapChoice,
    in console: Console
  ) throws(ToolError) -> [UInt8] {
    let folder = try WebFolder.find(in: console)
    let template = try folder.read(template)
    let script = try folder.read(script)
    let program = try folder.readProgram()
    do throws(PageError) {
      return try PageWriter(template: template, script: script, program: program).page(
        title: LoadedFile.title(of: files),
        documents: files.map { PageWriter.Document(name: $0.input.fileName, bytes: $0.bytes) },
        world: try map.bytes(for: files)
      )
    } catch {
      throw ToolError(folder.path, error.description)
    }
  }
}
