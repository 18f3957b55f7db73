internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// How often what is done in answer to a change of the camera may change it again before the next frame.
  private static let maximumRounds = 8

  func show(_ framing: Framing, animated: Bool, animation: Animation? = nil) {
    cameraController.show(framing, animated: animated && !isStill, animation: animation)
    setNeedsDisplay()
    tellOfCamera()
  }

  /// Tells what the camera did; what is done meanwhile is told after.
  ///
  /// The order is: it will change, it has moved (at most once a frame while the movement goes on), it did change.
  /// Nothing is told of what changes nothing.
  func tellOfCamera(isFrame: Bool = false) {
    if isTelling || defersTelling { return }
    isTelling = true
    defer { isTelling = false }
    // What moves the map each time it is told of a move would never end.
    for round in 0..<Self.maximumRounds {
      userMayHaveMoved()
      let events = cameraController.takeEvents(keepingMoves: !isFrame || round > 0)
      if events.isEmpty { return }
      for event in events {
        tell(event)
        cameraDidTell(event)
      }
    }
  }

  private func tell(_ event: CameraController.Event) {
    switch event {
    case .willChange(let isAnimated):
      delegate?.mapView(self, regionWillChangeAnimated: isAnimated)
    case .moved:
      delegate?.mapViewDidChangeVisibleRegion(self)
    case .didChange(let isAnimated):
      delegate?.mapView(self, regionDidChangeAnimated: isAnimated)
    }
  }
}
