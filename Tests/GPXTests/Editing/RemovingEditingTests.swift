import Geodesy
import TestSupport
import Testing

@testable import GPX

@Suite struct RemovingEditingTests {
  @Test func `takes away the kinds of data that are named, and no other`() {
    var random = SeededGenerator(seed: 26)
    let segment = randomSegment(&random, count: 80)
    for bits in 0..<32 {
      let data = PointData(rawValue: bits)
      let less = segment.removing(data)
      #expect(less.extensions.isEmpty == data.contains(.extensions))
      for row in segment.indices {
        var point = segment[row]
        if data.contains(.elevations) { point.elevation = nil }
        if data.contains(.times) { point.time = nil }
        if data.contains(.texts) { point.texts = nil }
        if data.contains(.reception) { point.reception = nil }
        if data.contains(.extensions) { point.extensions = [] }
        #expect(less[row] == point)
        #expect(Waypoint(segment[row]).removing(data) == Waypoint(point))
      }
    }
    #expect(PointData.all.rawValue == 31)
  }

  private func document() -> Document {
    let extra = [ExtensionElement(QualifiedName("x"), text: "1")]
    var segment = equator([0, 1], elevations: [5, 6], seconds: [0, 1])
    segment.extensions = extra
    var track = Track(name: "t", segments: [segment])
    track.extensions = extra
    var route = Route(
      name: "r",
      points: [Waypoint(latitude: 0, longitude: 1, time: at(0), name: "p")]
    )
    route.extensions = extra
    var document = Document()
    document.creator = "c"
    document.tracks = [track]
    document.routes = [route]
    document.waypoints = [Waypoint(latitude: 0, longitude: 1, time: at(0), name: "w")]
    document.metadata.time = at(0)
    document.metadata.name = "n"
    document.metadata.bounds = GeographicBounds(south: 0, west: 0, north: 0, east: 1)
    document.metadata.extensions = extra
    document.extensions = extra
    return document
  }

  @Test func `takes kinds of data out of the parts of a document`() {
    let whole = document()
    let timeless = whole.removing(.times)
    #expect(timeless.metadata.time == nil && timeless.waypoints[0].time == nil)
    #expect(timeless.routes[0].points[0].time == nil)
    #expect(timeless.tracks[0].segments[0].times.presentCount == 0)
    let some = whole.removing([.times, .texts], from: .routes)
    #expect(some.routes[0].points[0].name == nil && some.routes[0].name == "r")
    #expect(some.waypoints == whole.waypoints && some.tracks == whole.tracks)
    #expect(some.metadata == whole.metadata)
    let plain = whole.removing(.extensions)
    #expect(plain.extensions.isEmpty && plain.metadata.extensions.isEmpty)
    #expect(plain.tracks[0].extensions.isEmpty && plain.routes[0].extensions.isEmpty)
    #expect(plain.tracks[0].segments[0].extensions.isEmpty)
  }

  @Test func `takes parts away`() {
    let whole = document()
    #expect(whole.removing(parts: []) == whole)
    let ways = whole.removing(parts: [.waypoints, .metadata])
    #expect(ways.waypoints.isEmpty && ways.metadata == Metadata() && ways.creator == nil)
    #expect(ways.tracks == whole.tracks && ways.routes == whole.routes)
    let rest = whole.removing(parts: [.routes, .tracks])
    #expect(rest.routes.isEmpty && rest.tracks.isEmpty && rest.metadata.bounds == nil)
    #expect(rest.metadata.name == "n" && rest.extensions == whole.extensions)
  }

