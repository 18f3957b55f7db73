package import Geodesy

/// The name of something on the map, in the person's language where it is known in that.
package struct PlaceName {
  /// What has the name.
  package enum Kind: UInt8 {
    case country
    case capital
    case settlement
    case sea
    case lake
    case peak
    case pass

    /// Whether the size of what has the name is its height.
    var hasHeight: Bool { self == .peak || self == .pass }
  }

  /// The same as long as the world lives.
  package let id: Int
  package let kind: Kind
  package let text: String
  package let place: MKMapPoint

  /// The zoom from which on it may be shown.
  package let minZoom: Double

  /// The people who live there, or the metres above the sea of a peak or a pass.
  package let size: Int
}
