internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// How far from the view annotations are ready to be seen, in points.
  private static let margin = 240.0

  /// How near to the view the edge of what is ready may come, in points.
  private static let leastMargin = 72.0

  /// How many annotations are near before those are left out that others lie over in any case.
  private static let thinningCount = 2_000

  /// The width of the squares in which only one of many balloons is looked at, in points: half of a balloon, so that
  /// two in one square collide at any zoom that is looked at.
  private static let grain = 14.0

  /// Brings what is known of the annotations to the present frame.
  func locateAnnotations() {
    readMoves()
    drop(scene.advance(to: clock))
    regroup()
    settleClusters()
    if isSurveyDue { surveyAnnotations() }
    solveCrowd()
    sortForDrawing()
    project()
  }

  private var isSurveyDue: Bool {
    guard !scene.needsSurvey, let surveyed = scene.surveyed else { return true }
    if !scene.groups.isEmpty, ClusterTree.level(zoom: viewport.zoom) != scene.clusterLevel {
      return true
    }
    // What is far smaller than what was looked at is looked at anew, or too much would count as near.
    if viewport.scale > surveyed.scale * 2 { return true }
    let needed = viewport.visibleMapRect(margin: Self.leastMargin)
    return !surveyed.rect.contains(needed)
  }

  /// Finds the annotations in and round what is seen.
  private func surveyAnnotations() {
    let rect = viewport.visibleMapRect(margin: Self.margin)
    scene.needsSurvey = false
    scene.surveyed = (rect, viewport.scale)
    var near = annotationsStandingAlone(in: rect)
    makeViews(for: near.filter { !isBalloon($0) })
    // Views may tell that they form clusters.
    regroup(near)
    near.removeAll { $0.group != nil }
    showClusters(in: rect)
    for group in scene.groups { near += group.shownRecords }
    if let selectedRecord, isHiddenByCluster(selectedRecord) { near.append(selectedRecord) }
    makeViews(for: near.filter { !isBalloon($0) })
    scene.survey &+= 1
    for record in near { record.survey = scene.survey }
    for record in scene.near where record.survey != scene.survey { leaveSight(record) }
    for record in near where !record.isNear {
      record.isNear = true
      record.isFresh = true
    }
    scene.near = near
    scene.needsSolving = true
    scene.needsSorting = true
    nameClusters()
  }

  private func annotationsStandingAlone(in rect: MKMapRect) -> [AnnotationRecord] {
    var near: [AnnotationRecord] = []
    let thins = scene.index.count > Self.thinningCount
    scene.index.visit(
      rect,
      grain: thins ? Self.grain / viewport.scale : 0,
      mayThin: { mayThin($0) },
      { if $0.group == nil { near.append($0) } }
    )
    return near
  }

  /// Whether an annotation need not be looked at where others like it lie over it.
  private func mayThin(_ record: AnnotationRecord) -> Bool {
    if record === selectedRecord || record === focusedRecord || record.group != nil { return false }
    guard let view = record.view else { return isBalloon(record) }
    return view is MKMarkerAnnotationView && view.displayPriority != .required
      && view.displayPriority.rawValue == MKFeatureDisplayPriority.defaultLow.rawValue
  }

  private func leaveSight(_ record: AnnotationRecord) {
    record.isNear = false
    record.point = nil
    record.visibility = Presence(1)
    record.label.presence = Presence(0)
    record.glide = nil
    let isHeld = record.keepsView || record === selectedRecord || record === scene.drag?.record
    if isHeld { return }
    if let view = record.view { release(view) }
    record.view = nil
  }
}
