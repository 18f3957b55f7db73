// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, so that who depends on the library builds none of this.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "switchback", path: "..")],
  targets: [
    .target(name: "Measuring", swiftSettings: strict),
    .executableTarget(
      name: "read-switchback",
      dependencies: ["Measuring", .product(name: "GPX", package: "switchback")],
      path: "Sources/ReadSwitchback",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "read-xmlparser",
      dependencies: ["Measuring"],
      path: "Sources/ReadXMLParser",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "difference",
      dependencies: ["Measuring", .product(name: "Switchback", package: "switchback")],
      path: "Sources/Difference",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "draw-lines",
      dependencies: ["Measuring", .product(name: "Switchback", package: "switchback")],
      path: "Sources/DrawLines",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "annotation-frames",
      dependencies: ["Measuring", .product(name: "Switchback", package: "switchback")],
      path: "Sources/AnnotationFrames",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "map-in-page",
      dependencies: [
        .product(name: "Switchback", package: "switchback"),
        .product(name: "WebHost", package: "switchback"),
      ],
      path: "Sources/MapInPage",
      swiftSettings: strict + [.enableExperimentalFeature("Extern")]
    ),
  ]
)
