import Testing

@testable import GPX

@Suite struct SensorStatisticsTests {
  private let segment = WayMaker.equator([0, 10, 20, 30], seconds: [0, 10, 20, 100])

  @Test func `weighs each value by the time around it`() {
    // 5, 10, 45 and 40 seconds.
    let figures = segment.statistics(of: NumberColumn([100, 120, 140, 160]))
    #expect(figures.mean == 144)
    #expect(figures.minimum == 100 && figures.maximum == 160 && figures.count == 4)
    // Without the value of a point its time does not count.
    let gap = segment.statistics(of: NumberColumn([100, nil, 140, nil]))
    #expect(gap.mean == 136)
    let zeros = segment.statistics(of: NumberColumn([80, 0, 0, 90]))
    #expect(zeros.mean == 40)
    #expect(zeros.meanWithoutZeros == 4000.0 / 45)
  }

  @Test func `is nil without values, and counts them alike without times`() {
    let none = segment.statistics(of: NumberColumn([nil, nil, nil, nil]))
    #expect(none == SensorStatistics() && none.mean == nil && none.maximum == nil)
    let untimed = WayMaker.equator([0, 10, 20])
    let figures = untimed.statistics(of: NumberColumn([1, nil, 4]))
    #expect(figures.mean == 2.5 && figures.meanWithoutZeros == 2.5)
    let zero = untimed.statistics(of: NumberColumn([0, nil, nil]))
    #expect(zero.mean == 0 && zero.meanWithoutZeros == nil)
    // Only times that pass count.
    let back = WayMaker.equator([0, 10, 20], seconds: [10, 20, 5])
    #expect(back.statistics(of: NumberColumn([1, 3, 90])).mean == 2)
  }

  @Test func `has no mean of directions`() throws {
    let point = { (course: Int) in
      """
      <trkpt lat="0" lon="0"><time>2024-05-01T06:00:0\(course % 7)Z</time><extensions>
      <t:TrackPointExtension xmlns:t="http://www.garmin.com/xmlschemas/TrackPointExtension/v2">
      <t:course>\(course)</t:course><t:hr>80</t:hr></t:TrackPointExtension></extensions></trkpt>
      """
    }
    let document = try read(track(point(1) + point(359)))
    let course = document.statistics(of: .course)
    #expect(course.count == 2 && course.minimum == 1 && course.maximum == 359)
    #expect(course.mean == nil && course.meanWithoutZeros == nil)
    #expect(document.tracks[0].sensorTable(of: .course).statistics == course)
    #expect(document.statistics(of: .heartRate).mean == 80)
    #expect(document.statistics(of: .power) == SensorStatistics())
  }

  @Test func `adds up over segments and stretches`() {
    let columns = [NumberColumn([100, 120, nil, 160]), NumberColumn([nil, 90, 95, 0])]
    let table = SensorTable([segment, segment], values: columns)
    var sum = segment.statistics(of: columns[0])
    sum.add(segment.statistics(of: columns[1]))
    #expect(table.statistics == sum)
    let part = table.statistics(
      from: WayPosition(segment: 1, row: 2),
      to: WayPosition(segment: 0, row: 2, fraction: 0.5)
    )
    // 40 s of 160, 10 s of 90, 45 s of 95.
    #expect(part.count == 3 && part.minimum == 90 && part.maximum == 160)
    #expect(abs((part.mean ?? .nan) - 11_575.0 / 95) < 1e-9)
    let nothing = table.statistics(
      from: WayPosition(segment: 0, row: 0, fraction: 0.1),
      to: WayPosition(segment: 0, row: 0, fraction: 0.2)
    )
    #expect(nothing.count == 0 && nothing.mean == nil && nothing.minimum == nil)
  }
}
