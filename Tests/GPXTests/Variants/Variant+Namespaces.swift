extension Variant {
  private static let address11 = "http://www.topografix.com/GPX/1/1"
  private static let address10 = "http://www.topografix.com/GPX/1/0"

  /// A file with one waypoint under a root that is spelled in full.
  private static func root(_ attributes: String, prefix: String = "") -> String {
    "⌖<\(prefix)gpx \(attributes)><\(prefix)wpt lat=\"1\" lon=\"2\"/></\(prefix)gpx>"
  }

  private static let onePoint = ["wpt 1 2"]

  static let namespaces: [Variant] = [
    Variant(
      "a prefix on every element",
      file: """
        <a:gpx xmlns:a="\(address11)" version="1.1" creator="t"><a:wpt lat="1" lon="2"><a:name>n</a:name>\
        </a:wpt></a:gpx>
        """,
      outline: ["wpt 1 2 'n'"]
    ),
    Variant(
      "a prefix that is declared anew on the way down",
      file: """
        <gpx xmlns="\(address11)" version="1.1" creator="t"><q:wpt xmlns:q="\(address11)" lat="1" lon="2">\
        <name>n</name></q:wpt></gpx>
        """,
      outline: ["wpt 1 2 'n'"]
    ),
    Variant(
      "a prefix that means something else deeper down",
      file: """
        <p:gpx xmlns:p="\(address11)" version="1.1" creator="t"><p:wpt lat="1" lon="2">⌖<p:name xmlns:p="urn:x">no\
        </p:name><p:name>yes</p:name></p:wpt></p:gpx>
        """,
      "foreign-element",
      outline: ["wpt 1 2 'yes'"]
    ),
    Variant(
      "two prefixes for GPX",
      file: """
        <a:gpx xmlns:a="\(address11)" xmlns:b="\(address11)" version="1.1" creator="t"><b:wpt lat="1" lon="2">\
        <a:name>n</a:name></b:wpt></a:gpx>
        """,
      outline: ["wpt 1 2 'n'"]
    ),
    Variant(
      "an extension named like an element of GPX",
      """
      <wpt lat="1" lon="2"><extensions><x:name xmlns:x="urn:x">no</x:name><x:ele xmlns:x="urn:x">9</x:ele>\
      </extensions></wpt>
      """,
      outline: onePoint
    ),
    Variant(
      "a default namespace of its own inside of extensions",
      """
      <wpt lat="1" lon="2"><name>n</name><extensions><line xmlns="urn:x"><name>no</name></line></extensions></wpt>\
      <wpt lat="3" lon="4"><name>m</name></wpt>
      """,
      outline: ["wpt 1 2 'n'", "wpt 3 4 'm'"]
    ),
    Variant(
      "points inside of extensions",
      """
      <wpt lat="1" lon="2"><extensions><x:p xmlns:x="urn:x"><wpt lat="5" lon="6"/><trkpt lat="7" lon="8"/></x:p>\
      </extensions></wpt>
      """,
      outline: onePoint
    ),
    Variant(
      "no namespace at all",
      file: root("version=\"1.1\" creator=\"t\""),
      "missing-namespace",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "an empty namespace",
      file: root("xmlns=\"\" version=\"1.1\" creator=\"t\""),
      "missing-namespace",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "the address with https",
      file: root("xmlns=\"https://www.topografix.com/GPX/1/1\" version=\"1.1\" creator=\"t\""),
      "unknown-namespace",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "the address with a slash at the end",
      file: root("xmlns=\"\(address11)/\" version=\"1.1\" creator=\"t\""),
      "unknown-namespace",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "the address in small letters",
      file: root("xmlns=\"http://www.topografix.com/gpx/1/0\" version=\"1.0\" creator=\"t\""),
      "unknown-namespace",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "the address of something else",
      file: root("xmlns=\"urn:none\" version=\"1.1\" creator=\"t\""),
      "unknown-namespace",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "the address of a version to come",
      file: root("xmlns=\"http://www.topografix.com/GPX/1/2\" version=\"1.2\" creator=\"t\"")
        .replacing("⌖", with: "⌖⌖"),
      "unknown-namespace",
      "unknown-version",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "a prefix on the root that is declared nowhere",
      file: root("version=\"1.1\" creator=\"t\"", prefix: "g:"),
      "undeclared-prefix",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "a prefix of an extension that is declared nowhere",
      """
      <wpt lat="1" lon="2"><extensions><⌖gpxtpx:hr>100</gpxtpx:hr></extensions></wpt>
      """,
      "undeclared-prefix",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "no version",
      file: root("xmlns=\"\(address11)\" creator=\"t\""),
      "missing-version",
      outline: onePoint
    ),
    Variant(
      "no creator",
      file: root("xmlns=\"\(address10)\" version=\"1.0\""),
      "missing-creator",
      outline: onePoint
    ),
    Variant(
      "version 1.1 in the namespace of 1.0",
      file: root("xmlns=\"\(address10)\" version=\"1.1\" creator=\"t\""),
      "version-mismatch",
      outline: onePoint
    ),
    Variant(
      "the version of the program",
      file: root("xmlns=\"\(address11)\" version=\"7.7.5-play\" creator=\"t\""),
      "unknown-version",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "an element without a namespace among others",
      file: """
        <g:gpx xmlns:g="\(address11)" version="1.1" creator="t">⌖<wpt lat="1" lon="2"/><wpt lat="3" lon="4"/></g:gpx>
        """,
      "missing-namespace",
      refusal: 0,
      outline: ["wpt 1 2", "wpt 3 4"]
    ),
    Variant(
      "a foreign element outside of extensions",
      "<wpt lat=\"1\" lon=\"2\">⌖<x:hr xmlns:x=\"urn:x\">1</x:hr></wpt>",
      "foreign-element",
      outline: onePoint
    ),
    Variant(
      "a foreign element outside of extensions in GPX 1.0, which has no others",
      file: """
        <gpx xmlns="\(address10)" version="1.0" creator="t"><wpt lat="1" lon="2"><x:hr xmlns:x="urn:x">1</x:hr></wpt>\
        </gpx>
        """,
      outline: onePoint
    ),
    Variant(
      "attributes of another namespace",
      "<wpt lat=\"1\" lon=\"2\" x:lat=\"9\" xmlns:x=\"urn:x\"/>",
      outline: onePoint
    ),
  ]
}
