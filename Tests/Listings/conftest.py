"""What the tests of the listings share: a package whose sources are those of two documents beside the repository."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import documents
import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / ".build-listings"

# Shared with the examples, which are built of the same modules with the same flags.
SCRATCH = ROOT / ".build-examples"

# The language modes that the programs are compiled in: that of their time, and that of today.
MODES = [5, 6]

# The way of a ride, and three places on it: one for each picture that the document's reader knows.
ROUTE = [(43.8469, 6.2215), (43.8410, 6.2480), (43.8202, 6.2791), (43.8045, 6.3359), (43.7876, 6.3702)]
PLACES = {"CAMP by the river": ROUTE[1], "Supermarket": ROUTE[2], "Viewpoint": ROUTE[3]}

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

func app(_ name: String, _ mode: SwiftLanguageMode) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["SwiftUI", "MapKit", "CoreLocation"].map { module in
      .product(name: module, package: "switchback", condition: .when(platforms: [.linux, .wasi]))
    },
    swiftSettings: [.swiftLanguageMode(mode)]
  )
}

let package = Package(
  name: "listings",
  dependencies: [.package(name: "switchback", path: "..")],
  targets: [
    app("Route5", .v5), app("Route6", .v6), app("Placemarks5", .v5), app("Placemarks6", .v6),
  ]
)
"""

IMPORTS = "import CoreLocation\nimport MapKit\nimport SwiftUI\n"

ROUTE_APP = """
@main struct RouteApp: App {
  var body: some Scene { WindowGroup("Route") { ContentView() } }
}
"""

# What the second document takes for granted, and a program that shows the stage which a variable names.
PLACEMARKS_APP = """
extension MKMapRect {
  static let laufpark = MKMapRect(x: 143_000_000, y: 89_000_000, width: 1_000_000, height: 800_000)
}

nonisolated(unsafe) let placemarks: [MKPointAnnotation] = (0..<6).map { number in
  let placemark = MKPointAnnotation()
  let side = Double(number * 5 % 6 + 1) / 7
  placemark.coordinate = MKMapPoint(
    x: MKMapRect.laufpark.minX + Double(number + 1) / 7 * MKMapRect.laufpark.width,
    y: MKMapRect.laufpark.minY + side * MKMapRect.laufpark.height
  ).coordinate
  placemark.title = "Place \\(number)"
  return placemark
}

struct Stages: View {
  let stage = ProcessInfo.processInfo.environment["STAGE"]

  var body: some View {
// CASES
  }
}

@main struct PlacemarksApp: App {
  var body: some Scene { WindowGroup("Placemarks") { Stages() } }
}
"""


def shared_documents() -> list[str] | None:
    """The texts of the two documents, in their order; nothing where they are not there."""
    for candidate in (os.environ.get("SWITCHBACK_SHARED"), ROOT.parent / "shared"):
        files = sorted(Path(candidate).glob("seeds/*.txt")) if candidate else []
        if len(files) == 2:
            return [file.read_text() for file in files]
    return None


def route_file() -> str:
    """A GPX 1.0 file with what the document's reader looks for, the name of the track included."""
    places = "".join(
        f'  <wpt lat="{lat}" lon="{lon}"><name>{name}</name></wpt>\n'
        for name, (lat, lon) in PLACES.items()
    )
    points = "".join(f'    <trkpt lat="{lat}" lon="{lon}"/>\n' for lat, lon in ROUTE)
    return (
        '<?xml version="1.0"?>\n<gpx xmlns="http://www.topografix.com/GPX/1/0" version="1.0" creator="test">\n'
        "  <author>A. Rider</author>\n  <url>https://example.org/ride</url>\n"
        f"  <time>2026-05-01T08:00:00Z</time>\n{places}"
        f"  <trk><name>Down the gorge</name><trkseg>\n{points}  </trkseg></trk>\n</gpx>\n"
    )


def write(path: Path, text: str) -> None:
    """Writes a file unless it says that already, so that nothing is built anew."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def build() -> Path:
    """Builds the programs of the documents and returns the folder that they lie in."""
    texts = shared_documents()
    if texts is None:
        pytest.skip("the folder 'shared' with the two documents is not there")
    stages = documents.placemark_programs(texts[1])
    nested = [f"enum Stage{number} {{\n{stage}\n}}\n" for number, stage in enumerate(stages)]
    cases = [f'    if stage == "{number}" {{ Stage{number}.ContentView() }}' for number in range(len(stages))]
    route = IMPORTS + documents.route_program(texts[0]) + ROUTE_APP
    placemarks = IMPORTS + PLACEMARKS_APP.replace("// CASES", "\n".join(cases))
    placemarks += documents.placemark_order(texts[1]) + "\n" + "".join(nested)
    write(PACKAGE / "Package.swift", MANIFEST)
    for mode in MODES:
        write(PACKAGE / "Sources" / f"Route{mode}" / "Route.swift", route)
        write(PACKAGE / "Sources" / f"Placemarks{mode}" / "Placemarks.swift", placemarks)
    # The plan is made anew: the folder has that of the examples.
    command = ["swift", "build", "--disable-build-manifest-caching"]
    command += ["--package-path", PACKAGE, "--scratch-path", SCRATCH]
    programs = [f"{name}{mode}" for name in ("Route", "Placemarks") for mode in MODES]
    # The compiler may not see that a module which they import has changed; they are few files.
    for name in programs:
        shutil.rmtree(SCRATCH / "debug" / f"{name}.build", ignore_errors=True)
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    built = Path(subprocess.check_output([*command, "--show-bin-path"], text=True).strip())
    # In a folder of their own, for a program's bundle has the files that lie beside it.
    folder = PACKAGE / "Programs"
    write(folder / "TransVerdon.gpx", route_file())
    for name in programs:
        (folder / name).unlink(missing_ok=True)
        os.link(built / name, folder / name)
    return folder


class Program:
    """A program of the documents, whose pictures can be looked at."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def picture(self, tmp_path: Path, *options: str, **environment: str) -> Picture:
        file = tmp_path / "picture.svg"
        command = [self.path, "--snapshot", file, *options]
        result = subprocess.run(
            command, capture_output=True, text=True, timeout=60, env=os.environ | environment
        )
        assert result.returncode == 0, result.stderr
        said = result.stdout.removesuffix(f"{file}\n")
        return Picture(ElementTree.parse(file).getroot(), said, result.stderr)


SVG = "{http://www.w3.org/2000/svg}"


class Picture:
    def __init__(self, root: ElementTree.Element, said: str, complaints: str) -> None:
        self.root = root
        self.said = said
        self.complaints = complaints

    @property
    def texts(self) -> list[str]:
        return ["".join(text.itertext()) for text in self.root.iter(SVG + "text")]

    def titled(self, start: str) -> list[str]:
        """The texts that begin so, without a second one that is a text's halo."""
        return sorted({text for text in self.texts if text.startswith(start)})

    @property
    def fading(self) -> int:
        """How many groups are seen through: what is on its way in or out."""
        groups = [group.get("opacity") for group in self.root.iter(SVG + "g")]
        return sum(1 for opacity in groups if opacity and 0 < float(opacity) < 1)


@pytest.fixture(scope="session")
def programs() -> Path:
    return build()


@pytest.fixture(params=MODES, ids=lambda mode: f"Swift {mode}")
def mode(request) -> int:
    return request.param


@pytest.fixture
def route(programs, mode) -> Program:
    return Program(programs / f"Route{mode}")


@pytest.fixture
def placemarks(programs, mode) -> Program:
    return Program(programs / f"Placemarks{mode}")
