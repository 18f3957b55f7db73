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

  /// Whether there is anything but waypoints.
  private var hasWay = false

  /// The figures that are known, in rows of those that belong together.
  var figures: [[Figure]] {
    guard hasWay else { return [] }
    var way = [Figure(name: "Distance", value: Figure.distance(distance))]
    if let duration { way.append(Figure(name: "Duration", value: Figure.duration(duration))) }
    guard let ascent, let descent else { return [way] }
    let climbs = [
      Figure(name: "Ascent", value: Figure.elevation(ascent)),
      Figure(name: "Descent", value: Figure.elevation(descent)),
    ]
    return [way, climbs]
  }

  mutating func add(_ document: Document, fileName: String) {
    documentCount += 1
    name(document, fileName: fileName)
    include(document.journeyStatistics())
    let segments = document.tracks.flatMap { $0.segments }.filter { !$0.isEmpty }
    if segments.isEmpty {
      for route in document.routes { profile.add(route.profile()) }
    } else {
      profile.add(ElevationProfile(segments))
    }
  }

  private mutating func name(_ document: Document, fileName: String) {
    if documentCount > 1 {
      title = "\(documentCount) files"
      subtitle = "\(subtitle), \(fileName)".shortened
      return
    }
    let ways = document.tracks.map { $0.name } + document.routes.map { $0.name }
    // One of several ways is not what the file as a whole is called.
    let names = [document.metadata.name] + (ways.count == 1 ? ways : [])
    let own = names.lazy.compactMap { $0 }.first { !$0.isEmpty }
    title = (own ?? fileName).shortened
    subtitle = (own == nil ? document.metadata.author?.name ?? "" : fileName).shortened
  }

  private mutating func include(_ journey: TrackStatistics) {
    if journey.pointCount > 0 { hasWay = true }
    distance += journey.distance
    if let more = journey.duration { duration = (duration ?? 0) + more }
    guard journey.minimumElevation != nil else { return }
    ascent = (ascent ?? 0) + journey.ascent
    descent = (descent ?? 0) + journey.descent
  }
}
