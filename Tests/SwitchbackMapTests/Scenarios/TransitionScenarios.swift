import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// How content comes and goes, seen at given times.
@MainActor
@Suite struct TransitionScenarios {
  private let log = MapLog()

  // C22
  @Test func `what is removed with an animation goes along that animation`() {
    let scene = MapScene(Removable(log: log))
    scene.settle()
    #expect(scene.opacities().isEmpty)
    scene.activate("Remove, evenly")
    #expect(log.kinds.suffix(4) == [.remove, .remove, .remove, .remove])
    let start = scene.time
    for step in 1...9 {
      scene.frame(until: start + Double(step) / 10)
      #expect(scene.opacities().count == 3)
      for opacity in scene.opacities() { #expect(abs(opacity - (1 - Double(step) / 10)) < 1e-6) }
      #expect(
        scene.opacities(.overlays).map { ($0 * 1000).rounded() } == [Double(1000 - step * 100)]
      )
    }
    scene.frame(until: start + 1)
    #expect(scene.list[.annotations].isEmpty)
    #expect(scene.list[.overlays].isEmpty)
    #expect(scene.map?.annotationRecords.isEmpty == true)
    #expect(scene.map?.overlayList.records(in: .aboveLabels).isEmpty == true)
  }

  // C04
  @Test func `a place that changes with an animation is gone to, and jumped to without one`() throws
  {
    let latitude = Changing(43.0)
    let scene = MapScene {
      Map(initialPosition: .region(Removable.region)) {
        Annotation("A", coordinate: CLLocationCoordinate2D(latitude: latitude.value, longitude: 6))
        {
          Circle().fill(Color.green).frame(width: 10, height: 10)
        }
      }
    }
    scene.settle()
    let view = try #require(scene.annotationViews["A"])
    func y() throws -> Double { Double(try #require(scene.dots(.green).first).midY) }
    let start = try y()
    latitude.value = 43.02
    scene.update()
    scene.settle()
    let end = try y()
    #expect(end < start - 10)
    latitude.value = 43.0
    withAnimation(.linear(duration: 1)) { _ = scene.update() }
    let begin = scene.time
    #expect(abs(try y() - end) < 0.6)
    for step in 1...9 {
      scene.frame(until: begin + Double(step) / 10)
      #expect(abs(try y() - (end + (start - end) * Double(step) / 10)) < 0.6)
    }
    // It turns round from where it is.
    latitude.value = 43.02
    withAnimation(.linear(duration: 1)) { _ = scene.update(after: 0) }
    #expect(abs(try y() - (end + (start - end) * 0.9)) < 0.6)
    scene.settle()
    #expect(abs(try y() - end) < 0.6)
    #expect(scene.annotationViews["A"] === view)
    #expect(scene.map?.isAnimating == false)
  }

  // C22
  @Test func `what is removed shrinks into its place, and what is added grows out of it`() throws {
    let scene = MapScene(Removable(log: log))
    scene.settle()
    let full = try #require(scene.dots(.green).first)
    scene.activate("Remove, evenly")
    var last = full.width
    for _ in 0..<5 {
      scene.frame(after: 0.15)
      let dot = try #require(scene.dots(.green).first)
      #expect(dot.width < last)
      #expect(abs(dot.midX - full.midX) < 0.01 && abs(dot.midY - full.midY) < 0.01)
      last = dot.width
    }
    scene.settle()
    scene.activate("Add, evenly")
    last = 0
    for _ in 0..<5 {
      scene.frame(after: 0.15)
      let dot = try #require(scene.dots(.green).first)
      #expect(dot.width > last && dot.width < full.width)
      last = dot.width
    }
  }

  // C22
  @Test(arguments: [0.1, 0.25, 0.5, 0.75, 0.95])
  func `what comes back half-way turns round where it is, with the view that it had`(
    _ part: Double
  ) throws {
    let scene = MapScene(Removable(log: log))
    scene.settle()
    let views = scene.annotationViews
    #expect(views.count == 3)
    scene.activate("Remove, evenly")
    scene.frame(after: part)
    let before = try #require(scene.opacities().first)
    #expect(abs(before - (1 - part)) < 1e-6)
    log.operations = []
    scene.activate("Add, evenly", after: 0)
    #expect(log.kinds == [.revive, .revive, .revive, .revive])
    #expect(scene.opacities().allSatisfy { abs($0 - before) < 1e-6 })
    var last = before
    for _ in 0..<9 {
      scene.frame(after: 0.1)
      let opacity = try #require(scene.opacities().first)
      #expect(opacity > last)
      last = opacity
    }
    scene.frame(after: 0.2)
    #expect(scene.opacities().isEmpty)
    #expect(scene.annotationViews.count == 3)
    #expect(scene.annotationViews.allSatisfy { views[$0.key] === $0.value })
    #expect(log.lines.count == 3)
  }

  // C22
  @Test func `what leaves is out of reach of pointers, keys and assistive technology`() throws {
    let scene = MapScene(Removable(log: log))
    scene.settle()
    let dot = try #require(scene.dots(.green).first)
    let middle = CGPoint(x: dot.midX, y: dot.midY)
    scene.tap(middle)
    #expect(log.count == 1)
    scene.activate("Remove, evenly")
    scene.frame(after: 0.1)
    #expect(!scene.dots(.green).isEmpty)
    scene.tap(middle)
    #expect(log.count == 1)
    #expect(scene.map?.annotations.isEmpty == true)
    #expect(scene.map?.selectedAnnotations.isEmpty == true)
    #expect(!scene.elements.contains { $0.label.hasPrefix("Place") })
    #expect(!scene.elements.contains { $0.role == .button && $0.frame.contains(middle) })
  }

  // C22
  @Test func `what is pressed while it is removed does nothing when it is let go`() throws {
    let scene = MapScene(Removable(log: log))
    scene.settle()
    let dot = try #require(scene.dots(.green).first)
    scene.send(.pointerDown) {
      $0.location = CGPoint(x: dot.midX, y: dot.midY)
      $0.buttons = 1
    }
    scene.activate("Remove, evenly")
    scene.frame(after: 0.1)
    scene.send(.pointerUp) { $0.location = CGPoint(x: dot.midX, y: dot.midY) }
    scene.frame()
    #expect(log.count == 0)
  }

  // C22
  @Test func `coming and going many times a second ends in what is said last`() {
    let scene = MapScene(Removable(log: log))
    scene.settle()
    let views = scene.annotationViews
    for _ in 0..<25 {
      scene.activate("Remove, evenly")
      scene.activate("Add, evenly")
    }
    scene.settle()
    #expect(scene.opacities().isEmpty)
    #expect(scene.annotationViews.count == 3)
    #expect(scene.annotationViews.allSatisfy { views[$0.key] === $0.value })
    #expect(log.lines.count == 3)
    scene.activate("Remove, evenly")
    scene.settle()
    #expect(scene.annotationViews.isEmpty)
    #expect(scene.map?.isAnimating == false)
  }

  // C22
  @Test func `a set that the zoom decides comes and goes without a blink`() {
    let isNear = Changing(true)
    let scene = MapScene {
      Map(
        initialPosition: .region(
          .init(
            center: .init(latitude: 43, longitude: 6),
            latitudinalMeters: 9000,
            longitudinalMeters: 9000
          )
        )
      ) {
        Marker("Always", coordinate: .init(latitude: 43, longitude: 6))
        if isNear.value { Marker("Near", coordinate: .init(latitude: 43.01, longitude: 6)) }
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    // What wavers about the limit never leaves altogether, nor starts anew from nothing.
    var last = 1.0
    for step in 0..<40 {
      isNear.value = step % 2 == 1
      scene.update(after: 1.0 / 60)
      let now = scene.opacities().first ?? 1
      #expect(abs(now - last) < 0.25)
      last = now
    }
    #expect(log.kinds.filter { $0 == .insert }.count == 2)
  }

  @Test(arguments: [
    Animation.linear(duration: 0.5).repeatForever(), .linear(duration: .infinity),
    .linear.delay(.infinity).repeatForever(autoreverses: false),
  ])
  func `what is removed with an animation without an end is gone after one run`(
    _ animation: Animation
  ) throws {
    let isShown = Changing(true)
    let scene = MapScene {
      Map(initialPosition: .region(Removable.region)) {
        if isShown.value {
          Marker("A", coordinate: CLLocationCoordinate2D(latitude: 43, longitude: 6))
          MapCircle(center: CLLocationCoordinate2D(latitude: 43, longitude: 6), radius: 100)
        }
      }
    }
    scene.settle()
    isShown.value = false
    withAnimation(animation) { _ = scene.update() }
    scene.frame(after: 0.2)
    #expect(scene.map?.annotationRecords.count == 1)
    #expect(scene.map?.isAnimating == true)
    scene.frame(after: 0.31)
    #expect(scene.map?.annotationRecords.isEmpty == true)
    #expect(scene.map?.overlayList.records(in: .aboveLabels).isEmpty == true)
    #expect(scene.map?.isAnimating == false)
  }

  // C22
  @Test func `without movement, things come and go at once`() {
    let host = RecordingHost()
    host.reducesMotion = true
    let scene = MapScene(Removable(log: log), host: host)
    scene.settle()
    scene.activate("Remove, evenly")
    #expect(scene.list[.annotations].isEmpty)
    scene.activate("Add, evenly")
    #expect(scene.opacities().isEmpty)
    #expect(scene.dots(.green).count == 3)
  }

  // C22
  @Test func `a transaction that disables animations lets things come and go at once`() {
    let scene = MapScene(Removable(log: log))
    scene.settle()
    scene.activate("Remove, at once")
    #expect(scene.list[.annotations].isEmpty)
    #expect(scene.map?.annotationRecords.isEmpty == true)
  }
}

/// A map with three dots that can be tapped and a line, all of which can be removed and added.
struct Removable: View {
  @State private var places = Place.row(1...3)
  let log: MapLog
  private let line = scenarioLine(43)

  init(log: MapLog) {
    self.log = log
  }

  var body: some View {
    VStack(spacing: 0) {
      Button("Remove, evenly") { withAnimation(.linear(duration: 1)) { places.removeAll() } }
      Button("Remove, at once") {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { places.removeAll() }
      }
      Button("Add, evenly") { withAnimation(.linear(duration: 1)) { places = Place.row(1...3) } }
      Map(initialPosition: .region(Self.region)) {
        if !places.isEmpty { MapPolyline(coordinates: line).stroke(Color.red, lineWidth: 3) }
        ForEach(places) { place in
          Annotation(place.name, coordinate: place.coordinate) {
            Button {
              log.count += 1
            } label: {
              Circle().fill(Color.green).frame(width: 24, height: 24)
            }
            .buttonStyle(.plain)
            .onAppear { log.lines.append(place.name) }
          }
        }
        .annotationTitles(.hidden)
      }
      .onMapOperation(log.note)
    }
  }

  static let region = MKCoordinateRegion(
    center: .init(latitude: 43.02, longitude: 6.05),
    latitudinalMeters: 9000,
    longitudinalMeters: 9000
  )
}
