import Testing

@testable import GPX

@Suite struct CaseTests {
  @Test(Material.isNeeded, arguments: FileCase.all)
  func `reads a faulty file`(_ fileCase: FileCase) throws {
    let bytes = try fileCase.bytes()
    let expected = fileCase.expected
    if expected.error != nil {
      #expect(throws: GPXError.self) { try Document(reading: bytes) }
      return
    }
    let document = try Document(reading: bytes)
    let points = document.trackPoints
    let dropped = expected.dropped ?? 0
    expect(document.tracks.count, expected.trk)
    expect(document.tracks.map(\.segments.count).reduce(0, +), expected.trkseg)
    expect(document.routes.count, expected.rte)
    expect(document.routes.map(\.points.count).reduce(0, +), expected.rtept)
    if let wpt = expected.wpt, let trkpt = expected.trkpt {
      #expect(document.waypoints.count + points.count == wpt + trkpt - dropped)
    }
    expect(points.count, expected.trkptKept)
    expect(document.tracks.flatMap { $0.segments.map(\.count) }, expected.segPoints)
    expect(document.metadata.name, expected.metadataName)
    if let names = expected.names { #expect(document.allNames.sorted() == names.sorted()) }
    expectNear(points.map(\.latitude), expected.lats)
    expectNear(points.map(\.longitude), expected.lons)
    expect(points.map(\.elevation), expected.eles)
    expect(
      points.compactMap(\.time).map { $0.seconds * 1000 + Int64($0.nanoseconds / 1_000_000) },
      expected.epochMs
    )
    if let box = expected.bbox, let bounds = document.bounds {
      expectNear([bounds.south, bounds.west, bounds.north, bounds.east], box)
    }
  }

  @Test(Material.isNeeded, arguments: FileCase.all)
  func `measures a faulty file`(_ fileCase: FileCase) throws {
    let bytes = try fileCase.bytes()
    guard let document = try? Document(reading: bytes) else { return }
    let statistics = document.statistics()
    let expected = fileCase.expected
    if let duration = expected.duration { #expect(statistics.duration == duration) }
    if let up = expected.up { #expect(abs(statistics.rawAscent - up) < 0.01) }
    if let down = expected.down { #expect(abs(statistics.rawDescent - down) < 0.01) }
    guard let observed = fileCase.observed.stats else { return }
    // The figures of the collection are rounded to a centimetre and a decimetre.
    #expect(abs(statistics.distance - observed.haversineM) < 0.0051)
    if let routes = observed.routeHaversineM {
      let length = document.routes.map { $0.statistics().distance }.reduce(0, +)
      #expect(abs(length - routes) < 0.0051)
      let ascent = document.routes.map { $0.statistics().rawAscent }.reduce(0, +)
      #expect(abs(ascent - observed.rawUp) < 0.051)
    } else {
      #expect(abs(statistics.rawAscent - observed.rawUp) < 0.051)
      #expect(abs(statistics.rawDescent - observed.rawDown) < 0.051)
    }
  }

  @Test(Material.isNeeded, arguments: FileCase.all)
  func `reads what GPX does not define`(_ fileCase: FileCase) throws {
    guard let document = try? Document(reading: try fileCase.bytes()) else { return }
    let points = document.trackPoints
    let expected = fileCase.expected
    expect(points.compactMap(\.heartRate), expected.hr)
    expect(points.compactMap(\.cadence), expected.cad)
    expect(points.compactMap(\.temperature), expected.atemp)
    expect(points.compactMap(\.power), expected.power)
    expect(points.compactMap(\.speed), expected.speed)
    expect(points.compactMap(\.course), expected.course)
    let stops = document.routes.flatMap(\.points)
    expect(stops.map(\.shapePoints.count).reduce(0, +), expected.rpt)
    expect(document.extensionPlaces, expected.extensions)
  }

  @Test(Material.isNeeded, arguments: FileCase.all)
  func `tells climbs from noise, and motion from rest`(_ fileCase: FileCase) throws {
    guard let document = try? Document(reading: try fileCase.bytes()) else { return }
    let figures = document.statistics()
    if let moving = fileCase.expected.moving { #expect(figures.movingTime == moving) }
    if let climb = fileCase.expected.trueUp { #expect(abs(figures.ascent - climb) <= climb / 20) }
  }

  private func expect<Value: Equatable>(
    _ value: Value,
    _ expected: Value?,
    at location: SourceLocation = #_sourceLocation
  ) {
    if let expected { #expect(value == expected, sourceLocation: location) }
  }

  private func expectNear(
    _ values: [Double],
    _ expected: [Double]?,
    at location: SourceLocation = #_sourceLocation
  ) {
    guard let expected else { return }
    #expect(values.count == expected.count, sourceLocation: location)
    for (value, number) in zip(values, expected) {
      #expect(abs(value - number) < 1e-12 * max(1, abs(number)), sourceLocation: location)
    }
  }
}

extension Document {
  /// Every name in the file that has text: of the file, its author, and all that is in it.
  fileprivate var allNames: [String] {
    var names: [String?] = [metadata.name, metadata.author?.name]
    names += waypoints.map(\.name)
    for route in routes { names += [route.name] + route.points.map(\.name) }
    for track in tracks { names.append(track.name) }
    names += trackPoints.map(\.name)
    return names.compactMap { $0 }.filter { !$0.isEmpty }
  }
}

extension Document {
  /// At how many places of all that there are something stands that GPX does not define.
  fileprivate var extensionPlaces: Int {
    var places = [extensions, metadata.extensions]
    places += waypoints.map(\.extensions)
    for route in routes { places += [route.extensions] + route.points.map(\.extensions) }
    for track in tracks {
      places.append(track.extensions)
      places += track.segments.map(\.extensions)
    }
    places += trackPoints.map(\.extensions)
    return places.count { !$0.isEmpty }
  }
}
