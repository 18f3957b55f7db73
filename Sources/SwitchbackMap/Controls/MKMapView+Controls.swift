internal import Basemap
internal import Drawing
internal import SwitchbackUI

extension MKMapView {
  /// Brings the controls to what the map shows.
  func updateControls(colorScheme: ColorScheme) {
    var environment = self.environment
    environment.colorScheme = colorScheme
    // A map that stands in no declarative view knows its host alone.
    if let host { environment.host = host }
    scaleUse.see(viewport.scale, at: clock)
    controls.update(
      MapControlsView(
        size: bounds.size,
        insets: controlInsets,
        controls: shownControls,
        state: controlState,
        attribution: credits.joined(separator: " · "),
        requests: controlRequests
      ),
      environment: environment,
      transaction: Transaction()
    )
    controls.place(in: bounds)
  }

  /// Who is to be named on the map: those that the program names, and those whose data the base map is made of.
  private var credits: [String] {
    guard let credit = worldMap?.credit, !credit.utf8.isEmpty else { return attributions }
    return attributions + [credit]
  }

  /// The controls on the map: those that the views round it have chosen, or its own.
  private var shownControls: [MapControl] {
    if let chosenControls { return chosenControls }
    var controls: [MapControl] = []
    if showsCompass { controls.append(MapControl(kind: .compass, visibility: .automatic)) }
    if showsScale { controls.append(MapControl(kind: .scale(.leading), visibility: .visible)) }
    if showsZoomControls { controls.append(MapControl(kind: .zoomStepper, visibility: .automatic)) }
    return controls
  }

  /// What controls show of the map, as of the last frame.
  var controlState: MapControlState {
    MapControlState(
      heading: viewport.heading,
      scaleBar: ScaleBar(
        metersPerPoint: viewport.metersPerPoint,
        system: environment.lengthSystem
      ),
      scalePresence: scaleUse.value(at: clock),
      isZoomEnabled: isZoomEnabled
    )
  }

  /// Does what controls were used for, on the map or beside it.
  func answer(_ requests: ControlRequests) {
    if requests.zoomLevels != 0 {
      zoom(levels: requests.zoomLevels, at: clock)
      requests.zoomLevels = 0
    }
    if requests.facesNorth {
      requests.facesNorth = false
      cameraController.turn(to: 0, at: clock, animated: !isStill)
      setNeedsDisplay()
    }
  }

  /// Brings the camera to where it is at a time, for what is drawn before the map in a frame.
  func advanceCamera(to time: Double) {
    clock = max(clock, time)
    cameraController.advance(to: clock)
  }
}
