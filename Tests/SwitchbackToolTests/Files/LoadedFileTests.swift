import Testing

@testable import SwitchbackTool

@Suite struct LoadedFileTests {
  private func file(_ content: String) throws -> LoadedFile {
    let recorder = Recorder()
    recorder.input = Array(
      "<gpx version=\"1.1\" creator=\"x\" xmlns=\"http://www.topografix.com/GPX/1/1\">\(content)</gpx>"
        .utf8
    )
    return try LoadedFile(reading: InputFile("-"), in: recorder.console)
  }

  @Test(arguments: [
    ("<metadata><name>M</name></metadata><trk><name>T</name></trk>", "M"),
    ("<rte><name>R</name></rte><trk/><trk><name>T</name></trk>", "T"),
    ("<rte><name>R</name></rte>", "R"),
    ("<wpt lat=\"0\" lon=\"0\"><name>W</name></wpt>", "track"),
  ])
  func `is called as its content is`(content: String, title: String) throws {
    #expect(LoadedFile.title(of: [try file(content)]) == title)
  }

  @Test func `several are called by all their names`() throws {
    let files = [try file("<trk><name>A</name></trk>"), try file("<trk><name>B</name></trk>")]
    #expect(LoadedFile.title(of: files) == "A, B")
  }

  @Test(arguments: [
    ("", false), ("<wpt lat=\"0\" lon=\"0\"/>", true), ("<rte/>", false),
    ("<rte><rtept lat=\"0\" lon=\"0\"/></rte>", true), ("<trk/>", false),
    ("<trk><trkseg/><trkseg/></trk>", false),
    ("<trk><trkseg/><trkseg><trkpt lat=\"0\" lon=\"0\"/></trkseg></trk>", true),
  ])
  func `can be drawn where there is a point`(content: String, isDrawable: Bool) throws {
    #expect(try file(content).isDrawable == isDrawable)
  }
}
