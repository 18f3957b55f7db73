internal import GPX

extension Document {
  /// What is wrong with the document once it is written and read again; nil where nothing is.
  var faultOfWriting: String? {
    for version in WritingOptions.Version.allCases {
      for layout in WritingOptions.Layout.allCases {
        let options = WritingOptions(version: version, layout: layout)
        if let fault = faultOfReading(gpx(options: options), options) {
          return "as \(version), \(layout): \(fault)"
        }
      }
    }
    return nil
  }

  private func faultOfReading(_ written: [UInt8], _ options: WritingOptions) -> String? {
    guard String(validating: written, as: UTF8.self) != nil else { return "not written as UTF-8" }
    let again = Outcome(of: written, isStrict: true)
    guard let document = again.document else { return "strict reading: \(again.shown)" }
    // Names that are none in XML are read, but cannot be written as they are.
    if diagnostics.contains(where: { $0.severity == .violation }) { return nil }
    if document.gpx(options: options) != written { return "other bytes the second time" }
    return document.difference(from: self)
  }
}
