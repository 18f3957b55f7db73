import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// A map with a selection, whose binding counts how often it is written.
private final class SelectionProbe {
  var places: [Place]
  var written: [Int?] = []
  let host = RecordingHost()
  private(set) var selected: Int?
  private var stage: HostingStage<SelectionView>?
  private var time = 0.0

  init(_ ids: [Int]) {
    places = Place.row(ids)
    let stage = HostingStage(host: host, root: SelectionView(probe: self))
    stage.resize(to: CGSize(width: 800, height: 600), scale: 1, colorScheme: .light)
    self.stage = stage
    update()
  }

  func binding() -> Binding<Int?> {
    Binding(
      get: { [unowned self] in selected },
      set: { [unowned self] in
        selected = $0
        written.append($0)
      }
    )
  }

  func update(after seconds: Double = 1) {
    stage?.setNeedsUpdate()
    frame(after: seconds)
  }

  func frame(after seconds: Double = 1) {
    time += seconds
    _ = stage?.frame(at: time)
  }

  func select(_ value: Int?) {
    selected = value
    update()
  }

  /// The names of what assistive technology sees as selected.
  var selectedNames: [String] {
    (stage?.accessibilityElements() ?? []).filter { $0.isSelected }.map { $0.label }
  }

  /// Activates what has that name.
  func activate(_ name: String) {
    guard let element = stage?.accessibilityElements().first(where: { $0.label == name })
    else { return }
    stage?.perform(.activate, on: element.id, at: time)
    frame()
  }
}

private struct SelectionView: View {
  let probe: SelectionProbe

  var body: some View {
    Map(selection: probe.binding()) {
      ForEach(probe.places) { place in
        Marker(place.name, coordinate: place.coordinate)
      }
      Marker("Tagged", coordinate: CLLocationCoordinate2D(latitude: 43, longitude: 6.1)).tag(100)
      Marker("Other", coordinate: CLLocationCoordinate2D(latitude: 43, longitude: 6.2)).tag("100")
    }
  }
}

@MainActor
@Suite struct SelectionTests {
  @Test func `the value of the binding selects the item with that id, and writes nothing back`() {
    let probe = SelectionProbe([1, 2, 3])
    probe.select(2)
    #expect(probe.selectedNames == ["Place 2"])
    probe.select(100)
    #expect(probe.selectedNames == ["Tagged"])
    probe.select(nil)
    #expect(probe.selectedNames.isEmpty)
    probe.select(77)
    #expect(probe.selectedNames.isEmpty)
    #expect(probe.written.isEmpty)
  }

  @Test func `a person's choice is written once`() {
    let probe = SelectionProbe([1, 2, 3])
    probe.activate("Place 3")
    #expect(probe.written == [3])
    probe.update()
    #expect(probe.selectedNames == ["Place 3"])
    probe.activate("Tagged")
    #expect(probe.written == [3, 100])
    probe.activate("Tagged")
    #expect(probe.written == [3, 100, nil])
    for _ in 0..<3 { probe.update() }
    #expect(probe.written.count == 3)
  }

  @Test func `what has no tag of the selection's type is not selected`() {
    let probe = SelectionProbe([1, 2])
    probe.activate("Other")
    #expect(probe.selectedNames.isEmpty)
    #expect(probe.written.isEmpty)
    probe.select(1)
    probe.activate("Other")
    #expect(probe.selectedNames == ["Place 1"])
    #expect(probe.written.isEmpty)
  }

  @Test func `removing what is selected writes nil exactly once, after the update`() {
    let probe = SelectionProbe([1, 2, 3])
    probe.select(2)
    probe.places.remove(at: 1)
    for _ in 0..<4 { probe.update(after: 0.1) }
    #expect(probe.written == [nil])
    #expect(probe.selected == nil)
  }

  @Test func `moving what is selected keeps the selection`() {
    let probe = SelectionProbe([1, 2, 3])
    probe.select(2)
    probe.places[1].latitude += 0.01
    probe.places.reverse()
    probe.update()
    #expect(probe.selectedNames == ["Place 2"])
    #expect(probe.written.isEmpty)
  }

  @Test func `what is asked for is selected when it comes`() {
    let probe = SelectionProbe([1])
    probe.select(5)
    #expect(probe.selectedNames.isEmpty)
    probe.places += Place.row([5])
    probe.update()
    #expect(probe.selectedNames == ["Place 5"])
    #expect(probe.written.isEmpty)
  }
}
