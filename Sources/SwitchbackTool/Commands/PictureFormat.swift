/// The kinds of picture that can be drawn.
enum PictureFormat: String, CaseIterable {
  case png
  case svg
  case pdf

  /// Its name in messages.
  var name: String { rawValue.uppercased() }

  /// The format that the name of a file asks for.
  init?(of destination: Destination) {
    guard let ending = destination.fileExtension else { return nil }
    self.init(rawValue: ending)
  }
}
