extension GPXElement {
  /// The place that the schema gives an element among the children of another, from 1.
  ///
  /// One table serves both versions: where both have an element, they agree on its place. 0 means
  /// that the element may stand anywhere, or has no place there at all.
  func order(in parent: ReadingContext) -> UInt8 {
    switch parent {
    case .gpx: orderInDocument
    case .metadata: orderInMetadata
    case .waypoint, .routePoint, .trackPoint: orderInPoint
    case .route, .track: orderInWay
    case .segment: self == .trackPoint ? 1 : self == .extensions ? 2 : 0
    case .author: self == .name ? 1 : self == .email ? 2 : self == .link ? 3 : 0
    default: 0
    }
  }

  private var orderInDocument: UInt8 {
    switch self {
    case .name, .metadata: 1
    case .description: 2
    case .author: 3
    case .email: 4
    case .url: 5
    case .urlName: 6
    case .time: 7
    case .keywords: 8
    case .bounds: 9
    case .waypoint: 10
    case .route: 11
    case .track: 12
    case .extensions: 13
    default: 0
    }
  }

  private var orderInMetadata: UInt8 {
    switch self {
    case .name: 1
    case .description: 2
    case .author: 3
    case .copyright: 4
    case .link: 5
    case .time: 6
    case .keywords: 7
    case .bounds: 8
    case .extensions: 9
    default: 0
    }
  }

  private var orderInPoint: UInt8 {
    switch self {
    case .elevation: 1
    case .time: 2
    case .course: 3
    case .speed: 4
    case .magneticVariation: 5
    case .geoidHeight: 6
    case .name: 7
    case .comment: 8
    case .description: 9
    case .source: 10
    case .link, .url: 11
    case .urlName: 12
    case .symbol: 13
    case .type: 14
    case .fix: 15
    case .satellites: 16
    case .horizontalDilution: 17
    case .verticalDilution: 18
    case .positionDilution: 19
    case .correctionAge: 20
    case .stationID: 21
    case .extensions: 22
    default: 0
    }
  }

  private var orderInWay: UInt8 {
    switch self {
    case .name: 1
    case .comment: 2
    case .description: 3
    case .source: 4
    case .link, .url: 5
    case .urlName: 6
    case .number: 7
    case .type: 8
    case .extensions: 9
    case .routePoint, .segment: 10
    default: 0
    }
  }
}
