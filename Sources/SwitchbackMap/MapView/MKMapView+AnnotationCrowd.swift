internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// How many annotations are near before collisions are looked at only now and then while the map moves.
  private static let quickCount = 600

  /// How long that takes at the least, in seconds.
  private static let solvingInterval = 0.3

  /// By how much the map must turn until collisions are looked at anew, in degrees.
  private static let turn = 0.5

  /// How much smaller than the zoom from which on it has room the zoom may become until what is shown is hidden: as much
  /// as an overlap of 2 points or less.
  private static let hysteresis = 1.015

  /// How long pictures and titles that have no room take to fade, in seconds.
  static let fade: Pace = 0.2

  /// Finds what collides, where that is due, and lets what has no room fade.
  func solveCrowd() {
    if scene.mailbox.needsPlacement {
      scene.mailbox.needsPlacement = false
      scene.needsSolving = true
      scene.needsSorting = true
    }
    let scale = viewport.scale
    var isDue = scene.needsSolving
    if let solved = scene.solved {
      let ratio = scale / solved.scale
      let isTurned = abs(remainderOfTurn(viewport.heading - solved.heading)) > Self.turn
      let isZoomed = ratio < CrowdSolver.lowest * 1.05 || ratio > CrowdSolver.highest / 1.05
      isDue = isDue || isTurned || isZoomed
      scene.mayWait =
        isDue && !isZoomed && scene.near.count > Self.quickCount
        && clock < solved.time + Self.solvingInterval
    } else {
      isDue = true
    }
    if isDue, !scene.mayWait {
      solve()
      showWhatHasRoom(among: scene.near)
      // What has no room at any zoom that the answer holds for need not be asked again.
      let most = scale * CrowdSolver.highest
      scene.candidates = scene.near.filter { $0.sight.viewScale <= most }
    } else if scene.hasFresh {
      showWhatHasRoom(among: scene.near)
    } else if scale != scene.shownScale {
      showWhatHasRoom(among: scene.candidates)
    }
    scene.hasFresh = false
    scene.shownScale = scale
  }

  private func remainderOfTurn(_ degrees: Double) -> Double {
    degrees - (degrees / 360).rounded() * 360
  }

  private func solve() {
    scene.needsSolving = false
    scene.solved = (viewport.scale, viewport.heading, clock)
    let projector = AnnotationProjector(viewport)
    let records = scene.near
    var extent = bounds.insetBy(dx: -260, dy: -260)
    var bodies: [CrowdBox?] = []
    bodies.reserveCapacity(records.count)
    for (index, record) in records.enumerated() {
      let point = projector.point(for: record.place, offset: &record.sight.worldOffset)
      extent = extent.union(CGRect(origin: point, size: .zero))
      bodies.append(record.isLeaving ? nil : body(of: record, at: point, number: index))
    }
    let limit = records.count <= Self.quickCount ? Double.infinity : CrowdSolver.highest
    var solver = CrowdSolver(extent, limit: limit)
    solveBodies(&bodies, of: records, solver: &solver)
    let isCrowd = records.count > Self.quickCount
    for record in records {
      let view = isCrowd ? record.view as? MKMarkerAnnotationView : nil
      record.sight.body = view?.frame(standingAt: .zero)
    }
    let most = viewport.scale * limit
    makeViews(for: records.filter { $0.sight.viewScale <= most && !$0.isLeaving })
    solveTitles(bodies, of: records, limit: limit, solver: &solver)
    let soon = viewport.scale * CrowdSolver.highest
    scene.titled =
      records.filter { record in
        record.sight.label.size.height > 0
          && (record.sight.labelScale <= soon || record.sight.label.presence != Presence(0))
      }.inOrder
  }

  private func body(
    of record: AnnotationRecord,
    at point: CGPoint,
    number: Int
  ) -> CrowdBox? {
    guard let view = record.view else {
      let frame = CGRect(
        x: point.x - MarkerLook.size.width / 2,
        y: point.y - MarkerLook.size.height,
        width: MarkerLook.size.width,
        height: MarkerLook.size.height
      )
      var box = CrowdBox(at: point, frame: frame, owner: number)
      box.rank = rank(of: record)
      return box
    }
    view.sizeToFit()
    if view.collisionMode == .none || view.isHidden { return nil }
    var frame = view.frame(standingAt: point)
    if let fan = record.sight.fan { frame = frame.offsetBy(dx: fan.x, dy: fan.y) }
    var box = CrowdBox(at: point, frame: frame, owner: number)
    box.isCircle = view.collisionMode == .circle
    box.rank = rank(of: record)
    return box
  }

  /// Pictures that are always shown take their room first, then the others by priority.
  private func solveBodies(
    _ bodies: inout [CrowdBox?],
    of records: [AnnotationRecord],
    solver: inout CrowdSolver
  ) {
    var others: [Int] = []
    for (index, record) in records.enumerated() {
      record.sight.viewScale = 0
      guard let body = bodies[index] else { continue }
      if isAlwaysShown(record) { solver.place(body) } else { others.append(index) }
    }
    let priorities = others.map { -Double(priority(of: records[$0])) }
    let orders = others.map { -(bodies[$0]?.rank ?? 0) }
    for position in risingOrder(of: priorities, then: orders) {
      let index = others[position]
      guard var body = bodies[index] else { continue }
      body.appears = solver.start(of: body)
      records[index].sight.viewScale = body.appears * viewport.scale
      bodies[index] = body
      if body.appears < .infinity { solver.place(body) }
    }
  }

  private func solveTitles(
    _ bodies: [CrowdBox?],
    of records: [AnnotationRecord],
    limit: Double,
    solver: inout CrowdSolver
  ) {
    guard let host else { return }
    var titled: [Int] = []
    for (index, record) in records.enumerated() {
      record.sight.labelScale = .infinity
      guard record.view != nil, !record.isLeaving, record.sight.gathering == nil else { continue }
      if record.sight.viewScale <= viewport.scale * limit { titled.append(index) }
    }
    let priorities = titled.map {
      isNamed(records[$0]) ? -2000 : -Double(priority(of: records[$0]))
    }
    for position in risingOrder(of: priorities, then: titled.map { records[$0].order }) {
      let index = titled[position]
      let record = records[index]
      guard let view = record.view else { continue }
      let isForced = isNamed(record) || view.showsTitleAlways
      let least = record.sight.viewScale / viewport.scale
      let body = bodies[index]
      // In a crowd hardly a title has room, and to measure one takes long.
      if !isForced {
        let smallest = titleBox(of: AnnotationLabel.leastSize, view, record, body, number: index)
        if solver.start(of: smallest, body: body, from: least) == .infinity { continue }
      }
      record.sight.label.update(
        title: view.titleBelow,
        subtitle: view.subtitleBelow,
        isWhole: isNamed(record),
        host: host
      )
      if record.sight.label.size.height == 0 { continue }
      var box = titleBox(of: record.sight.label.size, view, record, body, number: index)
      box.appears = isForced ? least : solver.start(of: box, body: body, from: least)
      record.sight.labelScale = box.appears * viewport.scale
      if box.appears < .infinity { solver.place(box) }
    }
  }

  private func titleBox(
    of size: CGSize,
    _ view: MKAnnotationView,
    _ record: AnnotationRecord,
    _ body: CrowdBox?,
    number: Int
  ) -> CrowdBox {
    let point = CGPoint(x: body?.x ?? 0, y: body?.y ?? 0)
    var frame = view.frame(standingAt: point)
    if let fan = record.sight.fan { frame = frame.offsetBy(dx: fan.x, dy: fan.y) }
    let title = AnnotationLabel.frame(of: size, below: frame)
    return CrowdBox(at: point, frame: title.insetBy(dx: -AnnotationLabel.gap, dy: 0), owner: number)
  }

  private func rank(of record: AnnotationRecord) -> Double {
    guard let view = record.view else {
      return Double(MKAnnotationViewZPriority.defaultUnselected.rawValue) * 1e7 + record.order
    }
    let priority = view.isSelected ? view.selectedZPriority : view.zPriority
    return Double(priority.rawValue) * 1e7 + record.order
  }

  private func priority(of record: AnnotationRecord) -> Float {
    (record.view?.displayPriority ?? .defaultLow).rawValue
  }

  private func isAlwaysShown(_ record: AnnotationRecord) -> Bool {
    if isNamed(record) || record.group != nil { return true }
    guard let view = record.view else { return false }
    return view.displayPriority.rawValue >= MKFeatureDisplayPriority.required.rawValue
  }

  /// Whether the title is shown in any case: of what is selected, and of what the keyboard is on.
  func isNamed(_ record: AnnotationRecord) -> Bool {
    record === selectedRecord || record === focusedRecord
  }
}

