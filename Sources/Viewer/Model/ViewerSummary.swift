internal import GPX

/// The figures and the name of what is shown, over all documents.
struct ViewerSummary {
  private(set) var title = ""
  private(set) var subtitle = ""
  private(set) var distance = 0.0
  private(set) var ascent: Double?
  private(set) var descent: Double?
  private(set) var duration: Double?
  private(set) var profile = ViewerProfile()
  private var documentCount = 0

  /// The figures that are known, ready to be read.
  var figures: [Figure] {
    var figures = [Figure(name: "Distance", value: Figure.distance(distance))]
    if let duration { figures.append(Figure(name: "Duration", value: Figure.duration(duration))) }
    if let ascent { figures.append(Figure(name: "Ascent", value: Figure.elevation(ascent))) }
    if let descent { figures.append(Figure(name: "Descent", value: Figure.elevation(descent))) }
    return figures
  }

  mutating func add(_ document: Document, fileName: String) {
    documentCount += 1
    name(document, fileName: fileName)
    var segments: [TrackSegment] = []
    for track in document.tracks { segments += track.segments.filter { !$0.isEmpty } }
    if segments.isEmpty {
      for route in document.routes {
        include(route.statistics())
        profile.add(route.profile())
      }
    } else {
      // A route beside a track is most often the plan of the same journey, which must not count twice.
      include(document.statistics())
      profile.add(ElevationProfile(segments))
    }
  }

  private mutating func name(_ document: Document, fileName: String) {
    if documentCount > 1 {
      title = "\(documentCount) files"
      subtitle += ", \(fileName)"
      return
    }
    let names =
      [document.metadata.name] + document.tracks.map { $0.name } + document.routes.map { $0.name }
    title = names.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? fileName
    subtitle = title == fileName ? document.metadata.author?.name ?? "" : fileName
  }

  private mutating func include(_ statistics: TrackStatistics) {
    distance += statistics.distance
    if let more = statistics.duration { duration = (duration ?? 0) + more }
    guard statistics.minimumElevation != nil else { return }
    ascent = (ascent ?? 0) + statistics.ascent
    descent = (descent ?? 0) + statistics.descent
  }
}
