import GPX

/// The page of the viewer.
enum ViewerPage {
  static func html(of files: [LoadedFile], in console: Console) throws(ToolError) -> [UInt8] {
    throw ToolError(Tool.name, "the viewer is not there yet")
  }
}
