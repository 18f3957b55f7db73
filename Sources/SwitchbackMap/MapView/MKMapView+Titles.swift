internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// How far titles stay from the edges of the map, in points: as far as their halos reach.
  private static let titleMargin: CGFloat = 2

  /// The same for a title that is shown in any case.
  private static let namedMargin: CGFloat = 4

  /// How far out of the map titles of a crowd may lie, in points: the crowd is painted once for many frames, so that
  /// they cannot depend on where the edges are.
  private static let crowdMargin: CGFloat = -1000

  /// Finds where titles appear in this frame, and lets those come that have room and the others go.
  func placeTitles() {
    let room = titleRoom(margin: isCrowded ? Self.crowdMargin : Self.titleMargin)
    var moved: [AnnotationRecord] = []
    for record in scene.titled {
      guard let point = record.point, let view = record.view else { continue }
      let body = view.frame(standingAt: point)
      record.sight.label.frame = titleFrame(of: record, below: body, room: room)
      if isForced(record) {
        showTitle(record, isInRoom: coveredRoom.contains(record.sight.label.frame))
      } else if record.sight.label.frame.minX == record.sight.label.frame(below: body).minX {
        showTitle(record, isInRoom: room.contains(record.sight.label.frame))
      } else {
        moved.append(record)
      }
    }
    for record in moved {
      showTitle(record, isInRoom: room.contains(record.sight.label.frame) && isFree(record))
    }
  }

  /// Whether a title is there however little room there is.
  private func isForced(_ record: AnnotationRecord) -> Bool {
    isNamed(record) || record.view?.showsTitleAlways == true
  }

  /// Where titles may lie that may reach over the edges of the map: not below what covers it there.
  private var coveredRoom: CGRect { titleRoom(margin: Self.crowdMargin) }

  /// Where titles may lie: as far as a margin from the edges, and not below what covers the map there.
  private func titleRoom(margin: CGFloat) -> CGRect {
    // The insets have some room beside what covers the map.
    func edge(_ inset: CGFloat) -> CGFloat {
      inset > Self.framingMargin * 1.5 ? inset - Self.framingMargin : margin
    }
    let left = edge(contentInsets.left)
    let top = edge(contentInsets.top)
    return CGRect(
      x: left,
      y: top,
      width: bounds.width - left - edge(contentInsets.right),
      height: bounds.height - top - edge(contentInsets.bottom)
    )
  }

  /// Where a title lies: in the middle below the picture or, at the edges of the map, as near to that as they let it be
  /// while it is below the picture; if it is shown in any case, even where it no longer is.
  private func titleFrame(
    of record: AnnotationRecord,
    below body: CGRect,
    room: CGRect
  ) -> CGRect {
    var frame = record.sight.label.frame(below: body)
    var (left, right) = (room.minX, room.maxX)
    var most = max(0, (frame.width - body.width) / 2)
    if isNamed(record), bounds.contains(CGPoint(x: body.midX, y: body.midY)) {
      let covered = coveredRoom
      left = max(0, covered.minX) + Self.namedMargin
      right = min(bounds.maxX, covered.maxX) - Self.namedMargin
      most = .infinity
    }
    let nearest = max(left, min(frame.minX, right - frame.width))
    frame.origin.x = max(frame.minX - most, min(nearest, frame.minX + most))
    return frame
  }

  /// Whether a title that was moved aside covers no picture and no title of another annotation.
  private func isFree(_ record: AnnotationRecord) -> Bool {
    let slack = record.sight.label.presence.target == 1 ? LabelPlacement.hysteresis : 0
    let frame = record.sight.label.frame.insetBy(dx: slack, dy: slack)
    for other in drawingOrder where other !== record && other.sight.visibility.target == 1 {
      guard let point = other.point, let view = other.view else { continue }
      if view.frame(standingAt: point).intersects(frame) { return false }
      if other.sight.label.presence.target == 1, other.sight.label.frame.intersects(frame) {
        return false
      }
    }
    return true
  }
}
