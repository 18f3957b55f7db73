import CoreLocation

/// A road over a ridge of the western Alps.
struct Pass {
  var name: String
  var latitude: Double
  var longitude: Double

  /// Metres above the sea.
  var height: Int

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

extension Pass {
  /// The passes, the highest first.
  static let all = [
    Pass(name: "Iseran", latitude: 45.4170, longitude: 7.0308, height: 2764),
    Pass(name: "Agnel", latitude: 44.6844, longitude: 6.9795, height: 2744),
    Pass(name: "Bonette", latitude: 44.3267, longitude: 6.8067, height: 2715),
    Pass(name: "Galibier", latitude: 45.0642, longitude: 6.4078, height: 2642),
    Pass(name: "Izoard", latitude: 44.8200, longitude: 6.7350, height: 2360),
    Pass(name: "Lombarde", latitude: 44.2036, longitude: 7.1481, height: 2350),
    Pass(name: "Cayolle", latitude: 44.2592, longitude: 6.7439, height: 2326),
    Pass(name: "Allos", latitude: 44.2969, longitude: 6.5936, height: 2247),
    Pass(name: "Petit Saint-Bernard", latitude: 45.6803, longitude: 6.8840, height: 2188),
    Pass(name: "Vars", latitude: 44.5386, longitude: 6.7030, height: 2108),
    Pass(name: "Mont Cenis", latitude: 45.2606, longitude: 6.9006, height: 2083),
    Pass(name: "Croix de Fer", latitude: 45.2275, longitude: 6.2036, height: 2067),
    Pass(name: "Lautaret", latitude: 45.0350, longitude: 6.4050, height: 2058),
    Pass(name: "Madeleine", latitude: 45.4347, longitude: 6.3755, height: 1993),
    Pass(name: "Roselend", latitude: 45.6906, longitude: 6.6931, height: 1967),
    Pass(name: "Glandon", latitude: 45.2397, longitude: 6.1755, height: 1924),
  ]
}
