/// What stands before the points of a route or track.
struct WayHead {
  let element: GPXElement
  let name: String?
  let comment: String?
  let description: String?
  let source: String?
  let links: [WebLink]
  let number: Int?
  let type: String?
  let extensions: [ExtensionElement]

  init(_ route: Route) {
    element = .route
    name = route.name
    comment = route.comment
    description = route.description
    source = route.source
    links = route.links
    number = route.number
    type = route.type
    extensions = route.extensions
  }

  init(_ track: Track) {
    element = .track
    name = track.name
    comment = track.comment
    description = track.description
    source = track.source
    links = track.links
    number = track.number
    type = track.type
    extensions = track.extensions
  }
}
