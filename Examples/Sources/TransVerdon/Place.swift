import CoreLocation
import SwiftUI

/// A place beside the way.
struct Place: Identifiable {
  /// What a place is good for, as its name tells.
  enum Kind: CaseIterable {
    case sleeping
    case shopping
    case seeing

    init(name: String) {
      if name.contains("CAMP") || name.contains("SHELTER") {
        self = .sleeping
      } else if name.contains("Supermarket") {
        self = .shopping
      } else {
        self = .seeing
      }
    }
  }

  var id: Int
  var name: String
  var coordinate: CLLocationCoordinate2D

  var kind: Kind { Kind(name: name) }
}

extension Place.Kind {
  var title: String {
    switch self {
    case .sleeping: "Camps and shelters"
    case .shopping: "Supermarkets"
    case .seeing: "Other places"
    }
  }

  var symbol: String {
    switch self {
    case .sleeping: "tent"
    case .shopping: "basket.fill"
    case .seeing: "mappin.circle.fill"
    }
  }

  var tint: Color {
    switch self {
    case .sleeping: .brown
    case .shopping: .cyan
    case .seeing: .gray
    }
  }
}
