#if arch(wasm32)
internal import Switchback

/// The map as the view of a stage.
struct MapInPage: UIViewRepresentable {
  let model: MapModel

  func makeUIView(context: Context) -> MKMapView { model.map }

  func updateUIView(_ map: MKMapView, context: Context) {}
}

#endif
