// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Extern"),
]

// What tests need to see a document from outside of Swift. A package of its own, so that nobody who uses the library
// sees it.
let package = Package(
  name: "differential",
  dependencies: [.package(name: "switchback", path: "../..")],
  targets: [
    .executableTarget(
      name: "gpx-lines",
      dependencies: [.product(name: "GPX", package: "switchback")],
      swiftSettings: strict
    )
  ]
)
