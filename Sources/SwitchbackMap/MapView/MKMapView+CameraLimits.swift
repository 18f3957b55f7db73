public import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// Where the middle of a map has to stay.
  public final class CameraBoundary {
    /// The rectangle that the middle stays in.
    public let mapRect: MKMapRect

    /// The region that the middle stays in.
    public let region: MKCoordinateRegion

    /// Creates a boundary; `nil` for the null rectangle.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isNull else { return nil }
      self.mapRect = mapRect
      region = MKCoordinateRegion(mapRect)
    }

    /// Creates a boundary; `nil` for what is no region.
    public init?(coordinateRegion region: MKCoordinateRegion) {
      let rect = MKMapRect(region)
      guard !rect.isNull else { return nil }
      mapRect = rect
      self.region = region
    }
  }

  /// How near and how far from the ground a camera has to stay.
  public final class CameraZoomRange {
    /// The shortest distance, in metres; ``MKMapCameraZoomDefault`` where it is the map's own.
    public let minCenterCoordinateDistance: CLLocationDistance

    /// The longest distance, in metres; ``MKMapCameraZoomDefault`` where it is the map's own.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Creates a range; `nil` where the shortest distance is longer than the longest, or one is no distance.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      let isAnyMinimum = minDistance == MKMapCameraZoomDefault
      let isAnyMaximum = maxDistance == MKMapCameraZoomDefault
      guard isAnyMinimum || minDistance >= 0, isAnyMaximum || maxDistance >= 0,
        isAnyMinimum || isAnyMaximum || minDistance <= maxDistance
      else { return nil }
      minCenterCoordinateDistance = minDistance
      maxCenterCoordinateDistance = maxDistance
    }

    /// Creates a range without a longest distance.
    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: minDistance,
        maxCenterCoordinateDistance: MKMapCameraZoomDefault
      )
    }

    /// Creates a range without a shortest distance.
    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: MKMapCameraZoomDefault,
        maxCenterCoordinateDistance: maxDistance
      )
    }
  }

  /// Where the middle of the map has to stay; anywhere where it is `nil`.
  public var cameraBoundary: CameraBoundary? {
    get { cameraController.limits.boundary.flatMap { CameraBoundary(mapRect: $0) } }
    set { setCameraBoundary(newValue, animated: false) }
  }

  /// Keeps the middle of the map in a boundary, and goes there where it is not.
  public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    var limits = cameraController.limits
    limits.boundary = cameraBoundary?.mapRect
    setLimits(limits, animated: animated)
  }

  /// How near and how far from the ground the camera has to stay; the map's own range where it is `nil`.
  public var cameraZoomRange: CameraZoomRange? {
    get {
      let limits = cameraController.limits
      if limits.minimumDistance == nil, limits.maximumDistance == nil { return nil }
      return CameraZoomRange(
        minCenterCoordinateDistance: limits.minimumDistance ?? MKMapCameraZoomDefault,
        maxCenterCoordinateDistance: limits.maximumDistance ?? MKMapCameraZoomDefault
      )
    }
    set { setCameraZoomRange(newValue, animated: false) }
  }

  /// Keeps the camera in a range of distances, and goes there where it is not.
  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    func distance(_ value: CLLocationDistance?) -> Double? {
      value.flatMap { $0 == MKMapCameraZoomDefault ? nil : $0 }
    }
    var limits = cameraController.limits
    limits.minimumDistance = distance(cameraZoomRange?.minCenterCoordinateDistance)
    limits.maximumDistance = distance(cameraZoomRange?.maxCenterCoordinateDistance)
    setLimits(limits, animated: animated)
  }

  func setLimits(_ limits: CameraLimits, animated: Bool) {
    guard limits != cameraController.limits else { return }
    cameraController.setLimits(limits, animated: animated && !isStill)
    setNeedsDisplay()
    tellOfCamera()
  }
}

/// The distance that stands for the map's own limit in a range of distances.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKMapCameraZoomDefault: CLLocationDistance = -1