extension MKMapView {
  /// Lets pictures that have room come and those that have none go.
  private func showWhatHasRoom(among records: [AnnotationRecord]) {
    let scale = viewport.scale
    var wanting: [AnnotationRecord] = []
    for record in records where !record.isLeaving {
      let sight = record.sight
      let wasShown = sight.visibility.target == 1 && !record.isFresh
      let isKnown = !record.isFresh || !scene.mayWait || isAlwaysShown(record)
      let isShown = isKnown && sight.viewScale <= scale * (wasShown ? Self.hysteresis : 1)
      if isShown, record.view == nil { wanting.append(record) }
      if record.isFresh {
        record.isFresh = false
        sight.visibility = Presence(isShown ? 1 : 0)
        sight.label.presence = Presence(0)
        scene.needsSorting = true
      } else if isShown != wasShown {
        sight.visibility.move(to: isShown ? 1 : 0, at: clock, over: isStill ? 0 : Self.fade)
        sight.visibility.begin(at: clock)
        scene.activate(record)
        scene.needsSorting = true
      }
    }
    makeViews(for: wanting)
  }

  /// Lets the title of an annotation come or go; `isInRoom` says whether it lies where titles may.
  func showTitle(_ record: AnnotationRecord, isInRoom: Bool) {
    let sight = record.sight
    let wasShown = sight.label.presence.target == 1
    let scale = viewport.scale * (wasShown ? Self.hysteresis : 1)
    let isShown =
      sight.labelScale <= scale && !record.isLeaving
      && sight.visibility.target == 1 && isInRoom
      && scene.callout?.frame.intersects(sight.label.frame) != true
    if isShown == wasShown { return }
    sight.label.presence.move(to: isShown ? 1 : 0, at: clock, over: isStill ? 0 : Self.fade)
    sight.label.presence.begin(at: clock)
    scene.activate(record)
  }
}
