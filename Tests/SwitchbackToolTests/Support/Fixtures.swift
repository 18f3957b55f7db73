/// Small files written by hand.
enum Fixtures {
  /// A track of three points on a meridian, a hundredth of a degree apart, 20 m up and 10 m down, in 3 minutes and
  /// 20 seconds; a route of two points; a waypoint.
  static let ride = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="By hand" xmlns="http://www.topografix.com/GPX/1/1">
      <metadata><name>A ride</name></metadata>
      <wpt lat="47.5" lon="11.5"><name>Camp</name></wpt>
      <rte><rtept lat="47" lon="11"/><rtept lat="47.01" lon="11"/></rte>
      <trk>
        <trkseg>
          <trkpt lat="47.00" lon="11"><ele>500</ele><time>2024-05-01T06:00:00Z</time></trkpt>
          <trkpt lat="47.01" lon="11"><ele>520</ele><time>2024-05-01T06:02:00Z</time></trkpt>
          <trkpt lat="47.02" lon="11"><ele>510</ele><time>2024-05-01T06:03:20Z</time></trkpt>
        </trkseg>
      </trk>
    </gpx>

    """

  /// A file with nothing in it.
  static let empty = #"<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"/>"#

  /// A recording that was cut off in its third point.
  static let cutOff = """
    <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">
    <trk><trkseg>
    <trkpt lat="47" lon="11"/>
    <trkpt lat="47.01" lon="11"/>
    <trkpt lat="47.0
    """
}
