import Drawing
import SwitchbackUI
import TestSupport
import Testing

/// What a view of changing parts shows.
private struct Model: Equatable {
  struct Item: Equatable {
    var id: Int
    var kind: Int
  }

  var items: [Item] = []
  var isHeaded = false
  var number = 0

  /// The names that assistive technology hears, in order.
  var labels: [String] {
    (isHeaded ? ["head"] : []) + items.map(\.label) + ["number \(number)"]
  }

  mutating func change(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      let item = Item(
        id: Int.random(in: 0..<9, using: &random),
        kind: Int.random(in: 0..<4, using: &random)
      )
      items.insert(item, at: Int.random(in: 0...items.count, using: &random))
    case 2, 3:
      if let index = items.indices.randomElement(using: &random) { items.remove(at: index) }
    case 4: items.shuffle(using: &random)
    case 5:
      if let index = items.indices.randomElement(using: &random) {
        items[index].kind = Int.random(in: 0..<4, using: &random)
      }
    case 6: isHeaded.toggle()
    default: number = Int.random(in: 0..<3, using: &random)
    }
  }
}

extension Model.Item {
  fileprivate var label: String { "\(id) of \(kind)" }
}

private struct ModelView: View {
  var model: Model

  var body: some View {
    VStack(spacing: 1) {
      if model.isHeaded { Text("head").transition(.move(edge: .top)) }
      ForEach(model.items, id: \.id) { item in
        part(item).transition(.scale.combined(with: .opacity))
      }
      Text("number \(model.number)").id(model.number)
    }
    .font(.system(size: 10))
    .frame(width: 100 + CGFloat(model.items.count))
    .background(model.isHeaded ? Color.red : .blue)
  }

  @ViewBuilder
  private func part(_ item: Model.Item) -> some View {
    switch item.kind {
    case 0: Text(item.label)
    case 1: Button(item.label) {}
    case 2: AnyView(Text(item.label).padding(2).background(.green))
    default: Label(item.label, systemImage: "tent").labelStyle(.iconOnly)
    }
  }
}

@MainActor
@Suite struct RandomChangeTests {
  @Test(arguments: UInt64(0)..<100)
  func `whatever changes on the way, the end is the state of the model`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = Model()
    let size = CGSize(width: 300, height: 400)
    let host = ViewHost(ModelView(model: model), size: size)
    for _ in 0..<50 {
      model.change(&random)
      let animations: [Animation?] = [nil, .linear(duration: 0.3), .bouncy, .easeInOut]
      let animation = animations[Int.random(in: 0..<4, using: &random)]
      withAnimation(animation) { host.root = ModelView(model: model) }
      host.advance(by: Double.random(in: 0..<0.2, using: &random))
      // What is on its way out is no longer heard.
      #expect(host.elements.map(\.label) == model.labels)
      #expect(host.displayList == host.displayList)
    }
    #expect(host.settle())
    let fresh = ViewHost(ModelView(model: model), size: size)
    #expect(host.commands == fresh.commands)
    #expect(host.elements.map(\.frame) == fresh.elements.map(\.frame))
  }
}

private struct Everything: View {
  var isShown: Bool
  var range = 0..<3
  @State private var ratio = 0.5
  @Namespace private var namespace

  var body: some View {
    ZStack {
      if isShown {
        GeometryReader { proxy in
          VStack {
            ForEach(range) { index in
              Text("\(index)").transition(.slide).shadow(radius: 1).onHover { _ in }
            }
            Slider(value: $ratio)
            Button("press") { ratio = 0 }
            Color.red.frame(width: proxy.size.width / 2).rotationEffect(.degrees(ratio))
          }
          .coordinateSpace(.named(namespace))
        }
        .onAppear {}
      }
    }
  }
}

@MainActor
@Suite struct LiveObjectTests {
  @Test func `views that come and go ten thousand times leave nothing behind`() {
    let host = ViewHost(Everything(isShown: false), size: CGSize(width: 100, height: 200))
    host.frame(at: 0)
    host.root = Everything(isShown: true)
    host.advance(by: 0.01)
    host.root = Everything(isShown: false)
    host.advance(by: 0.01)
    let baseline = LiveObjects.count
    for cycle in 0..<10_000 {
      // Every hundredth time it is animated, and comes back on its way out now and then.
      let animation: Animation? = cycle % 100 == 0 ? .linear(duration: 0.05) : nil
      withAnimation(animation) { host.root = Everything(isShown: true) }
      host.advance(by: 0.01)
      withAnimation(animation) { host.root = Everything(isShown: false) }
      host.advance(by: 0.01)
    }
    host.settle()
    host.frame(at: host.time + 1)
    #expect(LiveObjects.count == baseline)
  }

  @Test func `surfaces leave nothing behind`() {
    let baseline = LiveObjects.count
    for _ in 0..<100 {
      let host = ViewHost(Everything(isShown: true), size: CGSize(width: 100, height: 200))
      host.frame(at: 0)
      withAnimation { host.root = Everything(isShown: false) }
      host.frame(at: 0.1)
    }
    #expect(LiveObjects.count == baseline)
  }

  @Test func `items that come and go leave nothing behind`() {
    let host = ViewHost(Everything(isShown: true), size: CGSize(width: 100, height: 200))
    host.frame(at: 0)
    let baseline = LiveObjects.count
    for cycle in 0..<2_000 {
      let range = cycle % 7..<cycle % 7 + cycle % 5
      withAnimation(cycle % 3 == 0 ? .linear(duration: 0.02) : nil) {
        host.root = Everything(isShown: true, range: range)
      }
      host.advance(by: 0.01)
    }
    host.root = Everything(isShown: true)
    host.settle()
    host.frame(at: host.time + 1)
    #expect(LiveObjects.count == baseline)
  }
}
