public import SwitchbackUI

extension View {
  /// Says what the maps inside look like below their content.
  public func mapStyle(_ mapStyle: MapStyle) -> some View {
    transformEnvironment { $0.transformMapSurroundings { $0.style = mapStyle } }
  }
}
