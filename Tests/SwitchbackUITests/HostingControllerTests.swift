import Drawing
import SwitchbackUI
import Testing

/// A view that keeps its state itself and holds others.
private final class Panel: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 50) }
}

private struct PanelView: UIViewRepresentable {
  let panel: UIView
  var onMake: () -> Void = {}

  func makeUIView(context: Context) -> UIView {
    onMake()
    return panel
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

@Suite @MainActor struct HostingControllerTests {
  private func scene(_ panel: UIView) -> Scene<PanelView> {
    Scene(PanelView(panel: panel), width: 100, height: 50)
  }

  @Test func `a declarative view is drawn where it is put`() {
    let panel = Panel()
    let controller = UIHostingController(rootView: Text("Hut"))
    let scene = scene(panel)
    panel.addSubview(controller.view)
    #expect(controller.view.superview === panel && panel.subviews.count == 1)
    controller.view.frame = CGRect(x: 10, y: 5, width: 60, height: 20)
    #expect(scene.texts(at: 0) == ["Hut"])
    // Half an em for each of three letters in body text of 17 points, up to a whole pixel.
    #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)).width == 26)
    controller.rootView = Text("Pass")
    #expect(scene.texts(at: 0.1) == ["Pass"])
    controller.view.removeFromSuperview()
    #expect(controller.view.superview == nil && panel.subviews.isEmpty)
    #expect(scene.texts(at: 0.2) == [])
  }

  @Test func `a declarative view has its size before it is on a surface, while one is at work`() {
    let controller = UIHostingController(rootView: Text("Hut"))
    var size = CGSize.zero
    let view = PanelView(panel: Panel()) { size = controller.view.intrinsicContentSize }
    #expect(Scene(view).texts().isEmpty)
    #expect(size.width == 26)
  }

  @Test func `what is pressed in it keeps its state`() throws {
    let panel = Panel()
    let controller = UIHostingController(rootView: Counter())
    let scene = scene(panel)
    panel.addSubview(controller.view)
    controller.view.frame = CGRect(x: 10, y: 5, width: 80, height: 40)
    _ = scene.texts()
    scene.tap(50, 25, at: 0.1)
    #expect(scene.texts(at: 0.2) == ["Count 1"])
    let button = try #require(scene.stage.accessibilityElements().first { $0.role == .button })
    #expect(button.label == "Count 1" && button.frame.minX >= 10)
    #expect(scene.stage.perform(.activate, on: button.id, at: 0.3))
    #expect(scene.texts(at: 0.4) == ["Count 2"])
  }

  @Test func `a subview that moves to another view leaves the first, and goes with neither`() {
    var first: Panel? = Panel()
    let second = Panel()
    let child = UIView()
    first?.addSubview(child)
    second.addSubview(child)
    #expect(first?.subviews.isEmpty == true && child.superview === second)
    first?.addSubview(child)
    first = nil
    #expect(child.superview == nil)
  }

  @Test func `a view without a surface draws nothing and measures nothing`() {
    let controller = UIHostingController(rootView: Text("Hut"))
    #expect(controller.view.intrinsicContentSize == .zero)
    #expect(UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
