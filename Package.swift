// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A page is built with this variable set, as Utilities/build-wasm does: the platform of the browser's half has no name
// that a condition could give, and what only draws pictures would not link there.
let isForBrowser = Context.environment["SWITCHBACK_BROWSER"] != nil

// The browser's functions are imported, and the module's exported, by attributes that are not in the language yet.
let web = strict + [.enableExperimentalFeature("Extern")]

func module(_ name: String, imports: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

func tests(
  of name: String,
  imports: [Target.Dependency] = [],
  resources: [Resource]? = nil
)
  -> Target
{
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name), "TestSupport"] + imports,
    resources: resources,
    swiftSettings: strict
  )
}

// Each module imports only what stands above it. Everything down to Viewer is core: it also compiles as
// Embedded Swift for the browser, and so imports no Foundation outside `#if`.
let package = Package(
  name: "switchback",
  products: [
    .library(name: "GPX", targets: ["GPX", "Geodesy"]),
    .library(name: "Switchback", targets: ["Switchback"]),
    .library(name: "CairoHost", targets: ["CairoHost"]),
    .library(name: "WebHost", targets: ["WebHost"]),
    // Under the names of Apple's modules, for packages whose sources are to stay as they are.
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "MapKit", targets: ["MapKit"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .executable(name: "switchback", targets: ["switchback"]),
    .executable(name: "switchback-web", targets: ["SwitchbackWeb"]),
  ],
  targets: [
    .systemLibrary(name: "CMath"),
    module("Geodesy", imports: ["CMath"]),
    module("GPX", imports: ["Geodesy"]),
    module("Drawing", imports: ["CMath"]),
    module("SwitchbackUI", imports: ["CMath", "Drawing"]),
    module("Basemap", imports: ["CMath", "Geodesy", "Drawing"]),
    module("SwitchbackMap", imports: ["CMath", "Geodesy", "Drawing", "Basemap", "SwitchbackUI"]),
    module("Switchback", imports: ["Geodesy", "GPX", "Drawing", "SwitchbackUI", "SwitchbackMap"]),
    module("Viewer", imports: ["Geodesy", "GPX", "Drawing", "SwitchbackUI", "SwitchbackMap"]),

    .systemLibrary(
      name: "CCairo",
      pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]
    ),
    .systemLibrary(
      name: "CPango",
      pkgConfig: "harfbuzz",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]
    ),
    .systemLibrary(
      name: "CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
    ),
    .target(
      name: "CairoHost",
      dependencies: ["Drawing", "CCairo", "CPango", "CZlib"],
      resources: [.copy("Resources/basemap.obm")],
      swiftSettings: strict
    ),
    .target(name: "WebHost", dependencies: ["Drawing"], swiftSettings: web),
    .target(
      name: "SwitchbackApp",
      dependencies: ["Drawing", "SwitchbackUI", isForBrowser ? "WebHost" : "CairoHost"],
      swiftSettings: web
    ),
    module("SwiftUI", imports: ["Drawing", "SwitchbackUI", "SwitchbackApp"]),
    module("CoreLocation", imports: ["Geodesy"]),
    module("MapKit", imports: ["CoreLocation", "Drawing", "SwitchbackUI", "SwitchbackMap"]),
    module("WebPage", imports: ["CZlib"]),
    .executableTarget(name: "WritePage", dependencies: ["WebPage"], swiftSettings: strict),
    module(
      "SwitchbackTool",
      imports: ["Geodesy", "GPX", "Drawing", "Basemap", "Viewer", "CairoHost", "WebPage"]
    ),
    .executableTarget(
      name: "switchback",
      dependencies: ["SwitchbackTool"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "SwitchbackWeb",
      dependencies: ["Viewer", "WebHost"],
      swiftSettings: web
    ),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests(of: "Geodesy"),
    tests(of: "GPX"),
    tests(of: "Drawing"),
    tests(of: "Basemap"),
    tests(of: "SwitchbackUI"),
    tests(of: "SwitchbackMap"),
    tests(of: "Viewer"),
    tests(
      of: "CairoHost",
      imports: ["CCairo", "Basemap", "SwitchbackMap", "Viewer", "SwitchbackApp"],
      resources: [.copy("Fixtures")]
    ),
    tests(of: "WebPage"),
    tests(of: "SwitchbackApp", imports: ["SwiftUI", "MapKit"]),
    tests(of: "SwitchbackTool"),
  ]
)
