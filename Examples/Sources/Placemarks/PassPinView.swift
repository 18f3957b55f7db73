import MapKit
import SwiftUI

/// The view of an annotation that shows a declarative view.
final class PassPinView: MKAnnotationView {
  private let content = UIHostingController(rootView: PassPin())

  func show(_ pass: Pass) {
    content.rootView.pass = pass
    fit()
    addSubview(content.view)
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    content.rootView.isSelected = selected
    fit()
  }

  /// Gives the view the size of its content, whose tip stands at the place.
  private func fit() {
    let size = content.view.intrinsicContentSize
    frame.size = size
    content.view.frame = bounds
    centerOffset = CGPoint(x: 0, y: -size.height / 2)
  }
}
