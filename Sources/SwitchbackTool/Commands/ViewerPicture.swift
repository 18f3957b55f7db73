import CairoHost
import Drawing
import Viewer
import WebPage

/// A picture of what the viewer shows.
struct ViewerPicture {
  let size: PictureSize
  let scale: PictureScale
  let appearance: SnapshotCommand.Appearance
  let map: MapChoice

  /// When everything that moves has come to rest, in seconds after the first frame.
  private static let restingTime = 60.0

  /// Draws files on one map.
  func draw(
    _ files: [LoadedFile],
    as format: PictureFormat,
    in console: Console
  ) throws(ToolError) -> [UInt8] {
    let host = CairoHost()
    if map == .none { host.world = nil }
    let list = frame(of: files, on: host, scale: format == .png ? scale.factor : 1)
    let title = Title.text(for: LoadedFile.title(of: files))
    do throws(CairoError) {
      let bytes =
        switch format {
        case .png: try host.pngData(list, scale: scale.factor)
        case .svg: try host.svgData(list, title: title)
        case .pdf: try host.pdfData(list, title: title)
        }
      console.report(host.reports.map { "\(Tool.name): \($0.visible)" })
      return bytes
    } catch {
      throw ToolError(Tool.name, error.description)
    }
  }

  private func frame(of files: [LoadedFile], on host: CairoHost, scale: Double) -> DisplayList {
    let stage = ViewerStage(host: host, isInteractive: false)
    for file in files { stage.add(file.document, name: file.input.fileName) }
    stage.resize(
      to: CGSize(width: Double(size.width), height: Double(size.height)),
      scale: scale,
      colorScheme: appearance == .dark ? .dark : .light
    )
    let first = stage.frame(at: 0)
    return stage.isAnimating ? stage.frame(at: Self.restingTime) : first
  }
}
