import CoreLocation
import SwiftUI

/// A place beside the way.
struct Place: Identifiable {
  /// What a place is good for, as the beginning of its name tells.
  enum Kind: CaseIterable, Identifiable {
    case sleeping
    case shopping
    case seeing

    var id: Self { self }

    init(name: String) {
      if name.begins(with: "CAMP") || name.begins(with: "SHELTER") {
        self = .sleeping
      } else if name.begins(with: "Supermarket") {
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

extension String {
  /// Whether the text begins so, letter by letter.
  fileprivate func begins(with start: String) -> Bool {
    utf8.starts(with: start.utf8)
  }
}
