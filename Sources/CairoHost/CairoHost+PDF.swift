internal import CCairo
public import Drawing

extension CairoHost {
  /// The longest side of a page that readers of PDF must accept, in points: ISO 32000-1:2008, annex C.
  public static let maximumPageLength = 14_400.0

  /// A PDF file of one page with a display list, whose text can be selected and searched.
  ///
  /// Two files of one list are equal, byte by byte, if their titles and dates are.
  ///
  /// - Parameters:
  ///   - list: What to draw. A point of it is a point of the page.
  ///   - title: The title of the document.
  ///   - creationDate: When the document was made, as in `2026-11-30T03:30:00Z`; `nil` leaves that open.
  /// - Returns: The file.
  /// - Throws: ``CairoError`` if the list has no extent, or a side longer than ``maximumPageLength``.
  public func pdfData(
    _ list: DisplayList,
    title: String? = nil,
    creationDate: String? = nil
  ) throws(CairoError) -> [UInt8] {
    let width = Double(list.size.width)
    let height = Double(list.size.height)
    guard width > 0, height > 0, width <= Self.maximumPageLength, height <= Self.maximumPageLength
    else {
      throw CairoError(
        .extent(width: width, height: height, maximum: Self.maximumPageLength)
      )
    }
    let output = ByteStream()
    let surface = cairo_pdf_surface_create_for_stream(
      ByteStream.write,
      Unmanaged.passUnretained(output).toOpaque(),
      width,
      height
    )
    guard let surface else { throw CairoError(.drawing("no surface")) }
    defer { cairo_surface_destroy(surface) }
    if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Switchback")
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, creationDate ?? "")
    try paint(list, on: surface, scale: 1, keepsText: true)
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(status) }
    return output.bytes
  }
}
