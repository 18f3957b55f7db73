/// The elements of GPX 1.0 and 1.1.
enum GPXElement: UInt8, CaseIterable {
  case gpx
  case metadata
  case waypoint
  case route
  case routePoint
  case track
  case segment
  case trackPoint
  case extensions
  case name
  case description
  case comment
  case source
  case author
  case email
  case url
  case urlName
  case link
  case text
  case type
  case copyright
  case year
  case license
  case time
  case keywords
  case bounds
  case number
  case elevation
  case magneticVariation
  case geoidHeight
  case symbol
  case fix
  case satellites
  case horizontalDilution
  case verticalDilution
  case positionDilution
  case correctionAge
  case stationID
  case course
  case speed
  /// Any other name.
  case unknown

  /// The element of a local name.
  ///
  /// The bytes of a name are one number, the first byte lowest, so that telling forty names apart
  /// takes a few comparisons of numbers. A test checks each number against its name.
  @inline(__always)
  init(_ name: XMLName, in bytes: RawSpan) {
    self = name.localCount <= 8 ? Self.short(name.word) : Self.long(name, in: bytes)
  }

  @inline(__always)
  private static func short(_ word: UInt64) -> GPXElement {
    switch word {
    case 0x78_7067: .gpx  // gpx
    case 0x6174_6164_6174_656D: .metadata  // metadata
    case 0x74_7077: .waypoint  // wpt
    case 0x65_7472: .route  // rte
    case 0x74_7065_7472: .routePoint  // rtept
    case 0x6B_7274: .track  // trk
    case 0x6765_736B_7274: .segment  // trkseg
    case 0x74_706B_7274: .trackPoint  // trkpt
    case 0x656D_616E: .name  // name
    case 0x6373_6564: .description  // desc
    case 0x74_6D63: .comment  // cmt
    case 0x63_7273: .source  // src
    case 0x726F_6874_7561: .author  // author
    case 0x6C_6961_6D65: .email  // email
    case 0x6C_7275: .url  // url
    case 0x65_6D61_6E6C_7275: .urlName  // urlname
    case 0x6B6E_696C: .link  // link
    case 0x7478_6574: .text  // text
    case 0x6570_7974: .type  // type
    case 0x7261_6579: .year  // year
    case 0x65_736E_6563_696C: .license  // license
    case 0x656D_6974: .time  // time
    case 0x7364_726F_7779_656B: .keywords  // keywords
    case 0x7364_6E75_6F62: .bounds  // bounds
    case 0x7265_626D_756E: .number  // number
    case 0x65_6C65: .elevation  // ele
    case 0x7261_7667_616D: .magneticVariation  // magvar
    case 0x6D_7973: .symbol  // sym
    case 0x78_6966: .fix  // fix
    case 0x74_6173: .satellites  // sat
    case 0x706F_6468: .horizontalDilution  // hdop
    case 0x706F_6476: .verticalDilution  // vdop
    case 0x706F_6470: .positionDilution  // pdop
    case 0x6469_7370_6764: .stationID  // dgpsid
    case 0x6573_7275_6F63: .course  // course
    case 0x64_6565_7073: .speed  // speed
    default: .unknown
    }
  }

  private static func long(_ name: XMLName, in bytes: RawSpan) -> GPXElement {
    for element in [extensions, copyright, geoidHeight, correctionAge]
    where element.text.utf8CodeUnitCount == name.localCount
      && bytes.spells(element.text, at: name.localStart)
    {
      return element
    }
    return .unknown
  }

  /// The name as it stands in a file, for messages.
  var name: String {
    text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }

  /// The name as it stands in a file.
  var text: StaticString {
    switch self {
    case .gpx: "gpx"
    case .metadata: "metadata"
    case .waypoint: "wpt"
    case .route: "rte"
    case .routePoint: "rtept"
    case .track: "trk"
    case .segment: "trkseg"
    case .trackPoint: "trkpt"
    case .extensions: "extensions"
    case .name: "name"
    case .description: "desc"
    case .comment: "cmt"
    case .source: "src"
    case .author: "author"
    case .email: "email"
    case .url: "url"
    case .urlName: "urlname"
    case .link: "link"
    case .text: "text"
    case .type: "type"
    case .copyright: "copyright"
    case .year: "year"
    case .license: "license"
    case .time: "time"
    case .keywords: "keywords"
    case .bounds: "bounds"
    case .number: "number"
    case .elevation: "ele"
    case .magneticVariation: "magvar"
    case .geoidHeight: "geoidheight"
    case .symbol: "sym"
    case .fix: "fix"
    case .satellites: "sat"
    case .horizontalDilution: "hdop"
    case .verticalDilution: "vdop"
    case .positionDilution: "pdop"
    case .correctionAge: "ageofdgpsdata"
    case .stationID: "dgpsid"
    case .course: "course"
    case .speed: "speed"
    case .unknown: ""
    }
  }
}
