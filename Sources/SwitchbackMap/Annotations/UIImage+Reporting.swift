internal import Drawing
internal import SwitchbackUI

extension UIImage {
  /// The picture of a symbol; an unknown name gives a neutral dot and is reported.
  init(named name: String, reportingTo host: any Host) {
    if let image = UIImage(systemName: name) {
      self = image
    } else {
      host.report("there is no symbol called '\(name)'; a dot stands in its place")
      self = UIImage(symbol: .placeholder)
    }
  }
}
