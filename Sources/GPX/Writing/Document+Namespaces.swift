extension Document {
  /// The namespaces that a file of the document declares on its root: those of its extensions, with
  /// their prefixes, in the order in which they occur.
  ///
  /// Where one prefix stands for two namespaces, the first counts; the other is declared where it
  /// occurs.
  public func namespaces(version: WritingOptions.Version = .gpx11) -> [NamespaceDeclaration] {
    var root = RootNamespaces()
    var needsGPX10 = metadata.author?.email.map { EmailAddress($0) == nil } ?? false
    root.add(metadata.extensions)
    for waypoint in waypoints { root.add(waypoint, &needsGPX10) }
    for route in routes {
      root.add(route.extensions)
      for point in route.points { root.add(point, &needsGPX10) }
    }
    for track in tracks {
      root.add(track.extensions)
      for segment in track.segments {
        let table = segment.pointExtensions
        for group in table.groups { root.add(group.shape, table.namespaces) }
        root.add(segment.extensions)
        if version == .gpx11 { needsGPX10 = needsGPX10 || segment.reception.hasMotion }
      }
    }
    root.add(extensions)
    if needsGPX10 { root.add(.gpx10) }
    return root.declarations
  }
}

extension RootNamespaces {
  fileprivate mutating func add(_ point: Waypoint, _ needsGPX10: inout Bool) {
    add(point.extensions)
    guard !needsGPX10, let reception = point.reception else { return }
    needsGPX10 = reception.course != nil || reception.speed != nil
  }
}

extension ReceptionColumns {
  /// Whether a point has a course or a speed.
  fileprivate var hasMotion: Bool {
    column(.course).presentCount > 0 || column(.speed).presentCount > 0
  }
}
