import Foundation
import Testing

@testable import SwitchbackTool

@Suite struct InfoCommandTests {
  private let folder: TemporaryFolder
  private let recorder = Recorder()

  init() throws {
    folder = try TemporaryFolder()
  }

  // 0.02 degrees of a meridian on the sphere of 6 371 008.8 m are 2 223.902 m.
  @Test func `prints the figures of a file in a line`() throws {
    recorder.input = Array(Fixtures.ride.utf8)
    #expect(
      recorder.run("info", "-")
        == Outcome(
          status: 0,
          output: """
            file     tracks  routes  waypoints  points  distance  ascent  descent  duration
            <stdin>       1       1          1       6   2.22 km    20 m     10 m      0:03

            """,
          errors: ""
        )
    )
  }

  @Test func `prints a hyphen for what a file does not tell`() throws {
    recorder.input = Array(Fixtures.empty.utf8)
    #expect(
      recorder.run("info", "-")
        == Outcome(
          status: 0,
          output: """
            file     tracks  routes  waypoints  points  distance  ascent  descent  duration
            <stdin>       0       0          0       0   0.00 km       -        -         -

            """,
          errors: ""
        )
    )
  }

  @Test func `adds several files up, and tells of a bad one among them`() throws {
    let ride = try folder.write(Fixtures.ride, to: "ride.gpx")
    let empty = try folder.write(Fixtures.empty, to: "empty.gpx")
    let page = try folder.write("<!DOCTYPE html>\n<html><body>gone</body></html>", to: "page.gpx")
    let none = folder("none.gpx")
    let outcome = recorder.run("info", ride, page, none, empty, ride)
    #expect(outcome.status == 1)
    let cells = outcome.output.split(separator: "\n").map { line in
      line.split(separator: " ").map(String.init)
    }
    #expect(
      cells == [
        [
          "file", "tracks", "routes", "waypoints", "points", "distance", "ascent", "descent",
          "duration",
        ],
        [ride, "1", "1", "1", "6", "2.22", "km", "20", "m", "10", "m", "0:03"],
        [empty, "0", "0", "0", "0", "0.00", "km", "-", "-", "-"],
        [ride, "1", "1", "1", "6", "2.22", "km", "20", "m", "10", "m", "0:03"],
        ["total", "2", "2", "2", "12", "4.45", "km", "40", "m", "20", "m", "0:07"],
      ]
    )
    #expect(
      outcome.errors == """
        \(page):1:1: this is an HTML page, not GPX
        \(none): no such file

        """
    )
  }

  @Test func `prints no table where no file can be read`() {
    #expect(
      recorder.run("info", folder("none.gpx"))
        == Outcome(status: 1, output: "", errors: "\(folder("none.gpx")): no such file\n")
    )
  }

  @Test func `keeps what is whole of a file that is cut off`() {
    recorder.input = Array(Fixtures.cutOff.utf8)
    let outcome = recorder.run("info", "-")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("<stdin>       1       0          0       2   1.11 km"))
    #expect(outcome.errors == "<stdin>:5:17: the file ends inside of <trkpt>\n")
  }

  @Test func `lists what is wrong, and counts what is too much to list`() throws {
    let faulty = (1...25).map { _ in #"<wpt lat="1"/>"# }.joined(separator: "\n")
    recorder.input = Array(
      #"<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">"#.utf8
    )
    recorder.input += Array("\n\(faulty)</gpx>".utf8)
    let outcome = recorder.run("info", "-")
    #expect(outcome.status == 0)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.first?.hasPrefix("<stdin>:2:1: ") == true)
    #expect(lines[19].hasPrefix("<stdin>:21:1: "))
    #expect(
      lines.last == "<stdin>: and 5 more; 'switchback info --json' lists the first 25"
    )
  }

  @Test(arguments: [
    (19, 20, nil), (20, 21, nil),
    (22, 22, "<stdin>: and 2 more; 'switchback info --json' lists the first 23"),
  ])
  func `lists an early end however much stands before it`(
    faults: Int,
    count: Int,
    more: String?
  ) throws {
    let faulty = (1...faults).map { _ in #"<wpt lat="1"/>"# }.joined(separator: "\n")
    let start = #"<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">"#
    recorder.input = Array("\(start)\n\(faulty)\n<trk>".utf8)
    let outcome = recorder.run("info", "-")
    #expect(outcome.status == 1)
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == count)
    #expect(lines.last == "<stdin>:\(faults + 2):6: the file ends inside of <trk>")
    if let more { #expect(lines[20] == more) }
  }

  @Test func `tells programs the same in metres and seconds`() {
    recorder.input = Array(Fixtures.ride.utf8)
    #expect(
      recorder.run("info", "--json", "-")
        == Outcome(
          status: 0,
          output: """
            {
              "schema": 1,
              "files": [
                {
                  "file": "-",
                  "version": "1.1",
                  "creator": "By hand",
                  "name": "A ride",
                  "tracks": 1,
                  "segments": 1,
                  "trackPoints": 3,
                  "routes": 1,
                  "routePoints": 2,
                  "waypoints": 1,
                  "distance": 2223.902,
                  "ascent": 20,
                  "descent": 10,
                  "duration": 200,
                  "routeDistance": 1111.951,
                  "startTime": "2024-05-01T06:00:00Z",
                  "endTime": "2024-05-01T06:03:20Z",
                  "bounds": {
                    "south": 47,
                    "west": 11,
                    "north": 47.5,
                    "east": 11.5
                  },
                  "diagnosticCount": 0,
                  "diagnostics": []
                }
              ]
            }

            """,
          errors: ""
        )
    )
  }

  @Test func `tells programs what is wrong`() throws {
    recorder.input = Array(Fixtures.cutOff.utf8)
    let outcome = recorder.run("info", "-", "--json")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "<stdin>:5:17: the file ends inside of <trkpt>\n")
    struct Answer: Decodable, Equatable {
      struct File: Decodable, Equatable {
        struct Diagnostic: Decodable, Equatable {
          let line: Int
          let column: Int
          let code: String
          let message: String
        }
        let file: String
        let trackPoints: Int
        let ascent: Double?
        let diagnostics: [Diagnostic]
      }
      let schema: Int
      let files: [File]
    }
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    let diagnostic = Answer.File.Diagnostic(
      line: 5,
      column: 17,
      code: "unexpected-end-of-file",
      message: "the file ends inside of <trkpt>"
    )
    #expect(
      answer
        == Answer(
          schema: 1,
          files: [
            Answer.File(file: "-", trackPoints: 2, ascent: nil, diagnostics: [diagnostic])
          ]
        )
    )
  }

  @Test func `tells programs of good files only, and people of bad ones`() {
    #expect(
      recorder.run("info", "--json", folder("none.gpx"))
        == Outcome(
          status: 1,
          output: "{\n  \"schema\": 1,\n  \"files\": []\n}\n",
          errors: "\(folder("none.gpx")): no such file\n"
        )
    )
  }

  @Test func `when a route was drawn is not how long it takes`() {
    let route = """
      <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><rte>
      <rtept lat="47" lon="11"><time>2024-05-01T06:00:00Z</time></rtept>
      <rtept lat="47.01" lon="11"><time>2024-05-01T06:00:07Z</time></rtept>
      </rte></gpx>
      """
    recorder.input = Array(route.utf8)
    let table = recorder.run("info", "-")
    #expect(table.output.hasSuffix("   2   1.11 km       -        -         -\n"))
    let json = recorder.run("info", "-", "--json").output
    for key in ["duration", "startTime", "endTime"] { #expect(!json.contains("\"\(key)\"")) }
    #expect(json.contains("\"distance\": 1111.951"))
  }

  @Test func `a route stands for the track that is not there`() {
    let route = """
      <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><rte>
      <rtept lat="47" lon="11"><ele>100</ele></rtept><rtept lat="47.01" lon="11"><ele>150</ele></rtept>
      </rte><trk><trkseg/></trk></gpx>
      """
    recorder.input = Array(route.utf8)
    let outcome = recorder.run("info", "-")
    #expect(
      outcome.output.hasSuffix(
        "<stdin>       1       1          0       2   1.11 km    50 m      0 m         -\n"
      )
    )
  }
}
