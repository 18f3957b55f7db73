// swift-tools-version: 6.2
import PackageDescription

/// Programs whose sources know nothing of Switchback: elsewhere than on Apple's systems, it stands in for the modules that
/// they import.
func app(_ name: String, resources: [Resource]? = nil) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["SwiftUI", "MapKit", "CoreLocation"].map { module in
      .product(name: module, package: "switchback", condition: .when(platforms: [.linux, .wasi]))
    },
    resources: resources,
    swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]
  )
}

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "switchback", path: "..")],
  targets: [
    app("Placemarks")
  ]
)
