public import Geodesy

/// What stands for several annotations where their views would overlap.
open class MKClusterAnnotation: MKAnnotation {
  /// The middle of the members.
  open var coordinate: CLLocationCoordinate2D { location }

  /// What the cluster is called; where it is not set, what its number of members is.
  open var title: String? {
    get { ownTitle ?? "\(count) places" }
    set { ownTitle = newValue }
  }

  /// What else there is to say.
  open var subtitle: String?

  /// The annotations that the cluster stands for.
  open var memberAnnotations: [any MKAnnotation] {
    if let makeMembers {
      members = makeMembers(node)
      self.makeMembers = nil
    }
    return members
  }

  /// How many members there are.
  let count: Int

  private var location: CLLocationCoordinate2D
  private var ownTitle: String?
  private var members: [any MKAnnotation]

  /// The number of the cluster among those of its group.
  var node: Int32 = -1

  /// Lists the members of a cluster where nobody has asked for them yet.
  private var makeMembers: ((Int32) -> [any MKAnnotation])?

  /// Creates a cluster of annotations.
  public init(memberAnnotations: [any MKAnnotation]) {
    members = memberAnnotations
    count = memberAnnotations.count
    location = Self.middle(of: memberAnnotations)
  }

  /// Creates a cluster whose members are listed when somebody asks, or before its group forgets them.
  package init(
    count: Int,
    coordinate: CLLocationCoordinate2D,
    node: Int32,
    members: @escaping (Int32) -> [any MKAnnotation]
  ) {
    self.count = count
    self.node = node
    self.members = []
    location = coordinate
    makeMembers = members
  }

  /// Sets where the cluster stands.
  package final func stand(at coordinate: CLLocationCoordinate2D) {
    location = coordinate
  }

  private static func middle(of members: [any MKAnnotation]) -> CLLocationCoordinate2D {
    guard let first = members.first else { return CLLocationCoordinate2D() }
    let origin = MKMapPoint(first.coordinate)
    var x = 0.0
    var y = 0.0
    for member in members {
      let point = MKMapPoint(member.coordinate).copy(nearestTo: origin.x)
      x += point.x
      y += point.y
    }
    let count = Double(members.count)
    return MKMapPoint(x: x / count, y: y / count).coordinate
  }
}