  @Test func `takes extensions away by a rule, inside of others as well`() throws {
    let text = """
      <gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1" xmlns:a="urn:a">
      <trk><trkseg><trkpt lat="1" lon="2"><extensions><a:t><a:hr>150</a:hr><a:cad>80</a:cad></a:t>
      <a:only><a:hr>1</a:hr></a:only><a:hr/></extensions></trkpt><trkpt lat="1" lon="3"/>
      <trkpt lat="1" lon="4"><extensions><a:cad>7</a:cad></extensions></trkpt>
      <extensions><a:hr>2</a:hr></extensions></trkseg>
      <extensions><a:k u="1"><a:hr/></a:k></extensions></trk>
      <extensions><a:hr/><a:end/></extensions></gpx>
      """
    let document = try read(text)
    let rate = { (element: ExtensionElement) in
      element.name.namespace == "urn:a" && element.name.localName == "hr"
    }
    let quiet = document.removingExtensions(where: rate)
    let points = quiet.tracks[0].segments[0]
    #expect(points[0].extensions.map { $0.name.localName } == ["t"])
    #expect(points[0].extensions[0].children.map(\.text) == ["80"])
    #expect(points[1].extensions.isEmpty)
    #expect(points[2].extensions == document.tracks[0].segments[0][2].extensions)
    #expect(points.extensions.isEmpty)
    // An element with an attribute stays, empty or not.
    #expect(quiet.tracks[0].extensions.map(\.content.isEmpty) == [true])
    #expect(quiet.extensions.map { $0.name.localName } == ["end"])
    #expect(document.removingExtensions { _ in false } == document)
    #expect(document.removingExtensions { _ in true } == document.removing(.extensions))
    let route = Route(document.tracks[0])
    #expect(route.removingExtensions(where: rate).points == points.map { Waypoint($0) })
  }

  @Test func `goes as deep as extensions go`() {
    var deep = ExtensionElement(QualifiedName("leaf"), text: "1")
    for _ in 0..<2000 { deep = ExtensionElement(QualifiedName("n"), content: [.element(deep)]) }
    var segment = equator([0])
    segment.extensions = [deep]
    #expect(segment.removingExtensions { $0.name.localName == "leaf" }.extensions.isEmpty)
  }

  @Test func `rounds to what is written with so many digits`() {
    let point = TrackPoint(
      latitude: 47.123_456_789_1,
      longitude: -179.999_999_96,
      elevation: 812.25,
      time: Timestamp(seconds: 9, nanoseconds: 999_500_000)
    )
    let round = { (precision: Precision) in TrackSegment([point]).rounded(to: precision)[0] }
    #expect(round(Precision()) == point)
    #expect(round(Precision(coordinates: 6)).latitude == 47.123457)
    #expect(round(Precision(coordinates: 7)).longitude == -180)
    #expect(round(Precision(coordinates: 13)).latitude == point.latitude)
    #expect(round(Precision(elevations: 1)).elevation == 812.3)
    #expect(round(Precision(elevations: 0)).elevation == 812)
    #expect(round(Precision(times: 3)).time == Timestamp(seconds: 10))
    #expect(round(Precision(times: 4)).time == point.time)
    #expect(round(Precision(times: 0)).time == Timestamp(seconds: 10))
    #expect(Precision.rounded(-1e-9, digits: 3).sign == .plus)
    #expect(Precision.rounded(1e300, digits: 3) == 1e300)
    #expect(
      Precision.rounded(Timestamp(seconds: .max, nanoseconds: 999_999_999), digits: 0)
        .seconds == .max
    )
  }

  @Test func `rounds as decimal text does, and keeps all else`() {
    var random = SeededGenerator(seed: 27)
    let segment = randomSegment(&random, count: 60)
    let precision = Precision(coordinates: 5, elevations: 1, times: 0)
    let round = segment.rounded(to: precision)
    #expect(round.rounded(to: precision) == round)
    for row in segment.indices {
      // At most five digits stand behind the dot of the shortest text.
      let digits = "\(round.latitudes[row])".split(separator: ".").last?.count ?? 0
      #expect(digits <= 5)
      #expect(abs(round.latitudes[row] - segment.latitudes[row]) <= 0.500_000_1e-5)
      var point = TrackPoint(
        latitude: round.latitudes[row],
        longitude: round.longitudes[row],
        elevation: round.elevations[row],
        time: segment.times[row],
        texts: segment.texts(of: row)
      )
      point.reception = segment[row].reception
      point.extensions = segment[row].extensions
      #expect(round[row] == point)
      #expect(Waypoint(segment[row]).rounded(to: precision) == Waypoint(point))
    }
    #expect(round.extensions == segment.extensions)
    var document = Document()
    document.tracks = [Track(segments: [segment])]
    document.routes = [Route(Track(segments: [segment]))]
    document.waypoints = segment.map { Waypoint($0) }
    let rounded = document.rounded(to: precision)
    #expect(rounded.tracks[0].segments == [round])
    #expect(rounded.routes[0].points == rounded.waypoints)
  }
}
