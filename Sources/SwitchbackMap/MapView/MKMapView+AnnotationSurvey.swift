internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// How far from the view annotations are ready to be seen, in points.
  private static let margin = 200.0

  /// How near to the view the edge of what is ready may come, in points.
  private static let leastMargin = 72.0

  /// How much wider both are where the host keeps paintings of crowds, which reach beyond what is seen.
  private var reach: Double { host?.keepsLayers == true ? SteadyLayer.crowdMargin : 0 }

  /// How many annotations are near before those are left out that others lie over in any case.
  private static let thinningCount = 2_000

  /// The width of the squares in which only one of many balloons is looked at, in points: less than that of a balloon,
  /// so that two in one square collide.
  private static let grain = 24.0

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
    if viewport.scale > surveyed.scale * (scene.isThinned ? 1.25 : 2) { return true }
    let needed = viewport.visibleMapRect(margin: Self.leastMargin + reach)
    return !surveyed.rect.contains(needed)
  }

  /// Finds the annotations in and round what is seen.
  private func surveyAnnotations() {
    let rect = viewport.visibleMapRect(margin: Self.margin + reach)
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
      scene.hasFresh = true
    }
    scene.near = near
    scene.needsSolving = true
    scene.needsSorting = true
    nameClusters()
  }

  private func annotationsStandingAlone(in rect: MKMapRect) -> [AnnotationRecord] {
    var near: [AnnotationRecord] = []
    scene.isThinned = scene.index.count > Self.thinningCount
    let grain = scene.isThinned ? Self.grain / viewport.scale : 0
    if scene.isThinned, isEveryViewBalloon {
      // Nothing but one of a square is looked at at all, but for what must be seen.
      let special = [selectedRecord, focusedRecord].compactMap { $0 } + scene.active
      scene.index.visit(rect, grain: grain) { near.append($0) }
      scene.survey &+= 1
      for record in near { record.survey = scene.survey }
      for record in special where record.survey != scene.survey {
        record.survey = scene.survey
        if rect.contains(record.place.copy(nearestTo: rect.midX)) { near.append(record) }
      }
      return near
    }
    scene.index.visit(
      rect,
      grain: grain,
      mayThin: { self.mayThin($0) },
      { if $0.group == nil { near.append($0) } }
    )
    return near
  }

  private var isEveryViewBalloon: Bool {
    delegate == nil && !scene.hasOtherViews && scene.groups.isEmpty
      && scene.queue.maker(MKMapViewDefaultAnnotationViewReuseIdentifier) == nil
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
    record.knownSight?.leave()
    // A balloon has no state that would be lost; of a few, each keeps its view all the same.
    let keepsView =
      record.keepsView && (!record.isBalloon || annotationRecords.count <= Self.thinningCount)
    let isHeld = keepsView || record === selectedRecord || record === scene.drag?.record
    if isHeld { return }
    if let view = record.view { release(view) }
    record.view = nil
    record.knownSight?.body = nil
  }
}
