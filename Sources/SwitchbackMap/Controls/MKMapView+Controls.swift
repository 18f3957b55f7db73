internal import Drawing
internal import SwitchbackUI

extension MKMapView {
  /// Brings the controls to what the map shows.
  func updateControls(colorScheme: ColorScheme) {
    var environment = self.environment
    environment.colorScheme = colorScheme
    let heading = viewport.heading
    controls.update(
      MapControlsView(
        size: bounds.size,
        insets: controlInsets,
        scale: showsScale ? ScaleBar(metersPerPoint: viewport.metersPerPoint) : nil,
        showsZoom: showsZoomControls && isZoomEnabled,
        heading: showsCompass && heading != 0 ? heading : nil,
        attribution: attributions.joined(separator: " · "),
        requests: controlRequests
      ),
      environment: environment,
      transaction: Transaction()
    )
    controls.place(in: bounds)
  }

  /// Does what the controls were used for.
  func answerControls() {
    if controlRequests.zoomLevels != 0 {
      zoom(levels: controlRequests.zoomLevels, at: clock)
      controlRequests.zoomLevels = 0
    }
    if controlRequests.facesNorth {
      controlRequests.facesNorth = false
      cameraController.turn(to: 0, at: clock, animated: !isStill)
    }
  }
}
