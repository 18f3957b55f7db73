extension Document {
  /// About as many bytes as the points take, so that memory is taken once.
  ///
  /// It is a guess from points all over the document and a little more; what is beyond it finds
  /// room, too.
  func expectedSize(_ options: WritingOptions, _ namespaces: [NamespaceDeclaration]) -> Int {
    var encoder = GPXEncoder(options, namespaces)
    var trackPoints = PointSample()
    for track in tracks {
      for segment in track.segments { trackPoints.count += segment.count }
    }
    for track in tracks {
      for segment in track.segments {
        while let row = trackPoints.next(in: segment.count) { encoder.append(segment[row]) }
      }
    }
    var size = trackPoints.size(encoder.buffer.count)
    encoder.buffer.removeAll()

    var others = PointSample()
    others.count = waypoints.count
    for route in routes { others.count += route.points.count }
    for points in [waypoints] + routes.map({ $0.points }) {
      while let row = others.next(in: points.count) {
        encoder.append(points[row], encoder.waypoint)
      }
    }
    size = size.addingReportingOverflow(others.size(encoder.buffer.count)).partialValue
    return max(0, size)
  }
}
