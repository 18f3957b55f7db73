import GPX

/// A picture of the viewer.
struct ViewerPicture {
  let size: PictureSize
  let scale: PictureScale
  let appearance: SnapshotCommand.Appearance
  func draw(_ files: [LoadedFile], as format: PictureFormat) throws(ToolError) -> [UInt8] {
    throw ToolError(Tool.name, "the viewer is not there yet")
  }
}
