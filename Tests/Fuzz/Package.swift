// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// What must hold whatever bytes are read, and two programs that look for bytes of which it does not. A package of its
// own, so that nobody who uses the library sees it.
let package = Package(
  name: "fuzz",
  dependencies: [.package(name: "switchback", path: "../..")],
  targets: [
    .target(
      name: "Properties",
      dependencies: [.product(name: "GPX", package: "switchback")],
      swiftSettings: strict
    ),
    .executableTarget(name: "damage", dependencies: ["Properties"], swiftSettings: strict),
    // Built only with `-sanitize=fuzzer`, which brings what the module map names.
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: ["Properties", "CFuzzer"],
      swiftSettings: strict
    ),
  ]
)
