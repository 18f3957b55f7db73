#if !arch(wasm32)
internal import CairoHost
public import Drawing
public import SwitchbackUI

/// Makes pictures of a view: PNG, SVG and PDF.
///
/// The view appears with the first picture and stays, with its state, so that pictures of later times show how it
/// goes on: what appears, moves and leaves. A picture of an earlier time lets the view appear anew.
///
/// ```swift
/// let renderer = ImageRenderer(content: Map { Marker("Camp", coordinate: camp) })
/// renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
/// renderer.scale = 2
/// let picture = renderer.pngData(at: 1)
/// ```
public final class ImageRenderer<Content: View> {
  /// The view that is drawn; what differs in another one is changed as an update would change it.
  public var content: Content {
    didSet { film?.root = content }
  }

  /// The size that the view is offered, in points; the picture has the size that the view takes.
  public var proposedSize = ProposedViewSize.unspecified

  /// The pixels in a point of a PNG.
  public var scale: CGFloat = 1

  /// Whether what the view leaves clear is black.
  public var isOpaque = false

  /// The colours of the surface, which the view can change for itself.
  public var colorScheme = ColorScheme.light

  private var film: Film<Content>?

  /// Creates a renderer of a view.
  public init(content: Content) {
    self.content = content
  }

  /// The view as a PNG, at a time in seconds after it appeared; `nil` where the view has no size or too large a one.
  public func pngData(at time: Double = 0) -> [UInt8]? {
    let (list, host) = frame(at: time)
    return try? host.pngData(list, scale: Double(scale))
  }

  /// The view as an SVG, at a time in seconds after it appeared; `nil` where the view has no size or too large a one.
  public func svgData(at time: Double = 0) -> [UInt8]? {
    let (list, host) = frame(at: time)
    return try? host.svgData(list)
  }

  /// The view as a PDF, at a time in seconds after it appeared; `nil` where the view has no size or too large a one.
  public func pdfData(at time: Double = 0) -> [UInt8]? {
    let (list, host) = frame(at: time)
    return try? host.pdfData(list)
  }

  /// What is drawn, at a time in seconds after the view appeared, for programs that compare or paint it themselves.
  public func displayList(at time: Double = 0) -> DisplayList {
    frame(at: time).list
  }

  private func frame(at time: Double) -> (list: DisplayList, host: CairoHost) {
    let film = film(for: time)
    film.fit(proposedSize, scale: Double(scale), colorScheme: colorScheme)
    var list = film.frame(at: time)
    // State that changed since may have given the view another size.
    if film.fit(proposedSize, scale: Double(scale), colorScheme: colorScheme) {
      list = film.frame(at: time)
    }
    if isOpaque { list.addGround(RGBA(0x0000_00FF)) }
    return (list, film.host)
  }

  private func film(for time: Double) -> Film<Content> {
    if let film, film.time <= time { return film }
    let film = Film(content)
    self.film = film
    return film
  }
}

extension Film {
  /// Gives the surface the size that the view takes, and returns whether it had another one.
  @discardableResult
  fileprivate func fit(
    _ proposal: ProposedViewSize,
    scale: Double,
    colorScheme: ColorScheme
  ) -> Bool {
    let size = sizeThatFits(proposal)
    let isNew = size != self.size
    resize(to: size, scale: scale, colorScheme: colorScheme)
    return isNew
  }
}

#endif
