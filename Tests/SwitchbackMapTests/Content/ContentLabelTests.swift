import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// What is written below markers and annotations.
@MainActor
@Suite struct ContentLabelTests {
  private static let place = CLLocationCoordinate2D(latitude: 45, longitude: 6)

  private func texts(_ scene: MapScene<some View>) -> [String] {
    scene.list[.annotations].compactMap {
      if case .text(let run) = $0 { run.text } else { nil }
    }
  }

  private func scene<Content: MapContent>(
    @MapContentBuilder _ content: @escaping () -> Content
  ) -> MapScene<MadeAnew<some View>> {
    let selection = Changing(String?.none)
    let scene = MapScene {
      Map(
        selection: Binding(get: { selection.value }, set: { selection.value = $0 }),
        content: content
      )
    }
    scene.settle()
    return scene
  }

  private func marker(_ subtitles: Visibility, _ titles: Visibility = .automatic) -> some MapContent
  {
    Marker(coordinate: Self.place) {
      Text("Camp")
      Text("1,200 m")
    }
    .annotationTitles(titles)
    .annotationSubtitles(subtitles)
    .tag("camp")
  }

  private func annotation(_ subtitles: Visibility) -> some MapContent {
    Annotation(coordinate: Self.place) {
      Circle().fill(Color.red).frame(width: 20, height: 20)
    } label: {
      Text("Camp")
      Text("1,200 m")
    }
    .annotationSubtitles(subtitles)
    .tag("camp")
  }

  @Test func `the second text of a label is a subtitle, which shows while it is selected`() {
    for isMarker in [true, false] {
      let scene = scene {
        if isMarker { marker(.automatic) } else { annotation(.automatic) }
      }
      #expect(texts(scene) == ["Camp"])
      scene.activate("Camp")
      scene.settle()
      #expect(texts(scene) == ["Camp", "1,200 m"])
      #expect(scene.element("Camp")?.value == "1,200 m")
    }
  }

  @Test func `subtitles show, or do not, as is said of them`() {
    for isMarker in [true, false] {
      let visibility = Changing(Visibility.visible)
      let scene = scene {
        if isMarker { marker(visibility.value) } else { annotation(visibility.value) }
      }
      #expect(texts(scene) == ["Camp", "1,200 m"])
      visibility.value = .hidden
      scene.update()
      scene.settle()
      scene.activate("Camp")
      scene.settle()
      #expect(texts(scene) == ["Camp"])
      visibility.value = .automatic
      scene.update()
      scene.settle()
      #expect(texts(scene) == ["Camp", "1,200 m"])
    }
  }

  @Test func `titles that are visible by all means are shown where there is no room`() {
    let titles = Changing(Visibility.automatic)
    let scene = scene {
      ForEach(0..<2) { index in
        Annotation("Place \(index)", coordinate: Self.place) {
          Circle().fill(Color.red).frame(width: 8, height: 8)
        }
        .annotationTitles(titles.value)
      }
    }
    #expect(texts(scene).count == 1)
    titles.value = .visible
    scene.update()
    scene.settle()
    #expect(texts(scene).count == 2)
  }

  @Test func `a label of a symbol and a text gives both, and the text after it`() {
    let scene = scene {
      Marker(coordinate: Self.place) {
        Label("Camp", systemImage: "tent")
        Text("1,200 m")
      }
      .annotationSubtitles(.visible)
    }
    #expect(texts(scene) == ["Camp", "1,200 m"])
  }

  @Test func `a subtitle may be missing, and an anchor of accessories given`() {
    let detail = Changing<String?>(nil)
    let scene = scene {
      Annotation("Note", coordinate: Self.place, accessoryAnchor: .top) { Text("A") }
      Annotation(coordinate: Self.place, anchor: .bottom, accessoryAnchor: .top) {
        Text("B")
      } label: {
        Text("Camp")
        if let detail = detail.value { Text(detail) }
      }
      Annotation(coordinate: Self.place) {
        Text("C")
      } label: {
        EmptyView()
      }
    }
    #expect(scene.annotationLabels == ["Note", "Camp", "C"])
    #expect(scene.element("Camp")?.value == "")
    detail.value = "1,200 m"
    scene.update()
    #expect(scene.element("Camp")?.value == "1,200 m")
  }

  @Test func `another subtitle is one operation`() {
    let log = MapLog()
    let words = Changing("1,200 m")
    let scene = MapScene {
      Map {
        Marker(coordinate: Self.place) {
          Text("Camp")
          Text(words.value)
        }
        .annotationSubtitles(.visible)
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    log.operations = []
    scene.update()
    #expect(log.take() == [])
    words.value = "1,300 m"
    scene.update()
    scene.settle()
    #expect(log.take() == [MapOperation(kind: .patch(.subtitle), record: 1)])
    #expect(texts(scene) == ["Camp", "1,300 m"])
  }

  @Test func `titles may be literals, strings, parts of strings, or keys with values in them`() {
    let key: LocalizedStringKey = "Stage \(2) of \(3)"
    let string = "String"
    let scene = scene {
      Marker("Literal", coordinate: Self.place)
      Marker("Value \(1)", systemImage: "flag", coordinate: Self.place)
      Marker(string, coordinate: Self.place)
      Marker(string.prefix(3), monogram: Text("S"), coordinate: Self.place)
      Marker(key, coordinate: Self.place)
      Marker(key, systemImage: "flag", coordinate: Self.place)
      Marker(key, monogram: Text("K"), coordinate: Self.place)
      Annotation("Note", coordinate: Self.place) { Text("A") }
      Annotation(key, coordinate: Self.place, anchor: .bottom) { Text("B") }
    }
    #expect(
      scene.annotationLabels == [
        "Literal", "Value 1", "String", "Str", "Stage 2 of 3", "Stage 2 of 3", "Stage 2 of 3",
        "Note", "Stage 2 of 3",
      ]
    )
  }
}
