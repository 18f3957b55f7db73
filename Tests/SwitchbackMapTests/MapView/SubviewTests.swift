import Drawing
import Geodesy
import SwitchbackMap
import SwitchbackUI
import Testing

/// Gives every annotation a declarative view with a button.
private final class Delegate: MKMapViewDelegate {
  var controllers: [UIHostingController<Button<Text>>] = []
  var presses = 0

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
    let controller = UIHostingController(rootView: Button("Hut") { self.presses += 1 })
    let size = controller.view.intrinsicContentSize
    view.frame = CGRect(origin: .zero, size: size)
    controller.view.frame = view.bounds
    view.addSubview(controller.view)
    controllers.append(controller)
    return view
  }
}

private struct HutMap: UIViewRepresentable {
  let delegate: Delegate

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = delegate
    map.addAnnotation(MKPointAnnotation(coordinate: CLLocationCoordinate2D()))
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {}
}

@Suite @MainActor struct SubviewTests {
  @Test
  func `the view of an annotation can hold a declarative one, which is pressed and not the map`()
    throws
  {
    let delegate = Delegate()
    let stage = HostingStage(host: RecordingHost(), root: HutMap(delegate: delegate))
    stage.resize(to: CGSize(width: 400, height: 300), scale: 1, colorScheme: .light)
    let list = stage.frame(at: 0)
    let texts = list[.annotations].compactMap {
      if case .text(let run) = $0 { run.text } else { nil }
    }
    #expect(texts == ["Hut"])
    let controller = try #require(delegate.controllers.first)
    #expect(controller.view.frame.width >= 26)
    for kind in [InputEvent.Kind.pointerDown, .pointerUp] {
      var event = InputEvent(kind, time: 0.1)
      event.location = CGPoint(x: 200, y: 150)
      event.buttons = kind == .pointerDown ? 1 : 0
      stage.send(event)
    }
    #expect(delegate.presses == 1)
  }
}
