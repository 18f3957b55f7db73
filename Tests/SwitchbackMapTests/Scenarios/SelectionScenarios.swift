import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// Selections by a binding.
@MainActor
@Suite struct SelectionScenarios {
  private let store = SelectionStore()
  private let places = Changing(Place.row(1...5))

  private func map() -> some View {
    Map(selection: store.binding) {
      ForEach(places.value) { Marker($0.name, coordinate: $0.coordinate) }
    }
  }

  // C27
  @Test func `a selection by the program is never written back`() {
    let scene = MapScene { map() }
    for value in [3, 5, nil, 1, 99, 2] as [Int?] {
      store.value = value
      scene.update()
      scene.settle()
      let name = value.flatMap { $0 <= 5 ? "Place \($0)" : nil }
      #expect(scene.selectedNames == [name].compactMap { $0 })
    }
    #expect(store.written.isEmpty)
  }

  // C27
  @Test func `nothing is written while views are updated`() throws {
    let scene = MapScene {
      let _ = store.beginUpdate()
      VStack(spacing: 0) {
        map()
        UpdateEnd(store: store)
      }
    }
    scene.tap(try scene.middle(of: "Place 2"))
    #expect(store.written == [2])
    places.value.remove(at: 1)
    scene.update()
    scene.settle()
    #expect(store.updates > 1)
    #expect(store.written == [2, nil])
    #expect(store.writtenWhileUpdating == 0)
  }

  // C27
  @Test func `a tap writes once, and again only for something else`() throws {
    let scene = MapScene { map() }
    scene.settle()
    let middle = try scene.middle(of: "Place 4")
    scene.tap(middle)
    #expect(store.written == [4])
    for _ in 0..<10 { scene.update() }
    #expect(store.written == [4])
    // Far enough in time not to be a double tap.
    scene.frame(after: 1)
    scene.tap(CGPoint(x: 30, y: 300))
    #expect(store.written == [4, nil])
    scene.frame(after: 1)
    scene.tap(CGPoint(x: 30, y: 320))
    #expect(store.written == [4, nil])
  }

  // C27
  @Test func `a store that answers late, and one that refuses, have the last word`() throws {
    let scene = MapScene { map() }
    scene.settle()
    store.isLate = true
    scene.tap(try scene.middle(of: "Place 4"))
    for _ in 0..<3 { scene.update() }
    #expect(store.written == [4])
    store.answer()
    scene.update()
    #expect(scene.selectedNames == ["Place 4"])
    // Refused: the store says another one.
    scene.frame(after: 1)
    scene.tap(try scene.middle(of: "Place 2"))
    store.value = 5
    store.isLate = false
    scene.update()
    #expect(scene.selectedNames == ["Place 5"])
    #expect(store.written == [4, 2])
  }

  // C27
  @Test func `two maps with one selection show the same, and write no more than one does`() throws {
    let scene = MapScene {
      VStack(spacing: 0) {
        map()
        map()
      }
    }
    scene.settle()
    scene.tap(try scene.middle(of: "Place 3"))
    scene.update()
    scene.settle()
    #expect(store.written == [3])
    #expect(scene.selectedNames == ["Place 3", "Place 3"])
    places.value.remove(at: 2)
    scene.update()
    scene.settle()
    #expect(scene.selectedNames.isEmpty)
    #expect(store.value == nil)
    #expect(store.written == [3, nil])
  }

  // C27
  @Test func `what is selected and goes and comes back with an animation is selected once`() throws
  {
    let scene = MapScene { map() }
    scene.settle()
    store.value = 2
    scene.update()
    let all = places.value
    places.value.remove(at: 1)
    scene.update()
    scene.frame(after: 0.1)
    #expect(store.written == [nil])
    places.value = all
    scene.update()
    scene.settle()
    #expect(scene.selectedNames.isEmpty)
    #expect(store.written == [nil])
  }

  // C27
  @Test func `the order of the items, their names and places do not end a selection`() {
    let scene = MapScene { map() }
    store.value = 2
    scene.update()
    places.value.reverse()
    scene.update()
    places.value[3].name = "Other"
    places.value[3].latitude = 43.4
    scene.update()
    scene.settle()
    #expect(scene.selectedNames == ["Other"])
    #expect(store.written.isEmpty)
  }

  // C27
  @Test func `a tag goes before an id, and equal tags are one selection`() {
    let scene = MapScene {
      Map(selection: store.binding) {
        ForEach(places.value) { place in
          if place.id == 3 {
            Annotation("Tagged", coordinate: place.coordinate) { Text("t") }.tag(33)
          } else {
            Marker(place.name, coordinate: place.coordinate)
          }
        }
        Marker("Alone", coordinate: .init(latitude: 43, longitude: 7)).tag(40)
        Marker("Untagged", coordinate: .init(latitude: 43, longitude: 8))
      }
    }
    for (value, names) in [(33, ["Tagged"]), (3, []), (40, ["Alone"])] as [(Int, [String])] {
      store.value = value
      scene.update()
      #expect(scene.selectedNames == names)
    }
    #expect(store.written.isEmpty)
  }
}

/// A view that is made after all others.
private struct UpdateEnd: View {
  let store: SelectionStore

  var body: some View {
    let _ = store.endUpdate()
    Text("end")
  }
}

private final class SelectionStore {
  var updates = 0
  var value: Int?
  var written: [Int?] = []
  var isLate = false
  var isUpdating = false
  var writtenWhileUpdating = 0
  private var late: Int??

  var binding: Binding<Int?> {
    Binding(
      get: { self.value },
      set: {
        self.written.append($0)
        if self.isUpdating { self.writtenWhileUpdating += 1 }
        if self.isLate { self.late = .some($0) } else { self.value = $0 }
      }
    )
  }

  func beginUpdate() {
    isUpdating = true
  }

  func endUpdate() {
    isUpdating = false
    updates += 1
  }

  func answer() {
    if let late { value = late }
    late = nil
  }
}

extension MapScene {
  /// The names of what assistive technology sees as selected.
  var selectedNames: [String] {
    elements.filter { $0.isSelected }.map { $0.label }
  }
}
