internal import Geodesy

extension MKMapView {
  /// Tells that all of what is seen has been drawn, when nothing moves any more.
  func tellOfRendering() {
    if isAnimating || !cameraController.isSettled || rendered == viewport { return }
    let isFirst = rendered == nil
    rendered = viewport
    if isFirst { delegate?.mapViewDidFinishLoadingMap(self) }
    delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
  }
}
