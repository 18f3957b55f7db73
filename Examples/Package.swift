// swift-tools-version: 6.2
import PackageDescription

/// Programs whose sources name no module of Switchback's own but `GPX`: elsewhere than on Apple's systems, it stands in for
/// the modules that they import.
func app(_ name: String, resources: [Resource] = [], exclude: [String] = []) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["SwiftUI", "MapKit", "CoreLocation", "GPX"].map { module in
      .product(name: module, package: "switchback", condition: .when(platforms: [.linux, .wasi]))
    },
    exclude: exclude,
    resources: resources,
    swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]
  )
}

// The code that finds resources needs Foundation: a page holds its files itself.
let isForBrowser = Context.environment["SWITCHBACK_BROWSER"] != nil
let ride = "TransVerdon.gpx"

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "switchback", path: "..")],
  targets: [
    app("Placemarks"),
    app(
      "TransVerdon",
      resources: isForBrowser ? [] : [.copy(ride)],
      exclude: isForBrowser ? [ride] : []
    ),
  ]
)
