internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// Looks whether views have another clustering identifier than before.
  func regroup() {
    guard scene.mailbox.needsGrouping else { return }
    scene.mailbox.needsGrouping = false
    regroup(scene.near)
  }

  func regroup(_ records: [AnnotationRecord]) {
    for record in records where record.clusterNode < 0 {
      guard let view = record.view, !record.isLeaving else { continue }
      if record.owner == nil { group(record, by: view.clusteringIdentifier) }
      guard let extent = record.group?.extent else { continue }
      // The widest picture decides; a title may be covered.
      record.group?.extent = CGSize(
        width: max(extent.width, view.frame.width),
        height: max(extent.height, view.frame.height)
      )
    }
  }

  /// Shows the clusters of the present zoom in a rectangle.
  func showClusters(in rect: MKMapRect) {
    guard !scene.groups.isEmpty else { return }
    scene.clusterLevel = ClusterTree.level(zoom: viewport.zoom)
    let parts = AnnotationIndex.parts(of: rect)
    for group in scene.groups {
      group.rebuild()
      group.show(
        level: scene.clusterLevel,
        in: parts,
        at: clock,
        isAnimated: !isStill,
        makeCluster: { makeCluster($0, of: group) }
      )
      for record in group.shownRecords where record.knownSight?.isMoved == true {
        scene.activate(record)
      }
    }
  }

  /// Shows the clusters whose parts have come together.
  func settleClusters() {
    for group in scene.groups where group.settle(at: clock) { scene.needsSurvey = true }
  }

  private func makeCluster(_ node: Int32, of group: ClusterGroup) -> AnnotationRecord {
    let place = group.tree.nodes[Int(node)].place
    let list = { (node: Int32) in group.members(of: node).map { $0.annotation } }
    let annotation =
      delegate?.mapView(self, clusterAnnotationForMemberAnnotations: list(node))
      ?? MKClusterAnnotation(
        count: Int(group.tree.nodes[Int(node)].count),
        coordinate: place.coordinate,
        node: node,
        members: list
      )
    annotation.stand(at: place.coordinate)
    let order = group.firstMember(of: node)?.order ?? 0
    let record = AnnotationRecord(annotation, at: place, order: order)
    record.clusterNode = node
    record.group = group
    record.presence = Presence(1)
    return record
  }

  /// Whether an annotation is part of a cluster that is shown in its place.
  func isHiddenByCluster(_ record: AnnotationRecord) -> Bool {
    guard let group = record.group, record.clusterNode < 0, record.leaf >= 0 else { return false }
    guard let node = group.shownNode(of: record) else { return false }
    return node != Int32(record.leaf)
  }

  /// Tells views of the clusters that they are, or are part of.
  func nameClusters() {
    for group in scene.groups {
      for node in group.shown {
        guard let view = group.record(of: node)?.view as? ClusterAnnotationView else { continue }
        view.count = Int(group.tree.nodes[Int(node)].count)
        if let tint = group.firstMember(of: node)?.tint { view.tint = tint }
        view.sizeToFit()
      }
    }
    guard let selectedRecord, isHiddenByCluster(selectedRecord), let group = selectedRecord.group,
      let node = group.shownNode(of: selectedRecord)
    else { return }
    let cluster = group.record(of: node)?.view
    selectedRecord.view?.cluster = cluster
    // What is shown beside its cluster is not counted twice.
    if let cluster = cluster as? ClusterAnnotationView { cluster.count -= 1 }
  }

  /// Shows the members of a cluster: nearer where that parts them, else spread round their place.
  func open(_ record: AnnotationRecord) {
    guard let group = record.group, record.clusterNode >= 0 else { return }
    let node = group.tree.nodes[Int(record.clusterNode)]
    let deepest = cameraController.limits.scales(for: bounds.size, at: node.place).upperBound
    // On the level after its own the cluster falls apart.
    let parting = MapViewport.scale(zoom: ClusterTree.zoom(level: Int(node.level) + 1))
    if Int(node.level) >= ClusterTree.finestLevel || parting > deepest {
      group.spread(record.clusterNode, at: clock, isAnimated: !isStill)
      scene.needsSurvey = true
      setNeedsDisplay()
      return
    }
    let margin = Self.framingMargin
    let insets = UIEdgeInsets(
      top: contentInsets.top + margin,
      left: contentInsets.left + margin,
      bottom: contentInsets.bottom + margin,
      right: contentInsets.right + margin
    )
    let framing = Framing.rect(node.bounds, insets)
    let fitted = framing.viewport(from: viewport, limits: cameraController.limits)
    if fitted.scale >= parting, node.bounds.width > 0 || node.bounds.height > 0 {
      show(framing, animated: true)
    } else {
      show(.center(node.place, scale: parting * 1.01, heading: viewport.heading), animated: true)
    }
  }

  /// Puts the members of clusters that were spread together again, and tells whether there were any.
  @discardableResult
  func closeClusters() -> Bool {
    var isAny = false
    for group in scene.groups where group.spreadNode != nil {
      group.spread(nil, at: clock, isAnimated: !isStill)
      isAny = true
    }
    if isAny {
      scene.needsSurvey = true
      setNeedsDisplay()
    }
    return isAny
  }
}
